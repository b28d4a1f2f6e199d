/**
 * Moves as players say them: which piece, whether it goes forward, back or aside, and to which file or how far. WXF and
 * Chinese notation write the same four things in different letters.
 */
import type { Seat } from '#kernel/game.ts';
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { isLegal } from '../legal.ts';
import { type Move, moveOf } from '../move.ts';
import { type Kind, kindNumber } from '../piece.ts';
import { cellOf, type Position, pieceAt } from '../position.ts';
import { everySquare, rowOf } from '../square.ts';
import { obstacleOf } from '../violation.ts';
import { fileFor, inTandem, onFile, type Tandem, tandemOf } from './tandem.ts';

export type Way = 'forward' | 'back' | 'aside';

/** Which piece is meant: by its file, by its place on a file where like pieces stand, or by both. */
export interface Meant {
  readonly kind: Kind;
  readonly file?: number;
  /** From the front, 1 for the first; `middle` of three, `last` for the hindmost. */
  readonly place?: number | 'middle' | 'last';
}

/** A move in four words. */
export interface Spoken {
  readonly piece: Meant;
  readonly way: Way;
  /** The file it goes to, 1–9 from the player's right, or how many ranks a piece goes that keeps to its file. */
  readonly goal: number;
}

/** Kinds that change their file whenever they go forward or back. */
const isSlanting = (kind: Kind): boolean =>
  kind === 'horse' || kind === 'elephant' || kind === 'mandarin';

/** How many ranks a move goes forward for a seat; below zero where it goes back. */
const forwardOf = ({ from, to }: Move, seat: Seat): number =>
  (rowOf(from) - rowOf(to)) * (seat === 0 ? 1 : -1);

/** What is said of a move, and where its piece stands among its like; undefined where no piece is there. */
export const speak = (
  position: Position,
  move: Move,
):
  | {
      readonly seat: Seat;
      readonly kind: Kind;
      readonly file: number;
      readonly tandem: Tandem;
      readonly way: Way;
      readonly goal: number;
    }
  | undefined => {
  const piece = pieceAt(position, move.from);
  if (piece === undefined) return undefined;
  const { kind, seat } = piece;
  const ranks = forwardOf(move, seat);
  const way: Way = ranks > 0 ? 'forward' : ranks < 0 ? 'back' : 'aside';
  const plain = way !== 'aside' && !isSlanting(kind);
  return {
    seat,
    kind,
    file: fileFor(move.from, seat),
    // Of two mandarins or elephants on a file only one can go each way.
    tandem:
      kind === 'mandarin' || kind === 'elephant'
        ? { place: 1, count: 1, crowded: false }
        : tandemOf(position, move.from, seat, kind),
    way,
    goal: plain ? Math.abs(ranks) : fileFor(move.to, seat),
  };
};

const origins = (position: Position, { kind, file, place }: Meant): readonly number[] => {
  const { turn } = position;
  if (place === undefined) return file === undefined ? [] : onFile(position, turn, kind, file);
  const placed = inTandem(position, turn, kind, place);
  return file === undefined ? placed : placed.filter((square) => fileFor(square, turn) === file);
};

const goalsFrom = (position: Position, from: number, { piece, way, goal }: Spoken) => {
  const { turn, cells } = position;
  const plain = way !== 'aside' && !isSlanting(piece.kind);
  return everySquare
    .filter((to) => {
      if (to === from) return false;
      const ranks = forwardOf({ from, to }, turn);
      if ((ranks > 0 ? 'forward' : ranks < 0 ? 'back' : 'aside') !== way) return false;
      if (plain ? fileFor(to, turn) !== fileFor(from, turn) : fileFor(to, turn) !== goal)
        return false;
      if (plain && Math.abs(ranks) !== goal) return false;
      if (pieceAt(position, to)?.seat === turn) return false;
      return obstacleOf(cells, kindNumber(piece.kind), turn, cellOf(from), cellOf(to)) === null;
    })
    .map((to) => moveOf(from, to));
};

/**
 * The move of the side to move that these words mean, a legal one where there is any. Errors: `no-such-piece` when no
 * piece goes so, `ambiguous-move` when several do.
 */
export const understand = (
  position: Position,
  spoken: Spoken,
  text: string,
): Result<Move, ParseError> => {
  const moves = origins(position, spoken.piece).flatMap((from) =>
    goalsFrom(position, from, spoken),
  );
  const legal = moves.filter((move) => isLegal(position, move));
  const [found, another] = legal.length > 0 ? legal : moves;
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  if (found === undefined) return failed('no-such-piece');
  return another === undefined ? ok(found) : failed('ambiguous-move');
};
