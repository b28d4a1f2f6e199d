import { expect, test } from 'vitest';
import { koShogiAgreement } from '#games/ko-shogi/agreement.ts';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { languages, wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { koShogiFiles } from './files.ts';
import { gameSkin } from './index.ts';

/** The problems that are told of a position text that no game can start from. */
const problemsOf = async (text: string): Promise<readonly string[]> => {
  const read = koShogiFormats.readSetup(text);
  const words = await wordsIn('en');
  return read.ok ? [] : read.error.map((problem) => koShogiFiles.problem(problem, words));
};

const empty = Array<string>(17).fill('19').join('/');

test('a problem that keeps a game from starting names the side and the piece', async () => {
  expect(await problemsOf('nonsense')).toEqual(['This is not a position of ko shogi.']);
  expect(await problemsOf(`g,18/${empty}/D,18 b 1`)).toEqual([
    'Black has neither a general or governor nor a middle troop with a banner.',
  ]);
  expect(await problemsOf(`g,18/${empty}/G,D,D,16 b 1`)).toEqual([
    'Black has more of this piece than a set has: drum.',
  ]);
});

test.each(languages)(
  'in %s files have words for all that their reader can say',
  async (language) => {
    const words = await wordsIn(language);
    const { notices, lineKinds, formats } = koShogiFiles.words(words);
    expect(Object.keys(notices).sort()).toEqual(Object.keys(koShogiFormats.notices).sort());
    expect(Object.keys(lineKinds).sort()).toEqual(Object.keys(koShogiFormats.lineKinds).sort());
    expect(Object.keys(formats)).toEqual(koShogiFormats.formats.map(({ id }) => id));
  },
);

test.each(languages)('in %s all that can be agreed has its words', async (language) => {
  const words = gameSkin.gameText.agreement.words(await wordsIn(language));
  for (const option of koShogiAgreement.options) {
    const { label, values } = words.options[option.id] ?? { label: '' };
    expect(label).not.toBe('');
    if (option.kind === 'choice')
      expect(Object.keys(values ?? {})).toEqual(option.choices.map(String));
  }
  for (const { id } of koShogiAgreement.presets) {
    expect(words.presets[id]).toBeTruthy();
    expect(words.presetNotes[id]).toBeTruthy();
  }
  for (const { id } of koShogiAgreement.starts) expect(words.starts[id]).toBeTruthy();
});

test('a record tells when it was played, unless it does already', () => {
  const game = {
    startedAtMs: new Date(2026, 0, 2, 3, 4, 5).getTime(),
    endedAtMs: undefined,
    clock: null,
  };
  const read = koShogiFormats.read(
    koShogiFormats.sample?.text ?? '',
    { lines: 99, games: 9, plies: 99, 'game-moves': 99, moves: 99 },
    () => {},
  );
  const record = read.ok ? read.value.games[0]?.record : undefined;
  if (record === undefined) throw new Error('the sample cannot be read');
  const played = koShogiFiles.played(record, game);
  expect(played.headers).toContainEqual(['Date', '2026.01.02']);
  expect(played.headers).toContainEqual(['Time', '03:04:05']);
  expect(koShogiFiles.played(played, { ...game, startedAtMs: 0 }).headers).toEqual(played.headers);
});
