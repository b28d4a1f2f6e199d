/**
 * Moves as players say them: which piece, whether it goes forward, back or aside, and to which file or how far. WXF and
 * Chinese notation write the same four things in different letters.
 */
import type { Seat } from '#kernel/game.ts';
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { isLegal } from '../legal.ts';
import { type Move, moveOf } from '../move.ts';
import { type Kind, kindNumber } from '../piece.ts';
import { at, cellOf, type Position, pieceAt, seatOf } from '../position.ts';
import { columnOf, RANKS, rowOf, squareAt } from '../square.ts';
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

/** The words for a move, and where its piece stands among its like; undefined where no piece is there. */
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
    // Two mandarins or elephants on a file need no place: only one of them can go each way.
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

/** How many ranks a kind goes that changes its file by so many; undefined where it never does. */
const ranksOf = (kind: Kind, files: number): number | undefined => {
  if (kind === 'horse') return files === 1 || files === 2 ? 3 - files : undefined;
  const both = kind === 'elephant' ? 2 : 1;
  return files === both ? both : undefined;
};

/** Where a piece of the side to move would go from a square; undefined where these words name no point. */
const goalFrom = (from: number, seat: Seat, { piece, way, goal }: Spoken): number | undefined => {
  const column = seat === 0 ? 9 - goal : goal - 1;
  if (way === 'aside') return squareAt(column, rowOf(from));
  const slanting = isSlanting(piece.kind);
  const ranks = slanting ? ranksOf(piece.kind, Math.abs(column - columnOf(from))) : goal;
  if (ranks === undefined) return undefined;
  const row = rowOf(from) + (way === 'forward' ? -1 : 1) * (seat === 0 ? ranks : -ranks);
  if (row < 0 || row >= RANKS) return undefined;
  return squareAt(slanting ? column : columnOf(from), row);
};

/** The moves that its piece can make from a square by these words, one at most. */
const movesFrom = ({ turn, cells }: Position, from: number, spoken: Spoken): readonly Move[] => {
  const to = goalFrom(from, turn, spoken);
  if (to === undefined || to === from) return [];
  const there = at(cells, cellOf(to));
  if (there !== 0 && seatOf(there) === turn) return [];
  const kind = kindNumber(spoken.piece.kind);
  return obstacleOf(cells, kind, turn, cellOf(from), cellOf(to)) === null ? [moveOf(from, to)] : [];
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
    movesFrom(position, from, spoken),
  );
  const legal = moves.filter((move) => isLegal(position, move));
  const [found, another] = legal.length > 0 ? legal : moves;
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  if (found === undefined) return failed('no-such-piece');
  return another === undefined ? ok(found) : failed('ambiguous-move');
};
