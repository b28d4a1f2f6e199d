/** The boards of the rules page in SFEN and USI, by the names that their captions have in the catalogue. */
import { handicaps } from '#games/shogi/starts.ts';
import type { RulesText } from '#i18n/shapes/shogi/rules.ts';
import type { BoardPlan } from '../../game/build-rules-book.ts';

const { even } = handicaps;

const thrice = (cycle: readonly string[]): readonly string[] => [...cycle, ...cycle, ...cycle];

export const boards: Readonly<Record<keyof RulesText['boards'], BoardPlan>> = {
  'set-up': { setup: even },
  turn: { setup: even, mistake: '3c3d' },
  movement: { setup: '4k4/9/4p4/9/9/9/9/4R1P2/4K4 b - 1', mistake: '5h5b' },
  king: { setup: '4k4/9/9/9/9/9/9/r8/4K4 b - 1', mistake: '5i5h' },
  rook: { setup: '4k4/9/9/9/2+R3R2/9/9/9/4K4 b - 1', mistake: '3e4d' },
  bishop: { setup: '4k4/9/9/9/2+B3B2/9/9/9/4K4 b - 1', mistake: '3e3d' },
  gold: { setup: '4k4/9/9/9/4G4/9/9/9/4K4 b - 1', mistake: '5e4f' },
  silver: { setup: '4k4/9/9/9/2+S3S2/9/9/9/4K4 b - 1', mistake: '3e3f' },
  knight: { setup: '4k4/9/9/9/2+N3N2/9/9/9/4K4 b - 1', mistake: '3e3d' },
  lance: { setup: '4k4/9/9/9/2+L3L2/9/9/9/4K4 b - 1', mistake: '3e3f' },
  pawn: { setup: '4k4/9/9/9/2+P3P2/9/9/9/4K4 b - 1', mistake: '3e2d' },
  zone: { setup: '4k4/9/9/2S6/9/9/9/9/4K4 b - 1' },
  'promotion-not-possible': { setup: '4k4/9/9/2G6/9/9/9/9/4K4 b - 1', mistake: '7d7c+' },
  'promotion-compulsory': { setup: '4k4/9/9/2N6/9/9/9/9/4K4 b - 1', mistake: '7d6b' },
  drop: { setup: '4k4/9/4p4/9/9/9/9/9/4K4 b G 1' },
  occupied: { setup: '4k4/9/4p4/9/9/9/9/9/4K4 b G 1', mistake: 'G*5c' },
  nifu: { setup: '4k4/9/5+P3/9/9/9/PP1PP1PPP/9/4K4 b P 1', mistake: 'P*5e' },
  'dead-square': { setup: '4k4/9/9/9/9/9/9/9/4K4 b N 1', mistake: 'N*3b' },
  uchifuzume: { setup: '8k/9/6NG1/9/9/9/9/9/4K4 b P 1', mistake: 'P*1b' },
  'uchifuzume-not': { setup: '8k/9/6N2/9/9/9/9/9/4K4 b P 1' },
  check: { setup: '8k/4r4/9/9/1B7/9/9/9/4K4 b G 1', mistake: '8e7f' },
  'moved-into-check': { setup: '4k4/9/9/5l3/9/9/9/9/4Ks3 b - 1', mistake: '5i4i' },
  pinned: { setup: '4k4/9/9/4l4/9/4G4/9/9/4K4 b - 1', mistake: '5f4f' },
  checkmate: { setup: '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', line: ['G*5b'] },
  'no-move': { setup: '8k/9/6N2/7G1/9/9/9/9/4K4 b - 1', line: ['2d2c'] },
  sennichite: { setup: even, line: thrice(['4i4h', '6a6b', '4h4i', '6b6a']) },
  'perpetual-check': {
    setup: '4k4/+R8/9/9/9/9/9/9/4K4 b - 1',
    line: thrice(['9b9a', '5a5b', '9a9b', '5b5a']),
  },
  impasse: {
    setup:
      '1+L+N1+R1+N+L1/1+P+P1K1+P+P1/1GS+P+B+PSG1/9/9/9/1gs+p+b+psg1/1+p+p1k1+p+p1/1+l+n1+r1+n+l1 b 3P3p 1',
  },
  // The rook goes to the other side, and the king behind a silver and two golds.
  opening: {
    setup: even,
    line: [
      ...['7g7f', '3c3d', '6g6f', '8c8d', '2h6h', '8d8e', '8h7g', '7a6b'],
      ...['5i4h', '5a4b', '4h3h', '4b3b', '3h2h', '5c5d', '3i3h', '6a5b', '6i5h'],
    ],
  },
  notation: {
    setup: even,
    line: ['7g7f', '3c3d', '8h2b+', '3a2b', 'B*4e', '5a6b', '4e3d', '4a5b'],
  },
};
