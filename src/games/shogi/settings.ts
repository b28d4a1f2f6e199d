/** What people at the table like in shogi: how pieces look, and how moves and squares are written. */
import type { OptionSpec } from '../pack.ts';

/** The first of each is what most people want; who reads Japanese gets Japanese moves and edges. */
export const shogiSettings = [
  {
    id: 'pieces',
    kind: 'choice',
    choices: ['kanji', 'two-kanji', 'guided', 'western'],
    first: 'kanji',
  },
  {
    id: 'kings',
    kind: 'choice',
    choices: ['standard', 'swapped', 'both-gyoku'],
    first: 'standard',
  },
  {
    id: 'notation',
    kind: 'choice',
    choices: ['western', 'japanese', 'kitao-kawasaki', 'usi'],
    first: 'western',
    firstIn: { ja: 'japanese' },
  },
  {
    id: 'coordinates',
    kind: 'choice',
    choices: ['usi', 'japanese', 'numbers', 'none'],
    first: 'usi',
    firstIn: { ja: 'japanese' },
  },
  // Turns the signs on the other side's pieces to whoever sits below.
  { id: 'upright', kind: 'flag', first: false },
] as const satisfies readonly OptionSpec[];
