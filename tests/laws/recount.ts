/**
 * A second, slow computation of who attacks what, from the table of movements alone. Laws compare the fast answers with
 * it.
 */
import { movement } from '#games/shogi/movement.ts';
import type { Piece } from '#games/shogi/piece.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import type { Seat } from '#kernel/game.ts';

/** The piece on each square, if any. */
export type Board = readonly (Piece | undefined)[];

export const squares = Array.from({ length: 81 }, (_, square) => square);

export const boardOf = (position: Position): Board =>
  squares.map((square) => pieceAt(position, square));

/** The board with a piece put on a square, or with that square empty. */
export const put = (board: Board, square: number, piece?: Piece): Board =>
  board.with(square, piece);

/** A board with nothing but one piece on it. */
export const alone = (piece: Piece, square: number): Board =>
  squares.map((where) => (where === square ? piece : undefined));

/** The square that lies so far to the right and down the board; undefined beyond its edge. */
const beside = (square: number, right: number, down: number): number | undefined => {
  const column = (square % 9) + right;
  const row = Math.floor(square / 9) + down;
  return column < 0 || column > 8 || row < 0 || row > 8 ? undefined : row * 9 + column;
};

/** The squares that lie one after another in a direction, up to the edge. */
const ray = (from: number, right: number, down: number): readonly number[] => {
  const next = beside(from, right, down);
  return next === undefined ? [] : [next, ...ray(next, right, down)];
};

/** The lines along which the piece on a square slides, each to the edge. */
export const slides = (board: Board, from: number): readonly (readonly number[])[] => {
  const piece = board[from];
  if (piece === undefined) return [];
  const ahead = piece.seat === 0 ? 1 : -1;
  return movement[piece.kind].slides.map(([right, forward]) =>
    ray(from, right * ahead, -forward * ahead),
  );
};

/** A line up to its first piece, that piece included. */
const upToPiece = (board: Board, line: readonly number[]): readonly number[] => {
  const first = line.findIndex((square) => board[square] !== undefined);
  return first === -1 ? line : line.slice(0, first + 1);
};

/** Every square that the piece on a square attacks or guards. */
export const goals = (board: Board, from: number): readonly number[] => {
  const piece = board[from];
  if (piece === undefined) return [];
  const ahead = piece.seat === 0 ? 1 : -1;
  const steps = movement[piece.kind].steps
    .map(([right, forward]) => beside(from, right * ahead, -forward * ahead))
    .filter((square) => square !== undefined);
  return [...steps, ...slides(board, from).flatMap((line) => upToPiece(board, line))];
};

/** Every square from which a seat attacks or guards a square. */
export const attackers = (board: Board, target: number, by: Seat): readonly number[] =>
  squares.filter((from) => board[from]?.seat === by && goals(board, from).includes(target));

/** The square of a seat's king; -1 when there is none. */
export const kingOf = (board: Board, seat: Seat): number =>
  board.findIndex((piece) => piece?.kind === 'king' && piece.seat === seat);

/** The eight squares around a square, as far as they are on the board. */
export const around = (square: number): readonly number[] =>
  [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1]
      .filter((right) => right !== 0 || down !== 0)
      .map((right) => beside(square, right, down))
      .filter((there) => there !== undefined),
  );
