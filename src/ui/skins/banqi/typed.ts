/** What a player may type for a move: `c3` turns up what lies there or goes there, `c3-c4` and `c3xd3` move a piece. */

import { legalMoves } from '#games/banqi/legal.ts';
import type { Move } from '#games/banqi/move.ts';
import { readMoveWord } from '#games/banqi/notation/move-text.ts';
import { picksOf } from '#games/banqi/picks.ts';
import { cellAt, DOWN, EMPTY, type Position } from '#games/banqi/position.ts';
import { refuse } from '#games/banqi/refusal.ts';
import { formatSquare, parseSquare } from '#games/banqi/square.ts';
import type { Notation, Typed } from '../../game-text.ts';
import { writeMove } from './written.ts';

const answer = (position: Position, moves: readonly Move[], notation: Notation): Typed => ({
  is: 'moves',
  moves: moves.map((move) => ({ move, words: writeMove(move, position, notation) })),
});

/** What the name of a square means: it is turned up, gone to, or what stands there is pointed at. */
const ofSquare = (position: Position, square: number, notation: Notation): Typed => {
  const cell = cellAt(position, square);
  if (cell === DOWN) return answer(position, [{ up: square }], notation);
  const there = legalMoves(position).filter((move) => 'to' in move && move.to === square);
  if (there.length > 0) return answer(position, there, notation);
  return cell === EMPTY
    ? { is: 'nothing-there', square: formatSquare(square) }
    : { is: 'piece', pick: { at: 'square', square } };
};

/** A move from one square to another, legal or not; undefined where nothing stands that could make it. */
const moveBetween = (position: Position, from: number, to: number): Move | undefined =>
  cellAt(position, from) === EMPTY
    ? undefined
    : { from, to, takes: cellAt(position, to) !== EMPTY };

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.trim().replace(/\s/g, '').toLowerCase();
  const square = parseSquare(text);
  if (square !== undefined) return ofSquare(position, square, notation);
  const word = readMoveWord(text);
  // What a turn-up shows is nobody's to say.
  const [from, to] = word?.drawn === undefined && word ? word.squares : [];
  const move =
    from === undefined
      ? undefined
      : to === undefined
        ? { up: from }
        : moveBetween(position, from, to);
  if (move === undefined) return { is: 'unreadable' };
  const refusal = refuse(position, picksOf(position, move));
  return refusal === null ? answer(position, [move], notation) : { is: 'refused', refusal, move };
};
