/** Where each node of a record is drawn on a map of its branches. */
import { type GameRecord, nodeAt, type RecordNode } from './record.ts';

/** A node on the map: its column is its ply, and row 0 is the main line. */
export interface MapPlace {
  readonly node: number;
  readonly column: number;
  readonly row: number;
  /** The node before it; null at the root. */
  readonly parent: number | null;
}

/**
 * The map of a record, row by row of each line. The main line is in row 0. Below it each variation has one row, as far
 * up as it goes without a line crossing another. Lines that stand beside one another share a row. A branch goes down in
 * the column of the node it leaves.
 */
export const branchMap = (record: GameRecord): readonly MapPlace[] => {
  const places: MapPlace[] = [];
  /** The first free row of each column, below all that is drawn there. */
  const free: number[] = [];
  /**
   * First nodes of lines that have no place yet, the next one last. Lines that leave late come first, each with all that
   * leaves it: so whatever lies below a line lies to the right of where the next one leaves it.
   */
  const waiting: { readonly first: number; readonly column: number }[] = [
    { first: record.root, column: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const line: RecordNode[] = [];
    let row = 0;
    for (let id: number | undefined = next.first; id !== undefined; ) {
      const node: RecordNode = nodeAt(record, id);
      row = Math.max(row, free[next.column + line.length] ?? 0);
      line.push(node);
      id = node.children[0];
    }
    // The way down to the line is drawn too.
    for (let column = Math.max(0, next.column - 1); column < next.column + line.length; column++)
      free[column] = row + 1;
    for (const [i, { id, parent, children }] of line.entries()) {
      const column = next.column + i;
      places.push({ node: id, column, row, parent });
      for (const first of children.slice(1).reverse()) waiting.push({ first, column: column + 1 });
    }
  }
  return places;
};
