/**
 * How each kind moves, as data (rules A14–A22). Directions are seen by the player who moves:
 * north is forward. One step is a change of [file to the right, rank forward].
 */
import type { Kind } from './piece.ts';

export type Direction = readonly [right: number, forward: number];

export interface Movement {
  /** Single steps or jumps. */
  readonly steps: readonly Direction[];
  /** Directions in which it goes on until something stands in the way. */
  readonly slides: readonly Direction[];
}

const n: Direction = [0, 1];
const ne: Direction = [1, 1];
const e: Direction = [1, 0];
const se: Direction = [1, -1];
const s: Direction = [0, -1];
const sw: Direction = [-1, -1];
const w: Direction = [-1, 0];
const nw: Direction = [-1, 1];

const straight = [n, e, s, w];
const diagonal = [ne, se, sw, nw];
const goldSteps = [n, nw, ne, w, e, s];
const asGold: Movement = { steps: goldSteps, slides: [] };

export const movement: Readonly<Record<Kind, Movement>> = {
  pawn: { steps: [n], slides: [] },
  lance: { steps: [], slides: [n] },
  knight: {
    steps: [
      [-1, 2],
      [1, 2],
    ],
    slides: [],
  },
  silver: { steps: [n, nw, ne, sw, se], slides: [] },
  gold: asGold,
  bishop: { steps: [], slides: diagonal },
  rook: { steps: [], slides: straight },
  king: { steps: [...straight, ...diagonal], slides: [] },
  tokin: asGold,
  'promoted-lance': asGold,
  'promoted-knight': asGold,
  'promoted-silver': asGold,
  horse: { steps: straight, slides: diagonal },
  dragon: { steps: diagonal, slides: straight },
};
