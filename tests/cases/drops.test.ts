/** Rules A45–A50: where a piece may be dropped. Each case is tested for both players. */
import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { isLegal, legalMoves } from '#games/shogi/legal.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { start } from '#games/shogi/starts.ts';
import { lineOf, move, turnedSfen, turnedText } from '../table.ts';

interface Case {
  readonly says: string;
  readonly sfen: string;
  readonly usi: string;
  readonly legal: boolean;
}

const cases: readonly Case[] = [
  {
    says: 'A45: no second unpromoted pawn on a file',
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    usi: 'P*5d',
    legal: false,
  },
  {
    says: 'A45: an own pawn anywhere on the file counts, also ahead',
    sfen: '4k4/9/4P4/9/9/9/9/9/K8 b P 1',
    usi: 'P*5h',
    legal: false,
  },
  {
    says: 'A46: a tokin on the file does not count',
    sfen: '4k4/9/9/9/9/9/4+P4/9/4K4 b P 1',
    usi: 'P*5d',
    legal: true,
  },
  {
    says: 'A46: the other side’s pawn does not count',
    sfen: 'k8/9/4p4/9/9/9/9/9/4K4 b P 1',
    usi: 'P*5e',
    legal: true,
  },
  {
    says: 'A47: a pawn not on the last rank',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b P 1',
    usi: 'P*5a',
    legal: false,
  },
  {
    says: 'A47: a lance not on the last rank',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b L 1',
    usi: 'L*5a',
    legal: false,
  },
  {
    says: 'A47: a knight not on the last rank',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b N 1',
    usi: 'N*5a',
    legal: false,
  },
  {
    says: 'A47: a knight not on the last rank but one',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b N 1',
    usi: 'N*5b',
    legal: false,
  },
  {
    says: 'A47: a knight on the third rank',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b N 1',
    usi: 'N*5c',
    legal: true,
  },
  {
    says: 'A41: no drop on a piece',
    sfen: '4k4/9/9/9/4p4/9/9/9/4K4 b G 1',
    usi: 'G*5e',
    legal: false,
  },
  {
    says: 'A48: no pawn dropped for mate',
    sfen: '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
    usi: 'P*1b',
    legal: false,
  },
  {
    says: 'A48 (i): a pawn may be moved for mate',
    sfen: '7lk/9/7SP/9/9/9/9/7L1/8K b - 1',
    usi: '1c1b',
    legal: true,
  },
  {
    says: 'A48 (ii): a lance may be dropped for mate',
    sfen: '7lk/9/8S/9/9/9/9/7L1/8K b L 1',
    usi: 'L*1b',
    legal: true,
  },
  {
    says: 'A48 (iii): a pawn’s check that the gold can take is no mate',
    sfen: '7gk/9/8S/9/9/9/9/7L1/8K b P 1',
    usi: 'P*1b',
    legal: true,
  },
  {
    says: 'A48 (iv): the king takes an unguarded pawn',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b P 1',
    usi: 'P*1b',
    legal: true,
  },
  {
    says: 'A48 (iv): the king steps away',
    sfen: '8k/9/8S/9/9/9/9/9/8K b P 1',
    usi: 'P*1b',
    legal: true,
  },
  {
    says: 'A48 (iv): a taker that is pinned does not save the king',
    sfen: '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1',
    usi: 'P*1b',
    legal: false,
  },
  {
    says: 'A48 (iv): a taker pinned along the line of the pawn may take it',
    sfen: '8k/8g/9/8S/9/9/9/9/R7K b P 1',
    usi: 'P*1c',
    legal: true,
  },
  {
    says: 'A48 (v): a pawn that leaves no move without a check is legal',
    sfen: '8k/9/6N2/7N1/9/9/9/9/4K4 b P 1',
    usi: 'P*2c',
    legal: true,
  },
  {
    says: 'A49: a drop may answer a check',
    sfen: '4r3k/9/9/9/9/9/9/9/4K4 b G 1',
    usi: 'G*5e',
    legal: true,
  },
  { says: 'A49: a pawn too', sfen: '4r3k/9/9/9/9/9/9/9/4K4 b P 1', usi: 'P*5h', legal: true },
  {
    says: 'A49: but not on a file with a pawn of one’s own',
    sfen: 'P3r3k/9/9/9/9/9/9/9/K8 b P 1',
    usi: 'P*9e',
    legal: false,
  },
  {
    says: 'A50: a pawn that threatens mate next turn is legal',
    sfen: '7lk/9/9/8S/9/9/9/7L1/8K b P 1',
    usi: 'P*1c',
    legal: true,
  },
];

describe.each([
  ['sente', (text: string) => text, (text: string) => text],
  ['gote', turnedSfen, turnedText],
] as const)('for %s', (_, position, usi) => {
  test.each(cases)('$says', (row) => {
    const there = start(position(row.sfen));
    const dropping = move(there, usi(row.usi));
    expect(isLegal(there, dropping)).toBe(row.legal);
    expect(shogi.refuse(there, shogi.picks(there, dropping)) === null).toBe(row.legal);
    expect(legalMoves(there).map(formatUsi).includes(usi(row.usi))).toBe(row.legal);
  });
});

test('A48 (ii): the lance that was dropped has mated', () => {
  expect(shogi.judge(lineOf('7lk/9/8S/9/9/9/9/7L1/8K b L 1', ['L*1b']))).toEqual({
    winner: 0,
    by: 'checkmate',
    next: 'over',
  });
});

test('A48 (v): the player who has no move after such a pawn loses', () => {
  expect(shogi.judge(lineOf('8k/9/6N2/7N1/9/9/9/9/4K4 b P 1', ['P*2c']))).toEqual({
    winner: 0,
    by: 'no-move',
    next: 'over',
  });
});

test('an uchifuzume that was played all the same can be judged and taken back', () => {
  const line = lineOf('7lk/9/8S/9/9/9/9/7L1/8K b P 1', ['P*1b']);
  expect(shogi.judge(line)?.by).toBe('checkmate');
  expect(shogi.text.position(line.before?.position ?? line.position)).toBe(
    '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
  );
});
