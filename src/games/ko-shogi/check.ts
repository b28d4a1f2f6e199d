/** Check: one turn of the other side could take from this one all that keeps it in play (rules D22). */
import { other, type Seat } from '#kernel/game.ts';
import { commandOf, criticalCells, hasCommand } from './command.ts';
import { exploreMoves } from './generate.ts';
import { FLAME } from './piece.ts';
import { play } from './play.ts';
import { faceOf, type Position, squareOf } from './position.ts';
import { moveOf, type Walk } from './walk.ts';

/** The cells that a walk has emptied of pieces of the other side by the time it ends. */
const removedBy = ({ legs }: Walk): readonly number[] =>
  legs.flatMap(({ to, taken, shots }) => [
    ...(taken === 0 ? [] : [to]),
    ...shots.map(({ target }) => target),
  ]);

/**
 * The board when a walk ends here. Only a flame changes more of it than the walk itself, apart from faces that turn
 * over.
 */
const boardAfter = (position: Position, walk: Walk): Pick<Position, 'cells' | 'substitute'> =>
  faceOf(walk.piece) === FLAME
    ? play(position, { move: moveOf(walk, null) })
    : { ...position, cells: walk.cells };

/** Calls `found` with the critical cells that each losing turn would empty, until it returns true. */
const findLosses = (
  position: Position,
  seat: Seat,
  found: (emptied: readonly number[]) => boolean,
): boolean => {
  const critical = criticalCells(commandOf(position, seat));
  if (critical.length === 0) return false;
  const attacking = position.turn === seat ? { ...position, turn: other(seat) } : position;
  const isCritical = (cell: number): boolean => critical.includes(cell);
  return exploreMoves(attacking, (walk) => {
    const isFlame = faceOf(walk.piece) === FLAME;
    if (!isFlame && !removedBy(walk).some(isCritical)) return false;
    const after = boardAfter(attacking, walk);
    if (hasCommand(after, seat)) return false;
    return found(critical.filter((cell) => after.cells[cell] !== position.cells[cell]));
  });
};

// Answers are kept by position, because the judge asks for the positions of a whole cycle again and again. Positions
// never change.
const known = new WeakMap<Position, [boolean | null, boolean | null]>();

/** Whether a side stands in check, regardless of whose turn it is. */
export const inCheck = (position: Position, seat: Seat): boolean => {
  const kept = known.get(position) ?? [null, null];
  known.set(position, kept);
  const answer = kept[seat] ?? findLosses(position, seat, () => true);
  kept[seat] = answer;
  return answer;
};

/**
 * The points of the pieces that a side would lose in a losing turn of the other side, for all such turns together.
 * Empty where it is in no check.
 */
export const checkedSquares = (position: Position, seat: Seat): readonly number[] => {
  const cells = new Set<number>();
  findLosses(position, seat, (emptied) => {
    for (const cell of emptied) cells.add(cell);
    return false;
  });
  return [...cells].map(squareOf);
};
