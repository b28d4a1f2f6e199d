/** Reads the only game of a text, for tests. */
import { readKifu } from '#games/shogi/notation/kifu.ts';
import type { NoKifu, Reading } from '#games/shogi/notation/reading.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
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

/** The only game of a text that holds one. */
export const reading = (text: string): Reading => {
  const read = readOne(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** Its moves as USI, in the order of the file. */
export const movesOf = (text: string): string =>
  reading(text)
    .record.nodes.flatMap((node) => (node?.turn ? [formatUsi(node.turn.move)] : []))
    .join(' ');

/** The notices of its lines as `code line:column`: `bad-time 5:3`. */
export const noticesOf = (text: string): readonly string[] =>
  reading(text).notices.map(({ code, line, column }) => `${code} ${line}:${column}`);
