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

const squareOf = (name: string): string =>
  `${'abcdefgh'.charAt(Number(name.charAt(1)) - 1)}${'abcd'.indexOf(name.charAt(0)) + 1}`;

/** Writes a turn as Taiwanese programs do. */
export const formatTaiwanese = ({ move, drawn }: Turn<Move>): string =>
  'up' in move
    ? `${uprightName(move.up)}(${drawn ?? ''})`
    : `${uprightName(move.from)}-${uprightName(move.to)}`;

/** A word of theirs as our records have it: `c3=R`, or `c3c4` without a sign; undefined where it is none. */
export const fromTaiwanese = (word: string): string | undefined => {
  const [, up, face, from, to] =
    /^(?:([a-d][1-8])\(([KABRNCP])\)|([a-d][1-8])-([a-d][1-8]))$/i.exec(word) ?? [];
  if (up !== undefined && face !== undefined) return `${squareOf(up)}=${face}`;
  return from === undefined || to === undefined ? undefined : `${squareOf(from)}${squareOf(to)}`;
};
