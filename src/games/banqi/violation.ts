/** Finds which rule a move breaks: the one place that knows how pieces go and take. */
import type { RefusalRule } from './codes.ts';
import { takingOf } from './family.ts';
import { type Face, isFace, kindOf } from './piece.ts';
import { cellAt, DOWN, EMPTY, ownerOf, type Position } from './position.ts';
import { areInLine, areNeighbours, squaresBetween } from './square.ts';

/** The pieces between two squares that lie in line, face up or face down, of either side. */
export const screensBetween = (position: Position, from: number, to: number): readonly number[] =>
  squaresBetween(from, to).filter((square) => cellAt(position, square) !== EMPTY);

/**
 * The rule that keeps a hunter from taking prey on another square; null where none does. Whose pieces they are is not
 * asked.
 */
export const brokenByTaking = (
  position: Position,
  [hunter, from]: readonly [Face, number],
  [prey, to]: readonly [Face, number],
): RefusalRule | null => {
  const { by, takes } = takingOf(position.family, kindOf(hunter));
  if (by === 'jump') {
    if (!areInLine(from, to)) return 'not-in-line';
    const screens = screensBetween(position, from, to).length;
    if (screens !== 1) return screens === 0 ? 'no-screen' : 'many-screens';
  } else if (!areNeighbours(from, to)) return 'not-adjacent';
  if (takes.includes(kindOf(prey))) return null;
  return kindOf(hunter) === 'king' && kindOf(prey) === 'soldier' ? 'king-soldier' : 'rank';
};

/** The rule because of which the piece on a square may not be moved at all; null when it may. */
export const brokenByOrigin = (position: Position, from: number): RefusalRule | null => {
  const cell = cellAt(position, from);
  if (cell === EMPTY) return 'empty-square';
  if (cell === DOWN) return 'face-down-piece';
  const owner = ownerOf(position, cell);
  if (owner === null) return 'colour-unknown';
  return owner === position.turn ? null : 'not-your-piece';
};

/** The first rule of the list that going from one square to another breaks; null when it is legal. */
export const brokenRule = (position: Position, from: number, to: number): RefusalRule | null => {
  const broken = brokenByOrigin(position, from);
  const [mover, there] = [cellAt(position, from), cellAt(position, to)];
  if (broken !== null || !isFace(mover)) return broken;
  if (there === EMPTY) return areNeighbours(from, to) ? null : 'not-adjacent';
  if (there === DOWN) return 'face-down-target';
  if (ownerOf(position, there) === position.turn) return 'own-piece';
  return brokenByTaking(position, [mover, from], [there, to]);
};
