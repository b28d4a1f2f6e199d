/** The settings of xiangqi: how pieces and board look, and how moves and squares are written. */
import type { OptionSpec } from '../agreement.ts';

/** How moves are written, in the order in which it is offered. */
export const notations = ['wxf', 'chinese', 'iccs'] as const;
export type XiangqiNotation = (typeof notations)[number];

/** The first of each is what most people want. */
export const xiangqiSettings = [
  {
    id: 'pieces',
    kind: 'choice',
    choices: ['traditional', 'simplified', 'western'],
    first: 'traditional',
  },
  // Shows on each piece how it moves.
  { id: 'ways', kind: 'flag', first: false, below: 'pieces' },
  { id: 'notation', kind: 'choice', choices: notations, first: notations[0] },
  // Coordinates of the board, or files as each player counts them.
  { id: 'coordinates', kind: 'choice', choices: ['iccs', 'files', 'none'], first: 'iccs' },
  // Colours the palaces and the river.
  { id: 'tint', kind: 'flag', first: false },
  // Turns the signs on the other side's pieces towards the player who sits there.
  { id: 'turned', kind: 'flag', first: false },
] as const satisfies readonly OptionSpec[];
