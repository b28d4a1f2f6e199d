/** How often a position has stood in a line of play: counted once, for every game. */
import type { Game, Line, Standing } from './game.ts';

type AnyLine = Line<object, object>;

const tableFrom = (last: Standing | null): Map<string, Standing> => {
  if (last?.table) {
    const { table } = last;
    last.table = null;
    return table;
  }
  const table = new Map<string, Standing>();
  for (let at = last; at !== null; at = at.line.before?.standing ?? null)
    if (!table.has(at.key)) table.set(at.key, at);
  return table;
};

/**
 * The standing of the position at the end of a line, kept on the line's own nodes. Asking again, or for a line one turn
 * longer, takes the same time however long the line is. Two lines asked in turn do not disturb each other.
 */
export const standingOf = (game: Pick<Game, 'key'>, line: AnyLine): Standing => {
  if (line.standing) return line.standing;
  const missing: AnyLine[] = [];
  let at: AnyLine | null = line;
  for (; at !== null && !at.standing; at = at.before) missing.push(at);
  let last = at?.standing ?? null;
  const table = tableFrom(last);
  for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
    const key = game.key(next.position);
    const before = table.get(key) ?? null;
    last = { line: next, key, count: before === null ? 1 : before.count + 1, before, table: null };
    table.set(key, last);
    next.standing = last;
  }
  if (last === null) throw new Error(`ply ${line.ply} of a line was not counted`);
  last.table = table;
  return last;
};

/** The standing of a position `times` standings before this one, or its first if there are not so many. */
export const standingBefore = (standing: Standing, times: number): Standing => {
  let at = standing;
  for (let left = times; left > 0 && at.before !== null; left -= 1) at = at.before;
  return at;
};
