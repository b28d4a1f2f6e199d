import { generate } from './generate.ts';
import { moved } from './play.ts';
import type { Position } from './position.ts';

/** How many sequences of legal moves of that many plies there are; the last ply is counted, not played. */
export const perft = (position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  if (depth === 1) return generate(position, null);
  const moves: number[] = [];
  generate(position, moves);
  let nodes = 0;
  for (const move of moves)
    nodes += perft(moved(position, move & 255, (move >> 8) & 255), depth - 1);
  return nodes;
};
