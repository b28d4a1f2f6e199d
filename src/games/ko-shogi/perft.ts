import { countMoves, legalMoves } from './generate.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';

/** How many sequences of legal moves of that many plies there are; the last ply is counted, not played. */
export const perft = (position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  if (depth === 1) return countMoves(position);
  let nodes = 0;
  for (const move of legalMoves(position)) nodes += perft(play(position, { move }), depth - 1);
  return nodes;
};
