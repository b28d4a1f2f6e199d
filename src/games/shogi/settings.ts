/** Settings that people at the table can choose in shogi: how pieces look, and how moves and squares are written. */
import type { OptionSpec } from '../agreement.ts';

/** How moves are written, in the order in which it is offered. */
export const notations = ['western', 'japanese', 'kitao-kawasaki', 'usi'] as const;
export type ShogiNotation = (typeof notations)[number];

/** The first value of each is what most people want. Readers of Japanese get Japanese moves and edges. */
export const shogiSettings = [
  {
    id: 'pieces',
    kind: 'choice',
    choices: ['kanji', 'antique', 'two-kanji', 'western'],
    first: 'kanji',
    formerly: { guided: { ways: true } },
  },
  // Draws on each piece how it moves.
  { id: 'ways', kind: 'flag', first: false, below: 'pieces' },
  {
    id: 'kings',
    kind: 'choice',
    choices: ['standard', 'swapped', 'both-gyoku'],
    first: 'standard',
  },
  {
    id: 'notation',
    kind: 'choice',
    choices: notations,
    first: notations[0],
    firstIn: { ja: 'japanese' },
  },
  {
    id: 'coordinates',
    kind: 'choice',
    choices: ['usi', 'japanese', 'numbers', 'none'],
    first: 'usi',
    firstIn: { ja: 'japanese' },
  },
  // Turns the signs on the other side's pieces to the player who sits below.
  { id: 'upright', kind: 'flag', first: false },
] as const satisfies readonly OptionSpec[];
