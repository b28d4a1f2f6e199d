/** The list of moves of a record that is read, row by row. */
import type { Seat } from '#kernel/game.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';

/** A row: the start, one or two moves, a line that branches off beside the move above it, or how the line ends. */
export type MoveRow =
  | { readonly is: 'start'; readonly id: number }
  | { readonly is: 'moves'; readonly first: Cell | null; readonly second: Cell | null }
  | { readonly is: 'variation'; readonly id: number; readonly ply: number }
  | { readonly is: 'ending' };

/** A move, by its node and number. */
export interface Cell {
  readonly id: number;
  readonly ply: number;
}

interface Walked {
  readonly record: GameRecord;
  /** The nodes of the line, the root first. */
  readonly line: readonly number[];
  /** The side that makes the first move. */
  readonly begins: Seat;
  /** Whether the moves of the two sides stand beside each other. */
  readonly wide: boolean;
  /** Whether it is known how the line ends. */
  readonly ends: boolean;
}

/** The rows of a line. The first of each pair is the move of seat 0. */
export const moveRows = ({ record, line, begins, wide, ends }: Walked): readonly MoveRow[] => {
  const rows: MoveRow[] = [];
  const branches = ({ id, ply }: Cell): void => {
    const { parent } = nodeAt(record, id);
    const beside = parent === null ? [] : nodeAt(record, parent).children;
    for (const other of beside) if (other !== id) rows.push({ is: 'variation', id: other, ply });
  };
  let first: Cell | null = null;
  const pair = (second: Cell | null): void => {
    rows.push({ is: 'moves', first, second });
    for (const cell of [first, second]) if (cell !== null) branches(cell);
    first = null;
  };
  for (const [ply, id] of line.entries()) {
    const cell = { id, ply };
    if (ply === 0) rows.push({ is: 'start', id });
    else if (!wide) {
      rows.push({ is: 'moves', first: cell, second: null });
      branches(cell);
    } else if ((ply + begins) % 2 === 1) first = cell;
    else pair(cell);
  }
  if (first !== null) pair(null);
  if (ends) rows.push({ is: 'ending' });
  return rows;
};

/** In which row each node of a line stands. */
export const rowsById = (rows: readonly MoveRow[]): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (const [i, row] of rows.entries()) {
    if (row.is === 'start') places.set(row.id, i);
    if (row.is !== 'moves') continue;
    for (const cell of [row.first, row.second]) if (cell !== null) places.set(cell.id, i);
  }
  return places;
};
