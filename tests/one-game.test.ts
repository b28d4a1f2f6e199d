/**
 * Words that belong to one game may appear only in files of that game. Such a word elsewhere means that shared code
 * knows a game.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeIn } from './imports.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  shogi: [
    ...['sente', 'gote', 'shitate', 'uwate', '先手', '後手', '下手', '上手'],
    ...['sfen', 'kif', 'ki2', 'csa', 'usi', 'jkf'],
    ...['nifu', 'uchifuzume', 'sennichite', 'impasse', 'jishogi', '二歩', '千日手', '持将棋'],
    ...['komadai', 'furigoma', 'gyoku', '駒台', '振り駒'],
  ],
  // The pieces of both games are the same.
  'xiangqi banqi': ['mandarin', '紅方', '黒方'],
  xiangqi: [
    ...['wxf', 'iccs', 'dhtmlxq', 'ucci'],
    ...['river', 'palace', 'facing kings', '楚河', '九宮', '長将', '長捉'],
  ],
  banqi: ['バンチー', 'hongkong', 'taiwanese', 'no-progress'],
  'ko-shogi': [
    ...['広将棋', '中軍', '霹靂', '五里霧', '天網', '毒火'],
    ...['thunderclap', 'wrestler', 'centuria', 'commissar', 'skyward', 'flag waver'],
  ],
};

/** Files that know a game that is not theirs, each with its reason. Do not add any. */
const stillKnowing: readonly string[] = [
  // Reads settings stored when there was only one game, under the names of that time.
  'src/effects/settings/set-up-storage.ts',
];

const mayKnow = (file: string, games: string): boolean =>
  games
    .split(' ')
    .some(
      (game) =>
        [`src/games/${game}/`, `src/ui/skins/${game}/`].some((folder) => file.startsWith(folder)) ||
        new RegExp(`^src/i18n/[a-z]+/${game}/`).test(file),
    ) ||
  // Lists the names of all games, as the two registries list their files: the table offers each game before it is fetched.
  /^src\/i18n\/[a-z]+\/game-names\.ts$/.test(file);

/** The words of a game that a text contains, also as parts of longer names: `impassePoints`, `csa-head`. */
const wordsIn = (text: string, game: string): readonly string[] => {
  const apart = text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return (words[game] ?? []).filter((word) =>
    /^[a-z]/.test(word)
      ? new RegExp(`(?<![a-z])${word}(?![a-z0-9])`).test(apart)
      : apart.includes(word),
  );
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const knowing = codeIn('src')
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    Object.keys(words)
      .filter((game) => !mayKnow(file, game))
      .map((game) => ({ file, found: wordsIn(readFileSync(file, 'utf8'), game) })),
  )
  .filter(({ found }) => found.length > 0);

test('no file names a game that is not its own', () => {
  expect(knowing.filter(({ file }) => !stillKnowing.includes(file))).toEqual([]);
});

test('every excused file still needs its excuse', () => {
  const files = knowing.map(({ file }) => file);
  expect(stillKnowing.filter((file) => !files.includes(file))).toEqual([]);
});

test('a word is found inside longer names, but not inside other words', () => {
  expect(wordsIn('impassePoints', 'shogi')).toEqual(['impasse']);
  expect(wordsIn("from './csa-head.ts'; 先手の番", 'shogi')).toEqual(['先手', 'csa']);
  expect(wordsIn('causing a musician to use kifu, gotes', 'shogi')).toEqual([]);
});
