/** Reads the text that a player types for a move: `17p-15o`, `HS-15o`, or just the point it goes to, `10h`. */

import { koShogi } from '#games/ko-shogi/game.ts';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { formatLegs } from '#games/ko-shogi/notation/move-text.ts';
import { readTyped as readSpelled } from '#games/ko-shogi/notation/spelling.ts';
import { faceCode } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt, pieces } from '#games/ko-shogi/position.ts';
import { formatSquare, parseSquare } from '#games/ko-shogi/square.ts';
import type { Notation, Typed } from '../../game/game-text.ts';
import { meant, named, onSquare, type TypedIn } from '../typed-moves.ts';
import { writeMove } from './written.ts';

/** The meaning of a point's name: the moves of one landing that go there, or the piece that stands there. */
const ofSquare = (at: TypedIn<Position, Move>, square: number): Typed => {
  const { position } = at;
  const there = Array.from(legalMoves(position)).filter(
    ({ legs: [leg, ...others] }) =>
      leg?.to === square && leg.shots.length === 0 && others.length === 0,
  );
  return onSquare(at, square, there, pieceAt(position, square) ? null : formatSquare(square));
};

/** The code and the way of a text that names no start. */
const withoutStart = /^(\+?[a-z]{1,2})([-x].*?)([+=]?)$/i;

/** All legal moves that a text without a start can mean, of several pieces or with either face. */
const meantBy = (position: Position, text: string): readonly Move[] => {
  const [, code = '', way = '', sign = ''] = withoutStart.exec(text) ?? [];
  return Array.from(legalMoves(position)).filter(({ from, legs, finish }) => {
    const piece = pieceAt(position, from);
    if (piece === undefined || faceCode(piece) !== code.toUpperCase()) return false;
    if (formatLegs(legs) !== way.toLowerCase()) return false;
    return sign === '' || (sign === '+' ? finish === 'promote' : finish === 'keep');
  });
};

/** The first piece that a text without a start can be about, and what it would do. It is used to tell why it cannot. */
const attempted = (position: Position, text: string): Move | undefined => {
  const [, code = '', way = '', sign = ''] = withoutStart.exec(text) ?? [];
  const [square] =
    pieces(position).find(
      ([, piece]) => piece.seat === position.turn && faceCode(piece) === code.toUpperCase(),
    ) ?? [];
  if (square === undefined) return undefined;
  const read = readSpelled(`${code}${formatSquare(square)}${way}${sign}`, position);
  return read.ok ? read.value : undefined;
};

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.normalize('NFKC').replace(/\s/g, '');
  const at = { position, notation, write: writeMove };
  const square = parseSquare(text.toLowerCase());
  if (square !== undefined) return ofSquare(at, square);
  const read = readSpelled(text, position);
  if (!read.ok) {
    const found = meantBy(position, text);
    if (found.length > 0) return meant(at, found);
  }
  const move = read.ok ? read.value : attempted(position, text);
  return named(koShogi, at, move);
};
