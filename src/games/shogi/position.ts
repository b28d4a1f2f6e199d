/** A position of shogi as the rest of the program sees it: who stands where, how games start, and what keeps one from starting. */
export { handCount, type Position, pieceAt } from './cells.ts';
export { type Problem, problems } from './problems.ts';
export { type Handicap, handicaps, start } from './starts.ts';
