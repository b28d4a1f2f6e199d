/** The names of starts in JKF. */
import { handicaps } from '../starts.ts';

/** Presets and their positions as SFEN. */
export const jkfPresets: readonly (readonly [preset: string, sfen: string])[] = [
  ['HIRATE', handicaps.even],
  ['KY', handicaps.lance],
  ['KY_R', handicaps['right-lance']],
  ['KA', handicaps.bishop],
  ['HI', handicaps.rook],
  ['HIKY', handicaps['rook-lance']],
  ['2', handicaps.two],
  ['3', handicaps.three],
  ['4', handicaps.four],
  ['5', handicaps.five],
  ['5_L', handicaps['left-five']],
  ['6', handicaps.six],
  ['7_L', handicaps['left-seven']],
  ['7_R', handicaps['right-seven']],
  ['8', handicaps.eight],
  ['10', handicaps.ten],
];
