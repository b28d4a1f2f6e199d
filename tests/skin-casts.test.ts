/**
 * A skin uses the types of its own game. `defineSkin` is the only place where they become types of any game, and it
 * needs no cast.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources, withoutComments } from './imports.ts';

/** The casts in a source: types after `as` that are neither `const` nor another name in an import. */
const castsIn = (source: string): readonly string[] =>
  withoutComments(source)
    .replaceAll(/^(import|export) [^;]*? from '[^']*';$/gms, '')
    .replaceAll(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, "''")
    .match(/(?<=\)|\]|\}|\w) as (?!const\b)[\w$({[]\S*/g) ?? [];

const castsUnder = (folder: string): readonly string[] =>
  sources
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => castsIn(readFileSync(file, 'utf8')).map((cast) => `${file}:${cast}`));

test('no skin casts a position, a move, a line, rules or words', () => {
  expect(castsUnder('src/ui/skins/')).toEqual([]);
});

test('no other part of the ui casts to a type of a game', () => {
  const ofGames = /(Position|Move|Line|Rules|Messages|Text)\b/;
  expect(castsUnder('src/ui/').filter((cast) => ofGames.test(cast))).toEqual([]);
});

test.each([
  ['const asPosition = (position: object) => position as Position;', [' as Position;']],
  ['const { game } = useText() as BanqiText;', [' as BanqiText;']],
  ['const position = line.position as unknown as Position;', [' as unknown', ' as Position;']],
  ["const of = ['a', 'b'] as const;", []],
  ["import { words as en } from '../../en/shogi/words.ts';", []],
  ['// a line as Line\nconst text = `as Line`;', []],
])('in %j the casts are %j', (source, casts) => {
  expect(castsIn(source)).toEqual(casts);
});
