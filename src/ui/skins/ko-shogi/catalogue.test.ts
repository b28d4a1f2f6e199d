import { expect, test } from 'vitest';
import type { KoShogiWarning } from '#games/ko-shogi/codes.ts';
import { type endings, type RefusalRule, refusals } from '#games/ko-shogi/codes.ts';
import type { LineKind, NoticeCode } from '#games/ko-shogi/notation/reading.ts';
import type { ProblemCode } from '#games/ko-shogi/problems.ts';
import { koShogiSettings, type notations } from '#games/ko-shogi/settings.ts';
import type { EndingText } from '#i18n/index.ts';
import type { KoShogiMessages, KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import { languages, wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { type FaceCode, isFaceCode, pieceNames } from './piece-names.ts';

/** The codes of ko shogi's rules, each with its text. That this compiles is the proof that no language lacks one. */
interface Spoken {
  readonly pieces: Readonly<Record<FaceCode, { readonly name: string }>>;
  readonly endings: Readonly<Record<(typeof endings)[number], EndingText>>;
}
const spoken = (messages: KoShogiMessages): Spoken => messages;

/** What is said on pages, the same way. */
interface Read {
  readonly game: {
    readonly files: {
      readonly notices: Readonly<Record<NoticeCode, string>>;
      readonly lineKinds: Readonly<Record<LineKind, string>>;
    };
    readonly problems: Readonly<Record<ProblemCode, (about: never) => string>>;
    readonly refusals: Readonly<Record<RefusalRule, string>>;
    readonly fouls: Readonly<Record<RefusalRule, string>>;
    readonly warnings: Readonly<Record<KoShogiWarning, (side: string) => string>>;
    readonly notations: Readonly<Record<(typeof notations)[number], string>>;
  };
}
const read = (messages: KoShogiText): Read => messages;

test.each(languages)('%s has words for every code, and no others', async (language) => {
  const { pieces } = spoken((await wordsIn(language)).game);
  const { game } = await wordsIn(language);
  const rules = Object.keys(refusals).sort();
  expect(Object.keys(game.refusals).sort()).toEqual(rules);
  expect(Object.keys(game.fouls).sort()).toEqual(rules);
  expect(Object.keys(game.namedFouls).sort()).toEqual(
    Object.entries(refusals)
      .flatMap(([rule, kind]) => (kind === 'foul' ? rule : []))
      .sort(),
  );
  expect(Object.keys(pieces).sort()).toEqual(Object.keys(pieceNames).sort());
  expect(new Set(Object.values(game.refusals)).size).toBe(rules.length);
  for (const sentence of Object.values(read({ ...(await wordsIn(language)) }).game.refusals))
    expect(sentence).toMatch(/[.。]$/);
});

test.each(languages)(
  'faces have one word in %s exactly where they have one name',
  async (language) => {
    const { pieces } = (await wordsIn(language)).game;
    const codes = Object.keys(pieceNames).filter(isFaceCode);
    for (const one of codes)
      for (const other of codes)
        expect([one, other, pieces[one].name === pieces[other].name]).toEqual([
          one,
          other,
          pieceNames[one].kanji === pieceNames[other].kanji,
        ]);
  },
);

test.each(languages)('%s says whose loss an ending is', async (language) => {
  const { endings: ended } = spoken((await wordsIn(language)).game);
  const { warnings } = (await wordsIn(language)).game;
  for (const code of ['command-lost', 'perpetual-check', 'no-move'] as const)
    expect(ended[code].why({ winner: 'W', loser: 'L' })).toContain('L');
  expect(ended['command-lost'].why({ winner: '', loser: '' })).not.toContain('undefined');
  expect(warnings['third-time-checking']('L')).toContain('L');
});

test.each(languages)('%s has a name for every setting and each of its values', async (language) => {
  const { settings, notations: written } = (await wordsIn(language)).game;
  const texts: Readonly<
    Record<string, { readonly label: string; readonly values?: Readonly<Record<string, string>> }>
  > = { ...settings, notation: { label: 'as everywhere', values: written } };
  for (const option of koShogiSettings) {
    expect(texts[option.id]?.label, option.id).toBeTruthy();
    if (option.kind !== 'choice') continue;
    for (const value of option.choices) expect(texts[option.id]?.values?.[value]).toBeTruthy();
  }
});
