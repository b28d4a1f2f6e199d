/** The boards of the rules page in FEN and ICCS, by the names that their captions have in the catalogue. */
import { evenStart } from '#games/xiangqi/notation/fen.ts';
import type { RulesText } from '#i18n/shapes/xiangqi/rules.ts';
import type { BoardPlan } from '../../game/build-rules-book.ts';

const twice = (cycle: readonly string[]): readonly string[] => [...cycle, ...cycle];

const twoSoldiers = '3k5/9/9/p8/4P4/9/P8/9/9/4K4 w';

export const boards: Readonly<Record<keyof RulesText['boards'], BoardPlan>> = {
  'set-up': { setup: evenStart },
  turn: { setup: evenStart, mistake: 'a6a5' },
  movement: { setup: '3k5/9/9/4p4/9/9/6P2/4R4/9/4K4 w', mistake: 'e2e8' },
  king: { setup: '3k5/9/9/p8/9/9/P8/9/5K3/9 w', mistake: 'f1g1' },
  mandarin: { setup: '3k5/9/9/p8/9/9/P8/9/4A4/4K4 w', mistake: 'e1e2' },
  elephant: { setup: '3k5/9/9/p8/9/2B6/P8/9/9/4K4 w', mistake: 'c4a6' },
  'elephant-eye': { setup: '3k5/9/9/p8/9/9/P8/4B4/3N5/4K4 w', mistake: 'e2c0' },
  horse: { setup: '3k5/9/9/p8/4N4/9/P8/9/9/4K4 w', mistake: 'e5e6' },
  'horse-leg': { setup: '3k5/9/9/p8/9/9/P3P4/4N4/9/4K4 w', mistake: 'e2d4' },
  chariot: { setup: '3k5/9/9/p8/4R4/9/P8/9/9/4K4 w', mistake: 'e5f6' },
  cannon: { setup: '3k5/9/4n4/p8/4p4/9/P8/4C4/9/4K4 w', mistake: 'e2e5' },
  'cannon-many-screens': { setup: '3k5/4r4/9/4p4/4P4/9/4C4/9/9/4K4 w', mistake: 'e3e8' },
  soldier: { setup: twoSoldiers, mistake: 'a3b3' },
  'soldier-backwards': { setup: twoSoldiers, mistake: 'e5e4' },
  check: { setup: '3k5/9/4r4/9/9/9/9/9/R8/4K4 w', mistake: 'a1a2' },
  'moved-into-check': { setup: '4k4/9/5r3/9/9/9/9/4N4/9/4K4 w', mistake: 'e0f0' },
  'facing-kings': { setup: '4k4/9/9/p8/9/9/P8/9/4N4/4K4 w', mistake: 'e1c2' },
  pinned: { setup: '3k5/9/4r4/9/9/9/9/9/4R4/4K4 w', mistake: 'e1d1' },
  checkmate: { setup: '4k4/R8/9/9/9/9/9/9/8R/3K5 w', line: ['i1i9'] },
  stalemate: { setup: '3k5/9/9/9/9/9/9/9/R8/4K4 w', line: ['a1a8'] },
  repetition: { setup: evenStart, line: twice(['a0a1', 'a9a8', 'a1a0', 'a8a9']) },
  'perpetual-check': {
    setup: '4k4/R8/9/9/9/9/9/9/9/3K5 w',
    line: twice(['a8a9', 'e9e8', 'a9a8', 'e8e9']),
  },
  'perpetual-chase': {
    setup: '4k4/9/c8/9/9/9/9/9/1R7/3K5 w',
    line: twice(['b1a1', 'a7b7', 'a1b1', 'b7a7']),
  },
  notation: { setup: evenStart, line: ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0', 'g6g5'] },
};
