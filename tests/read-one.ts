/** The only game of a text, as its reader gives it. */
import { readKifu } from '#games/shogi/notation/kifu.ts';
import type { NoKifu, Reading } from '#games/shogi/notation/reading.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Reads a text that holds one game, or none. */
export const readOne = (text: string): Result<Reading, NoKifu> => {
  const read = readKifu(text);
  if (!read.ok) return read;
  const [game] = read.value.games;
  if (game === undefined || read.value.games.length > 1)
    throw new Error(`the text holds ${read.value.games.length} games`);
  return ok(game);
};
