/**
 * The boards of the rules page as positions and moves in storage form, by the names that their captions have in the
 * catalogue. Where a line turns a piece up, all pieces that lie face down there are alike, or the line ends with that.
 */
import { startTexts } from '#games/banqi/starts.ts';
import type { RulesText } from '#i18n/shapes/banqi/rules.ts';
import type { BoardPlan } from '../../game/build-rules-book.ts';

const twice = (cycle: readonly string[]): readonly string[] => [...cycle, ...cycle];

const kingAndSoldier = '8/8/1R1xx1n1/8 1 r Kp 0';

export const boards: Readonly<Record<keyof RulesText['boards'], BoardPlan>> = {
  'set-up': { setup: startTexts.seed },
  colours: { setup: '8/2xxxx2/2xxxx2/8 1 - KRPPkrpp 0' },
  turn: { setup: '8/2xx4/2Rn4/2xx4 1 r KPkp 0', mistake: 'd2e2' },
  'turn-up': { setup: '8/2xxx3/2xR4/2xx4 1 r KPknpp 0', mistake: 'd3d4' },
  step: { setup: '8/8/2nR4/3P4 1 r - 0', mistake: 'd2d4' },
  'face-down-target': { setup: '8/3x4/3Rx3/8 1 r Pk 0', mistake: 'd2d3' },
  ladder: { setup: '8/3a4/2rBp3/3n4 1 r - 0', mistake: 'd2d3' },
  king: { setup: '8/3a4/2cKp3/3r4 1 r - 0', mistake: 'd2e2' },
  mandarin: { setup: '8/3k4/2aAp3/3r4 1 r - 0', mistake: 'd2d3' },
  elephant: { setup: '8/3a4/2bBp3/3r4 1 r - 0', mistake: 'd2d3' },
  chariot: { setup: '8/3b4/2rRp3/3n4 1 r - 0', mistake: 'd2d3' },
  horse: { setup: '8/3r4/2nNp3/3c4 1 r - 0', mistake: 'd2d3' },
  cannon: { setup: '8/8/1C1p1k2/1n6 1 r - 0', mistake: 'b2b1' },
  'cannon-many-screens': { setup: '8/8/1C1pP1k1/8 1 r - 0', mistake: 'b2g2' },
  'cannon-face-down': { setup: '7p/8/1C1x2k1/8 1 r P 0', line: ['b2xg2'] },
  soldier: { setup: '8/3k4/2pPa3/3c4 1 r - 0', mistake: 'd2e2' },
  hongkong: { setup: '8/3a4/2pCn3/3r4 1 r - 0 hongkong', mistake: 'd2e2' },
  mainland: { setup: '8/3a4/2pCn3/3c4 1 r - 0 mainland', mistake: 'd2e2' },
  pool: { setup: kingAndSoldier },
  takeback: { setup: kingAndSoldier, line: ['d2'] },
  'no-pieces': { setup: '8/8/k7/P7 1 r - 0', line: ['a1xa2'] },
  'no-move': { setup: '8/8/A7/p1R5 1 r - 0', line: ['c1-b1'] },
  repetition: { setup: 'R7/8/8/7r 1 r - 0', line: twice(['a4-b4', 'h1-g1', 'b4-a4', 'g1-h1']) },
  'no-progress': { setup: 'R7/8/8/7r 1 r - 49', line: ['a4-b4'] },
  notation: { setup: '7p/3xn3/3R4/8 1 r P 0', line: ['d3', 'e3-e2', 'd2xe2', 'h4-h3'] },
};
