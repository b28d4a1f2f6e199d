/** Finds what keeps a game from starting in a position. It is asked about positions that come from outside. */
import { other, type Seat } from '#kernel/game.ts';
import { attackersOf } from './attacks.ts';
import { canMove } from './generate.ts';
import { type HandKind, handKinds, KING, kindNumber, setCount } from './piece.ts';
import {
  cellOf,
  deadRanks,
  handCount,
  kingCell,
  type Position,
  pieces,
  STRIDE,
  squaresOnFile,
} from './position.ts';

/**
 * The problems that can make a position unplayable. `in-check` is about the side that is not to move. `checkmate` and
 * `no-move` are about the side to move: the game would be over before it began.
 */
export type ProblemCode =
  | 'king-missing'
  | 'too-many-kings'
  | 'nifu'
  | 'dead-piece'
  | 'too-many'
  | 'in-check'
  | 'checkmate'
  | 'no-move';

/** A problem that makes a position unplayable, and whose pieces it is about. */
export interface Problem {
  readonly code: ProblemCode;
  readonly seat: Seat | null;
  /** The kind of which there are `too-many`; absent for other problems. */
  readonly kind?: HandKind;
}

/** How many ranks lie beyond a cell for a seat: 0 on the last rank. */
const ranksBeyond = (cell: number, seat: Seat): number => {
  const row = Math.floor(cell / STRIDE) - 2;
  return seat === 0 ? row : 8 - row;
};

const tooMany = (position: Position): Problem[] => {
  const found: Problem[] = [];
  for (const kind of handKinds) {
    const number = kindNumber(kind);
    const onBoard = pieces(position).filter(
      ([, piece]) => kindNumber(piece.kind) % 8 === number % 8 && piece.kind !== 'king',
    ).length;
    const inHand = handCount(position, 0, kind) + handCount(position, 1, kind);
    if (onBoard + inHand > setCount[kind]) found.push({ code: 'too-many', seat: null, kind });
  }
  return found;
};

/** The side that has just moved cannot have left its king in check. */
const openCheck = (position: Position): Problem[] => {
  const seat = other(position.turn);
  const king = kingCell(position, seat);
  if (king === -1 || attackersOf(position.cells, king, position.turn).length === 0) return [];
  return [{ code: 'in-check', seat }];
};

/** A game that would be over before its first move. */
const overAtOnce = (position: Position): readonly Problem[] => {
  if (canMove(position)) return [];
  const seat = position.turn;
  const king = kingCell(position, seat);
  const checked = attackersOf(position.cells, king, other(seat)).length > 0;
  return [{ code: checked ? 'checkmate' : 'no-move', seat }];
};

/**
 * Every problem that makes a position unplayable; a game starts only from a position with none. (Pitfalls: tsume diagrams
 * with one king are read, and shown, but not played.)
 */
export const problems = (position: Position): readonly Problem[] => {
  const found: Problem[] = [];
  for (const seat of [0, 1] as const) {
    const own = pieces(position).filter(([, piece]) => piece.seat === seat);
    const kings = own.filter(([, { kind }]) => kindNumber(kind) === KING);
    if (kings.length === 0) found.push({ code: 'king-missing', seat });
    if (kings.length > 1) found.push({ code: 'too-many-kings', seat });
    for (let file = 9; file >= 1; file--) {
      const pawns = squaresOnFile(file).filter((square) =>
        own.some(([where, { kind }]) => where === square && kind === 'pawn'),
      );
      if (pawns.length > 1) found.push({ code: 'nifu', seat });
    }
    const hasDead = own.some(
      ([square, { kind }]) => ranksBeyond(cellOf(square), seat) < deadRanks(kindNumber(kind)),
    );
    if (hasDead) found.push({ code: 'dead-piece', seat });
  }
  found.push(...tooMany(position), ...openCheck(position));
  // Mate is looked for only in a position that is otherwise sound.
  return found.length === 0 ? overAtOnce(position) : found;
};
