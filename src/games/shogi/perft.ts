import { countDrops } from './drop-count.ts';
import { DROP, generate, PROMOTE } from './generate.ts';
import { dropped, moved } from './play.ts';
import type { Position } from './position.ts';

const after = (position: Position, move: number): Position => {
  const from = move & 255;
  const to = (move >> 8) & 255;
  return from >= DROP
    ? dropped(position, from - DROP, to, position.turn)
    : moved(position, from, to, (move & PROMOTE) !== 0);
};

/** How many sequences of legal moves of that many plies there are; the last ply is counted, not played. */
export const perft = (position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  if (depth === 1) return generate(position, null, countDrops);
  const moves: number[] = [];
  generate(position, moves);
  let nodes = 0;
  for (const move of moves) nodes += perft(after(position, move), depth - 1);
  return nodes;
};
