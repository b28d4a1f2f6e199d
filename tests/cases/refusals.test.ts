import { expect, test } from 'vitest';
import { refusalRules } from '#games/shogi/codes.ts';
import { shogi } from '#games/shogi/game.ts';
import { start } from '#games/shogi/position.ts';
import { follow } from '#kernel/picking.ts';
import { picks, shown, turnedSfen, turnedText } from '../table.ts';

interface Case {
  readonly rule: (typeof refusalRules)[number];
  readonly when: string;
  readonly sfen: string;
  /** As `picks` reads them. */
  readonly point: string;
  readonly evidence: readonly string[];
}

const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const cases: readonly Case[] = [
  {
    rule: 'not-your-turn',
    when: 'the piece is the other side’s',
    sfen: even,
    point: '3c',
    evidence: ['cause 3c'],
  },
  {
    rule: 'not-your-turn',
    when: 'the hand is the other side’s',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b Pp 1',
    point: "P'* 5e",
    evidence: [],
  },
  {
    rule: 'empty-square',
    when: 'nothing stands there',
    sfen: even,
    point: '5e',
    evidence: ['cause 5e'],
  },
  {
    rule: 'not-in-hand',
    when: 'there is no such piece in hand',
    sfen: even,
    point: 'P* 5e',
    evidence: [],
  },
  {
    rule: 'not-in-hand',
    when: 'only the other side has such a piece',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b p 1',
    point: 'P*',
    evidence: [],
  },
  {
    rule: 'occupied',
    when: 'a piece is dropped on the other side’s',
    sfen: '4k4/9/9/9/4p4/9/9/9/4K4 b G 1',
    point: 'G* 5e',
    evidence: ['cause 5e'],
  },
  {
    rule: 'occupied',
    when: 'a piece is dropped on one’s own',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b G 1',
    point: 'G* 5i',
    evidence: ['cause 5i'],
  },
  {
    rule: 'occupied',
    when: 'a pawn is dropped on one’s own pawn: the square comes before nifu',
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    point: 'P* 5g',
    evidence: ['cause 5g'],
  },
  {
    rule: 'own-piece',
    when: 'one’s own piece stands there',
    sfen: even,
    point: '2h 2g',
    evidence: ['cause 2g'],
  },
  {
    rule: 'own-piece',
    when: 'it stands there and the piece does not move so either',
    sfen: even,
    point: '2h 1i',
    evidence: ['cause 1i'],
  },
  {
    rule: 'wrong-movement',
    when: 'a pawn would go two squares',
    sfen: even,
    point: '7g 7e',
    evidence: ['cause 7g'],
  },
  {
    rule: 'wrong-movement',
    when: 'a silver would step aside',
    sfen: '4k4/9/9/9/4S4/9/9/9/4K4 b - 1',
    point: '5e 4e',
    evidence: ['cause 5e'],
  },
  {
    rule: 'blocked',
    when: 'a rook would pass its own pawn',
    sfen: even,
    point: '2h 2f',
    evidence: ['blocker 2g', 'ray 2h-2f'],
  },
  {
    rule: 'blocked',
    when: 'a bishop would pass the other side’s pawn',
    sfen: '4k4/9/9/2p6/9/B8/9/9/4K4 b - 1',
    point: '9f 6c',
    evidence: ['blocker 7d', 'ray 9f-6c'],
  },
  {
    rule: 'promotion-not-possible',
    when: 'the move stays outside the zone',
    sfen: even,
    point: '7g 7f +',
    evidence: ['cause 7g'],
  },
  {
    rule: 'promotion-not-possible',
    when: 'a gold would promote',
    sfen: '8k/9/9/5G3/9/9/9/9/4K4 b - 1',
    point: '4d 4c +',
    evidence: ['cause 4d'],
  },
  {
    rule: 'promotion-not-possible',
    when: 'a tokin would promote again',
    sfen: '8k/9/9/4+P4/9/9/9/9/4K4 b - 1',
    point: '5d 5c +',
    evidence: ['cause 5d'],
  },
  {
    rule: 'promotion-compulsory',
    when: 'a pawn would stay a pawn on the last rank',
    sfen: '8k/4P4/9/9/9/9/9/9/4K4 b - 1',
    point: '5b 5a =',
    evidence: ['rank 1'],
  },
  {
    rule: 'promotion-compulsory',
    when: 'a lance would stay a lance on the last rank',
    sfen: '8k/9/9/4L4/9/9/9/9/4K4 b - 1',
    point: '5d 5a =',
    evidence: ['rank 1'],
  },
  {
    rule: 'promotion-compulsory',
    when: 'a knight would stay a knight on the last rank but one',
    sfen: '8k/9/9/4N4/9/9/9/9/4K4 b - 1',
    point: '5d 4b =',
    evidence: ['rank 1', 'rank 2'],
  },
  {
    rule: 'nifu',
    when: 'a pawn stands on the file',
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    point: 'P* 5e',
    evidence: ['cause 5g', 'file 5'],
  },
  {
    rule: 'nifu',
    when: 'the square is dead too: nifu comes first',
    sfen: 'k8/9/9/9/9/9/4P4/9/4K4 b P 1',
    point: 'P* 5a',
    evidence: ['cause 5g', 'file 5'],
  },
  {
    rule: 'dead-square',
    when: 'a pawn is dropped on the last rank',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b P 1',
    point: 'P* 5a',
    evidence: ['rank 1'],
  },
  {
    rule: 'dead-square',
    when: 'a lance is dropped on the last rank',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b L 1',
    point: 'L* 5a',
    evidence: ['rank 1'],
  },
  {
    rule: 'dead-square',
    when: 'a knight is dropped on the last rank but one',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b N 1',
    point: 'N* 5b',
    evidence: ['rank 1', 'rank 2'],
  },
  {
    rule: 'pinned',
    when: 'a gold leaves the file on which it shields its king',
    sfen: '4r3k/9/9/9/9/9/9/4G4/4K4 b - 1',
    point: '5h 4h',
    evidence: ['king 5i', 'pinner 5a', 'ray 5a-5i'],
  },
  {
    rule: 'pinned',
    when: 'a silver leaves the diagonal on which it shields its king',
    sfen: '8k/9/9/9/8b/9/6S2/9/4K4 b - 1',
    point: '3g 3f',
    evidence: ['king 5i', 'pinner 1e', 'ray 1e-5i'],
  },
  {
    rule: 'pinned',
    when: 'a pinned piece has no legal move at all',
    sfen: '4r3k/9/9/9/9/9/9/4N4/4K4 b - 1',
    point: '5h',
    evidence: ['king 5i', 'pinner 5a', 'ray 5a-5i'],
  },
  {
    rule: 'king-left-in-check',
    when: 'another piece moves while the king stands in check',
    sfen: '4r3k/9/9/9/9/9/9/9/G3K4 b - 1',
    point: '9i 9h',
    evidence: ['checker 5a', 'king 5i', 'ray 5a-5i'],
  },
  {
    rule: 'king-left-in-check',
    when: 'a drop does not stand in the way',
    sfen: '4r3k/9/9/9/9/9/9/9/4K4 b G 1',
    point: 'G* 4e',
    evidence: ['checker 5a', 'king 5i', 'ray 5a-5i'],
  },
  {
    rule: 'king-left-in-check',
    when: 'a knight checks, whose leap has no line',
    sfen: '8k/9/9/9/9/9/5n3/9/G3K4 b - 1',
    point: '9i 9h',
    evidence: ['checker 4g', 'king 5i'],
  },
  {
    rule: 'king-left-in-check',
    when: 'a drop answers one of two checkers: the other remains',
    sfen: '4r3k/9/9/9/8b/9/9/9/4K4 b G 1',
    point: 'G* 5e',
    evidence: ['checker 1e', 'king 5i', 'ray 1e-5i'],
  },
  {
    rule: 'king-left-in-check',
    when: 'the king steps back along the line of the check',
    sfen: '4r3k/9/9/9/9/9/9/4K4/9 b - 1',
    point: '5h 5i',
    evidence: ['checker 5a', 'king 5h', 'ray 5a-5i'],
  },
  {
    rule: 'moved-into-check',
    when: 'a rook covers the square',
    sfen: '5r2k/9/9/9/9/9/9/9/4K4 b - 1',
    point: '5i 4i',
    evidence: ['guard 4a of 4i', 'king 5i', 'ray 4a-4i'],
  },
  {
    rule: 'moved-into-check',
    when: 'the piece the king would take is guarded',
    sfen: '8k/9/9/9/9/9/3g5/3p5/4K4 b - 1',
    point: '5i 6h',
    evidence: ['guard 6g of 6h', 'king 5i', 'ray 6g-6h'],
  },
  {
    rule: 'moved-into-check',
    when: 'the other king stands beside',
    sfen: '9/9/9/4k4/9/4K4/9/9/9 b - 1',
    point: '5f 5e',
    evidence: ['guard 5d of 5e', 'king 5f', 'ray 5d-5e'],
  },
  {
    rule: 'uchifuzume',
    when: 'silver and lance guard, and nobody takes the pawn',
    sfen: '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
    point: 'P* 1b',
    evidence: [
      'cause 1b',
      'escape 2b',
      'guard 1c of 1b',
      'guard 1c of 2b',
      'guard 2h of 2b',
      'king 1a',
    ],
  },
  {
    rule: 'uchifuzume',
    when: 'the only taker is pinned',
    sfen: '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1',
    point: 'P* 1b',
    evidence: [
      'cause 1b',
      'escape 2b',
      'guard 1c of 1b',
      'guard 3d of 1b',
      'guard 1c of 2b',
      'king 1a',
      'pinner 5a of 2a',
      'ray 5a-1a',
    ],
  },
];

const expected = ({ evidence }: Case): readonly string[] => [...evidence].sort();

test.each(cases)('sente: $rule when $when', (row) => {
  const position = start(row.sfen);
  const refusal = shogi.refuse(position, picks(row.point, 0));
  expect(refusal?.rule).toBe(row.rule);
  expect(shown(refusal?.evidence ?? [])).toEqual(expected(row));
  expect(follow(shogi, position, picks(row.point, 0))).toEqual({ state: 'dead', refusal });
});

test.each(cases)('gote: $rule when $when', (row) => {
  const position = start(turnedSfen(row.sfen));
  const refusal = shogi.refuse(position, picks(turnedText(row.point), 1));
  expect(refusal?.rule).toBe(row.rule);
  expect(shown(refusal?.evidence ?? [])).toEqual(expected(row).map(turnedText).sort());
});

test('every rule of the list has its case', () => {
  expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(refusalRules));
});

test('a piece walled in by its own side is refused by the piece in its way', () => {
  expect(shogi.refuse(start(even), picks('8h'))?.rule).toBe('blocked');
  expect(shogi.refuse(start(even), picks('8i'))?.rule).toBe('own-piece');
});

test.each(['', '7g', '7g 7f', '2h 5h', '5i 5h'])('"%s" is refused nothing at the start', (word) => {
  expect(shogi.refuse(start(even), picks(word))).toBeNull();
});
