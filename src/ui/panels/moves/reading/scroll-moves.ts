/** Converts the scroll position of a list of moves into a move and back. From top to bottom it passes through all moves. */
import type { MoveRow } from './move-rows.ts';

/** A margin, in rows, for what rounding takes from a scroll position that was set. */
const NEARLY = 0.02;

/** The length of the whole way, in rows. The last row counts half: the way ends at its second move. */
const lengthOf = (rows: readonly MoveRow[]): number => Math.max(0.5, rows.length - 0.5);

const nodeOf = (row: MoveRow | undefined, half: boolean): number | undefined => {
  if (row?.is === 'start') return row.id;
  if (row?.is !== 'moves') return undefined;
  return (half ? (row.second ?? row.first) : (row.first ?? row.second))?.id;
};

/** The move at a part of the way, 0–1. A row that is no move stands for the move above it. */
export const nodeAtScroll = (rows: readonly MoveRow[], part: number): number | undefined => {
  const place = Math.min(1, Math.max(0, part)) * lengthOf(rows) + NEARLY;
  for (let row = Math.min(rows.length - 1, Math.floor(place)); row >= 0; row -= 1) {
    const node = nodeOf(rows[row], row < Math.floor(place) || place % 1 >= 0.5);
    if (node !== undefined) return node;
  }
  return undefined;
};

/** The part of the way at which a move stands, given its row. */
export const scrollOfNode = (rows: readonly MoveRow[], row: number, node: number): number => {
  const there = rows[row];
  const isSecond = there?.is === 'moves' && there.first !== null && there.second?.id === node;
  return (row + (isSecond ? 0.5 : 0)) / lengthOf(rows);
};
