/** Positions of a few pieces, in a short notation: `WR@10j A@9i`. */
import { koShogi } from '#games/ko-shogi/game.ts';
import { faceCode, faceOfCode, type Piece } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt, positionFrom } from '#games/ko-shogi/position.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import type { Seat } from '#kernel/game.ts';

const squareNamed = (name: string): number => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no point is called ${name}`);
  return square;
};

const army = (text: string, seat: Seat): readonly (readonly [number, Piece])[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [code = '', name = ''] = word.split('@');
      const face = faceOfCode(code);
      if (face === undefined) throw new Error(`no piece is called ${code}`);
      return [squareNamed(name), { ...face, seat }] as const;
    });

/** A fragment with Black to move. Generals are added on 10s and 1a unless a general is given. */
export const fragment = (
  black: string,
  white: string,
  { turn = 0, substitute = true }: { turn?: Seat; substitute?: boolean } = {},
): Position => {
  const generals = `${black} ${white}`.match(/(^| )G@/)
    ? []
    : [...army('G@10s', 0), ...army('G@1a', 1)];
  return positionFrom({
    pieces: [...generals, ...army(black, 0), ...army(white, 1)],
    turn,
    ply: 1,
    substitute,
  });
};

/** The texts of the legal moves of the piece on a point, without the point itself, in alphabetical order. */
export const movesFrom = (position: Position, from: string): readonly string[] =>
  Array.from(koShogi.legalMoves(position))
    .map((move) => koShogi.text.move(move))
    .filter((text) => new RegExp(`^${from}[-x]`).test(text))
    .map((text) => text.slice(from.length))
    .sort();

/** The position after a move by its text; throws where it is not legal. */
export const played = (position: Position, text: string): Position => {
  const move = Array.from(koShogi.legalMoves(position)).find(
    (legal) => koShogi.text.move(legal) === text,
  );
  if (move === undefined) throw new Error(`${text} is not legal`);
  return koShogi.play(position, { move });
};

/** The code of the piece on a point, in lower case for White; `.` for an empty point. */
export const on = (position: Position, name: string): string => {
  const piece = pieceAt(position, squareNamed(name));
  if (piece === undefined) return '.';
  const code = faceCode(piece);
  return piece.seat === 0 ? code : code.toLowerCase();
};

/** The codes of the pieces on some points, separated by blanks. */
export const standing = (position: Position, names: string): string =>
  names
    .split(' ')
    .map((name) => on(position, name))
    .join(' ');
