/** How games start: the even position, or any sound one. */
import { evenStart, parseFen } from './notation/fen.ts';
import type { Position } from './position.ts';

// Positions are values: one of each start is enough. Only the first few are kept, for any text may be asked.
const known = new Map<string, Position>();

/** The first position: the even start, or a FEN that is known to be sound; throws on any other text. */
export const start = (setup = 'even'): Position => {
  const kept = known.get(setup);
  if (kept !== undefined) return kept;
  const read = parseFen(setup === 'even' ? evenStart : setup);
  if (!read.ok) throw new Error(`no start is called ${setup}`);
  if (known.size < 64) known.set(setup, read.value);
  return read.value;
};
