/** The turns of a line in two bytes each, what was turned up too, whatever position they are made in. */
import type { Turn } from '#kernel/game.ts';
import { twoByteCodec } from '../line-codec.ts';
import type { Move } from './move.ts';
import { faces, isFace } from './piece.ts';

/**
 * Version 1 puts a turn into sixteen bits, the first byte first. The lowest five are the square left or turned up. The
 * next five are the goal, the same square for a turn-up. The four bits after them are the face turned up, from 1 for K
 * to 14 for p, or 0 for other moves. The bit after those says that the move takes.
 */
const VERSION = 1;

const wordOf = ({ move, drawn }: Turn<Move>): number | undefined => {
  const shown = drawn !== undefined && isFace(drawn) ? faces.indexOf(drawn) + 1 : 0;
  if ('up' in move) return shown === 0 ? undefined : move.up | (move.up << 5) | (shown << 10);
  if (drawn !== undefined || move.from === move.to) return undefined;
  return move.from | (move.to << 5) | (move.takes ? 1 << 14 : 0);
};

const turnOf = (word: number): Turn<Move> | undefined => {
  const [from, to, shown] = [word & 31, (word >> 5) & 31, (word >> 10) & 15];
  const takes = word >> 14 === 1;
  if (word >= 1 << 15) return undefined;
  if (from !== to) return shown === 0 ? { move: { from, to, takes } } : undefined;
  const drawn = faces[shown - 1];
  return drawn === undefined || takes ? undefined : { move: { up: from }, drawn };
};

/** The codec of banqi's lines. */
export const lineCodec = twoByteCodec<Move>({ version: VERSION, wordOf, turnOf });
