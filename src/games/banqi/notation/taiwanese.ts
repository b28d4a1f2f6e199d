/**
 * How Taiwanese programs write moves: `a1(K)` for a turn-up, `a1-b1` for every other move. Their board stands upright,
 * columns a–d and rows 1–8: ours turned over its diagonal.
 */
import type { Turn } from '#kernel/game.ts';
import type { Move } from '../move.ts';
import { formatSquare } from '../square.ts';

/** The name of a square on the upright board: our rank is its column, our file its row. */
const uprightName = (square: number): string => {
  const [file, rank] = formatSquare(square);
  return `${'abcd'.charAt(Number(rank) - 1)}${'abcdefgh'.indexOf(file ?? '') + 1}`;
};

/** Writes a turn as Taiwanese programs do. */
export const formatTaiwanese = ({ move, drawn }: Turn<Move>): string =>
  'up' in move
    ? `${uprightName(move.up)}(${drawn ?? ''})`
    : `${uprightName(move.from)}-${uprightName(move.to)}`;
