/**
 * Reads the text that a player types for a move: `c3` turns up the piece there or goes there, `c3-c4` and `c3xd3` move
 * a piece.
 */

import { banqi } from '#games/banqi/game.ts';
import { legalMoves } from '#games/banqi/legal.ts';
import type { Move } from '#games/banqi/move.ts';
import { readMoveWord } from '#games/banqi/notation/move-text.ts';
import { cellAt, DOWN, EMPTY, type Position } from '#games/banqi/position.ts';
import { formatSquare, parseSquare } from '#games/banqi/square.ts';
import type { Notation, Typed } from '../../game/game-text.ts';
import { meant, named, onSquare, type TypedIn } from '../typed-moves.ts';
import { writeMove } from './written.ts';

/** The meaning of a square's name: its piece is turned up, pieces go there, or the name points at the piece there. */
const ofSquare = (at: TypedIn<Position, Move>, square: number): Typed => {
  const cell = cellAt(at.position, square);
  if (cell === DOWN) return meant(at, [{ up: square }]);
  const there = legalMoves(at.position).filter((move) => 'to' in move && move.to === square);
  return onSquare(at, square, there, cell === EMPTY ? formatSquare(square) : null);
};

/** A move from one square to another, legal or not; undefined where nothing stands that could make it. */
const moveBetween = (position: Position, from: number, to: number): Move | undefined =>
  cellAt(position, from) === EMPTY
    ? undefined
    : { from, to, takes: cellAt(position, to) !== EMPTY };

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.trim().replace(/\s/g, '').toLowerCase();
  const at = { position, notation, write: writeMove };
  const square = parseSquare(text);
  if (square !== undefined) return ofSquare(at, square);
  const word = readMoveWord(text);
  // A player cannot say which face a turn-up shows.
  const [from, to] = word?.drawn === undefined && word ? word.squares : [];
  const move =
    from === undefined
      ? undefined
      : to === undefined
        ? { up: from }
        : moveBetween(position, from, to);
  return named(banqi, at, move);
};
