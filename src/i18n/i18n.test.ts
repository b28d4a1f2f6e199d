import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../scripts/oldest/browsers.ts';
import { wordsOf } from '../../scripts/page-words.ts';
import { wordsIn } from '../../tests/messages.ts';
import { formatsOf } from './format.ts';
import { detectLanguage, languageNames, languages } from './index.ts';

/** Every sentence of a catalogue with its path; functions are left to their own tests. */
const sentences = (part: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as const];
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });

test('numbers are written as the language writes them, also where that takes no Intl', () => {
  for (const language of languages)
    for (const count of [0, 1, 2, 21, 999, 1_000, 9_999, 10_000, 1_234_567])
      expect(formatsOf(language).counted({ other: '' }, '')(count)).toBe(
        count.toLocaleString(language),
      );
});

test('the reader’s first language that the table speaks is taken, else English', () => {
  expect(detectLanguage(['ja-JP', 'en'])).toBe('ja');
  expect(detectLanguage(['fr-FR', 'es-419', 'en'])).toBe('es');
  expect(detectLanguage(['EN-gb'])).toBe('en');
  expect(detectLanguage(['de', 'constructor'])).toBe('en');
  expect(detectLanguage([])).toBe('en');
});

test.each(languages)(
  'no sentence of %s is empty, and the catalogue says its language',
  async (language) => {
    const messages = await wordsIn(language);
    expect(messages.language).toBe(language);
    for (const [path, sentence] of sentences(messages)) expect(sentence.trim(), path).not.toBe('');
  },
);

test.each(languages.filter((language) => language !== 'en'))(
  'no sentence of %s is still in English',
  async (language) => {
    const english = new Map(sentences(await wordsIn('en')));
    // Names and samples of notation are short, and may well be the same everywhere.
    const same = sentences(await wordsIn(language)).filter(
      ([path, sentence]) => sentence.length > 12 && english.get(path) === sentence,
    );
    expect(same).toEqual([]);
  },
);

test('each language is offered by a name', () => {
  expect(Object.keys(languageNames)).toEqual(languages);
});

test('numbers take the form of the noun they ask for', async () => {
  const [en, es, ja] = await Promise.all(languages.map(wordsIn));
  expect([0, 1, 2, 1234].map((n) => en?.games.moves(n))).toEqual([
    '0 moves',
    '1 move',
    '2 moves',
    '1,234 moves',
  ]);
  expect([1, 2].map((n) => es?.games.moves(n))).toEqual(['1 jugada', '2 jugadas']);
  expect([1, 2].map((n) => ja?.games.moves(n))).toEqual(['1手', '2手']);
  expect(formatsOf('es').counted({ one: 'jugada', other: 'jugadas' })(1_000_000)).toMatch(
    /jugadas$/,
  );
});

test('the parts read from a kifu are listed, and parts that it lacks are not mentioned', async () => {
  const [en, es, ja] = await Promise.all(languages.map(wordsIn));
  const much = { moves: 101, variations: 2, comments: 1 };
  expect(en?.kifu.opened(much)).toBe('Read 101 moves, 2 variations, and 1 comment.');
  expect(en?.kifu.opened({ moves: 1, variations: 0, comments: 0 })).toBe('Read 1 move.');
  expect(es?.kifu.opened(much)).toBe('Leído: 101 jugadas, 2 variantes y 1 comentario.');
  expect(ja?.kifu.opened(much)).toBe('101手、変化2件、コメント1件を読み込みました。');
});

test('a game was left now, minutes, hours or days ago, or on a date', () => {
  const nowMs = Date.UTC(2024, 5, 30, 12);
  const said = formatsOf('en').ago;
  const minutes = 60_000;
  expect(said(nowMs - 5_000, nowMs)).toBe('now');
  expect(said(nowMs + 90 * minutes, nowMs)).toBe('now');
  expect(said(nowMs - 3 * minutes, nowMs)).toBe('3 minutes ago');
  expect(said(nowMs - 120 * minutes, nowMs)).toBe('2 hours ago');
  expect(said(nowMs - 26 * 60 * minutes, nowMs)).toBe('yesterday');
  expect(said(nowMs - 30 * 24 * 60 * minutes, nowMs)).toBe('May 31, 2024');
  expect(formatsOf('ja').ago(nowMs - 3 * minutes, nowMs)).toBe('3 分前');
});

test('a turn is spoken in plain words', async () => {
  const [en, es, ja] = await Promise.all(languages.map(wordsIn));
  const quiet = { dropped: false, captured: null, choice: null, check: false } as const;
  expect(en?.game.spoken({ ...quiet, side: 'Sente', piece: 'pawn', square: '7f' })).toBe(
    'Sente: pawn to 7f.',
  );
  expect(
    en?.game.spoken({
      side: 'Gote',
      piece: 'bishop',
      square: '8h',
      dropped: false,
      captured: 'bishop',
      choice: 'promote',
      check: true,
    }),
  ).toBe('Gote: bishop to 8h, captures bishop, promotes, check.');
  expect(
    es?.game.spoken({ ...quiet, side: 'Gote', piece: 'plata', square: '5e', dropped: true }),
  ).toBe('Gote: plata soltada en 5e.');
  expect(
    es?.game.spoken({ ...quiet, side: 'Sente', piece: 'peón', square: '2c', dropped: true }),
  ).toBe('Sente: peón soltado en 2c.');
  expect(
    ja?.game.spoken({
      ...quiet,
      side: '先手',
      piece: '角',
      square: '２二',
      captured: '角',
      choice: 'keep',
    }),
  ).toBe('先手、２二角不成、角を取る。');
});

test.each([
  ['a failed start', 'start-failed', 3],
  ['a browser that is too old', 'old-browser', 2],
] as const)('%s is explained in every language, in words of its own', (_, message, count) => {
  const words = wordsOf(message);
  expect(Object.keys(words)).toEqual(languages);
  const parts = Object.values(words).flatMap((own) => Object.values(own));
  expect(new Set(parts).size).toBe(count * languages.length);
  expect(parts.every((part) => part.length > 3)).toBe(true);
});

test('each language names the oldest browsers to the reader of an older one', () => {
  for (const { body } of Object.values(wordsOf('old-browser')))
    for (const [browser, version] of Object.entries(oldestBrowsers))
      expect(body?.toLowerCase()).toContain(`${browser} ${version}`);
});
