/**
 * Cases of each refusal rule, with the evidence that must prove it. They are for sente, and are also tested for gote
 * turned by 180°.
 */
import type { RefusalRule } from '#games/shogi/codes.ts';
import { kingCases } from './king-cases.ts';

export interface RefusalCase {
  readonly rule: RefusalRule;
  readonly when: string;
  readonly sfen: string;
  /** The picks, in the form that `picks` reads. */
  readonly point: string;
  readonly evidence: readonly string[];
}

export const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

export const refusalCases: readonly RefusalCase[] = [
  {
    rule: 'not-your-turn',
    when: 'the piece is the other side’s',
    sfen: even,
    point: '3c 3d',
    evidence: ['cause 3c'],
  },
  {
    rule: 'not-your-turn',
    when: 'a piece of the other side is only asked: nothing is held against it',
    sfen: even,
    point: '3c',
    evidence: [],
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
    point: '5e 5d',
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
    evidence: ['cause 7g', 'ray 7g-7e'],
  },
  {
    rule: 'wrong-movement',
    when: 'a silver would step aside',
    sfen: '4k4/9/9/9/4S4/9/9/9/4K4 b - 1',
    point: '5e 4e',
    evidence: ['cause 5e', 'ray 5e-4e'],
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
  ...kingCases,
];
