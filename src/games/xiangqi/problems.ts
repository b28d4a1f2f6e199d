/** Finds why a game cannot start in a position. Positions that come from outside are checked. */
import { other, type Seat } from '#kernel/game.ts';
import { checkersOf } from './attacks.ts';
import { hasAttackers } from './judge.ts';
import { canMove, inCheck } from './legal.ts';
import { KING, type Kind, kinds, setCount } from './piece.ts';
import { at, cellOf, kingCell, type Position, pieces } from './position.ts';
import { inPalace, onOwnBank, rankFor } from './zone.ts';

/**
 * The reasons why a position is unplayable. `in-check` is about the side that is not to move; `checkmate` and
 * `stalemate` are about the side that is. With these two and `no-attackers` the game would be over before it began.
 */
export type ProblemCode =
  | 'king-missing'
  | 'too-many-kings'
  | 'misplaced'
  | 'too-many'
  | 'facing-kings'
  | 'in-check'
  | 'checkmate'
  | 'stalemate'
  | 'no-attackers';

/** A reason why a position is unplayable, with the side. */
export interface Problem {
  readonly code: ProblemCode;
  readonly seat: Seat | null;
  /** The kind of piece, for `misplaced` and `too-many`. */
  readonly kind?: Kind;
}

/** Whether a kind can ever stand on a cell. */
const canStand = (kind: Kind, seat: Seat, cell: number): boolean => {
  const [rank, column] = [rankFor(cell, seat), (cell % 10) - 1];
  switch (kind) {
    case 'king':
      return inPalace(cell, seat);
    case 'mandarin':
      // The corners and the middle of the palace.
      return inPalace(cell, seat) && (rank + column) % 2 === 1;
    case 'elephant':
      // Seven points: two on each outer rank, three on the middle one.
      return (
        onOwnBank(cell, seat) &&
        (rank === 2 ? column % 4 === 0 : rank % 4 === 0 && column % 4 === 2)
      );
    case 'soldier':
      // Never behind where it began, and on its own bank only on its own file.
      return rank >= 3 && (!onOwnBank(cell, seat) || column % 2 === 0);
    default:
      return true;
  }
};

const ofSide = (position: Position, seat: Seat): readonly Problem[] => {
  const own = pieces(position).filter(([, piece]) => piece.seat === seat);
  const count = (kind: Kind): number => own.filter(([, piece]) => piece.kind === kind).length;
  const found: Problem[] = [];
  if (count('king') === 0) found.push({ code: 'king-missing', seat });
  if (count('king') > 1) found.push({ code: 'too-many-kings', seat });
  for (const kind of kinds) {
    if (own.some(([where, piece]) => piece.kind === kind && !canStand(kind, seat, cellOf(where))))
      found.push({ code: 'misplaced', seat, kind });
    if (kind !== 'king' && count(kind) > setCount[kind])
      found.push({ code: 'too-many', seat, kind });
  }
  return found;
};

/** The side that has just moved cannot have left its king to be taken. */
const openCheck = (position: Position): readonly Problem[] => {
  const seat = other(position.turn);
  const king = kingCell(position, seat);
  if (king === -1) return [];
  const checkers = checkersOf(position.cells, king, position.turn);
  const facing = checkers.some((cell) => (at(position.cells, cell) & 15) === KING);
  return [
    ...(facing ? [{ code: 'facing-kings', seat: null } as const] : []),
    ...(checkers.length > (facing ? 1 : 0) ? [{ code: 'in-check', seat } as const] : []),
  ];
};

/** A game that would be over before its first move. */
const overAtOnce = (position: Position): readonly Problem[] => {
  const { turn } = position;
  if (!canMove(position))
    return [{ code: inCheck(position, turn) ? 'checkmate' : 'stalemate', seat: turn }];
  return hasAttackers(position) ? [] : [{ code: 'no-attackers', seat: null }];
};

/** Everything that makes a position unplayable; a game starts only from one with none. */
export const problems = (position: Position): readonly Problem[] => {
  const found = [...ofSide(position, 0), ...ofSide(position, 1), ...openCheck(position)];
  // Only a position that is sound otherwise is tested for an ending.
  return found.length === 0 ? overAtOnce(position) : found;
};
