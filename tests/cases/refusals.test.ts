import { expect, test } from 'vitest';
import { refusalRules } from '#games/shogi/codes.ts';
import { shogi } from '#games/shogi/game.ts';
import { start } from '#games/shogi/starts.ts';
import { follow } from '#kernel/picking.ts';
import { picks, shown, turnedSfen, turnedText } from '../table.ts';
import { even, type RefusalCase, refusalCases } from './refusal-cases.ts';

/** The evidence of a case turned for gote. A piece that would stand on a square becomes gote's. */
const turned = (evidence: string): string =>
  turnedText(evidence.replace(/^[A-Z](?= )/, (face) => face.toLowerCase()));

const expected = ({ evidence }: RefusalCase): readonly string[] => [...evidence].sort();

test.each(refusalCases)('sente: $rule when $when', (row) => {
  const position = start(row.sfen);
  const refusal = shogi.refuse(position, picks(row.point, 0));
  expect(refusal?.rule).toBe(row.rule);
  expect(shown(refusal?.evidence ?? [])).toEqual(expected(row));
  expect(follow(shogi, position, picks(row.point, 0))).toEqual({ state: 'dead', refusal });
});

test.each(refusalCases)('gote: $rule when $when', (row) => {
  const position = start(turnedSfen(row.sfen));
  const refusal = shogi.refuse(position, picks(turnedText(row.point), 1));
  expect(refusal?.rule).toBe(row.rule);
  expect(shown(refusal?.evidence ?? [])).toEqual(expected(row).map(turned).sort());
});

test('every rule of the list has its case', () => {
  expect(new Set(refusalCases.map(({ rule }) => rule))).toEqual(new Set(refusalRules));
});

test.each([
  ['8h', ['blocker 7g', 'blocker 7i', 'blocker 9g', 'blocker 9i']],
  ['8i', ['blocker 7g', 'blocker 9g']],
])('at the start the piece on %s is walled in by all that is told', (from, walls) => {
  const refusal = shogi.refuse(start(even), picks(from));
  expect(refusal?.rule).toBe('own-piece');
  expect(shown(refusal?.evidence ?? [])).toEqual(walls);
});

test.each(['', '7g', '7g 7f', '2h 5h', '5i 5h'])('"%s" is not refused at the start', (word) => {
  expect(shogi.refuse(start(even), picks(word))).toBeNull();
});
