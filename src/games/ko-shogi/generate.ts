/** Every legal move of a position. What makes a side lose is for the judge: it may walk into any check. */
import type { Move } from './move.ts';
import { at, cellOf, type Position, sideOf } from './position.ts';
import { freezingLines, type Survey, surveyOf } from './survey.ts';
import { exploreLandings, finishesOf, moveOf, type Walk, walkOn } from './walk.ts';

/** The cells of the pieces that a net of the other side holds. */
const frozenCells = (cells: readonly number[], { nets }: Survey): readonly number[] =>
  freezingLines(cells, nets).map(({ frozen }) => frozen);

/**
 * Makes every whole way of every piece of the side to move that no net holds; `visit` hears of each where it ends and stops
 * with true. The walk is one and the same all along: what is to stay of it must be copied.
 */
export const exploreMoves = (position: Position, visit: (walk: Walk) => boolean): boolean => {
  const cells = position.cells.slice();
  const survey = surveyOf(position, position.turn);
  const frozen = frozenCells(cells, survey);
  for (const start of survey.own) {
    if (frozen.includes(start)) continue;
    if (exploreLandings(walkOn(cells, survey, start), visit)) return true;
  }
  return false;
};

/** Every legal move, each once, in reading order of the pieces. */
export const legalMoves = (position: Position): readonly Move[] => {
  const moves: Move[] = [];
  exploreMoves(position, (walk) => {
    for (const finish of finishesOf(walk)) moves.push(moveOf(walk, finish));
    return false;
  });
  return moves;
};

/** How many legal moves a position has. */
export const countMoves = (position: Position): number => {
  let count = 0;
  exploreMoves(position, (walk) => {
    count += finishesOf(walk).length;
    return false;
  });
  return count;
};

/** Whether the side to move has a legal move. */
export const canMove = (position: Position): boolean => exploreMoves(position, () => true);

/** Whether the piece on a cell of the side to move is held by a net. */
export const isFrozen = (position: Position, cell: number): boolean =>
  frozenCells(position.cells, surveyOf(position, position.turn)).includes(cell);

/** Whether a piece of the side to move stands on a point, and no net holds it. */
export const isFree = (position: Position, square: number): boolean => {
  const cell = cellOf(square);
  return (
    (at(position.cells, cell) & (sideOf(0) | sideOf(1))) === sideOf(position.turn) &&
    !isFrozen(position, cell)
  );
};
