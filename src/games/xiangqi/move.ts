/** A piece goes from one square to another, and takes what stands there. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/** Whether two moves are the same. */
export const sameMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to;

const known: (Move | undefined)[] = new Array(90 * 90).fill(undefined);

/** The move from one square to another; the same object each time, since games are made of the same few thousand moves. */
export const moveOf = (from: number, to: number): Move => {
  const index = from * 90 + to;
  const kept = known[index];
  if (kept !== undefined) return kept;
  const move: Move = { from, to };
  known[index] = move;
  return move;
};
