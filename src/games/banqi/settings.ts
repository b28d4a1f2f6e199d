/** The settings of banqi: how pieces look, and how moves and squares are written. */
import type { OptionSpec } from '../agreement.ts';

/** How moves are written, in the order in which it is offered: by squares, with what was taken too, as Taiwanese programs do. */
export const notations = ['plain', 'full', 'taiwanese'] as const;
export type BanqiNotation = (typeof notations)[number];

/** The first of each is what most people want. */
export const banqiSettings = [
  {
    id: 'pieces',
    kind: 'choice',
    choices: ['traditional', 'simplified', 'western'],
    first: 'traditional',
  },
  { id: 'notation', kind: 'choice', choices: notations, first: notations[0] },
  // The names of files and ranks beside the board.
  { id: 'coordinates', kind: 'choice', choices: ['squares', 'none'], first: 'squares' },
] as const satisfies readonly OptionSpec[];
