/** Every legal move of a position. What makes a side lose is for the judge: it may walk into any check. */

import { exploreLandings, finishesOf } from './going-on.ts';
import type { Move } from './move.ts';
import type { Piece } from './piece.ts';
import { play } from './play.ts';
import { at, type Position, pieceNumber } from './position.ts';
import { freezingLines, type Survey, surveyOf } from './survey.ts';
import { moveOf, type Walk, walkOn } from './walk.ts';

/** The cells of the pieces that a net of the other side holds. */
const frozenCells = (cells: readonly number[], { nets }: Survey): readonly number[] =>
  freezingLines(cells, nets).map(({ frozen }) => frozen);

/**
 * Makes every whole way of every piece of the side to move that no net holds; `visit` hears of each where it ends and stops
 * with true. The walk is one and the same all along: what is to stay of it must be copied. `isMeant` leaves pieces out.
 */
export const exploreMoves = (
  position: Position,
  visit: (walk: Walk) => boolean,
  isMeant: (piece: number) => boolean = () => true,
): boolean => {
  const cells = position.cells.slice();
  const survey = surveyOf(position, position.turn);
  const frozen = frozenCells(cells, survey);
  for (const start of survey.own) {
    if (frozen.includes(start) || !isMeant(at(cells, start))) continue;
    if (exploreLandings(walkOn(cells, survey, start), visit)) return true;
  }
  return false;
};

const listMoves = (position: Position, isMeant?: (piece: number) => boolean): readonly Move[] => {
  const moves: Move[] = [];
  const add = (walk: Walk): boolean => {
    for (const finish of finishesOf(walk)) moves.push(moveOf(walk, finish));
    return false;
  };
  exploreMoves(position, add, isMeant);
  return moves;
};

/** Every legal move, each once, in reading order of the pieces. */
export const legalMoves = (position: Position): readonly Move[] => listMoves(position);

/** The legal moves of all pieces of one face. */
export const movesOfFace = (
  position: Position,
  { kind, promoted }: Pick<Piece, 'kind' | 'promoted'>,
): readonly Move[] => {
  const meant = pieceNumber({ kind, promoted, seat: position.turn });
  return listMoves(position, (piece) => piece === meant);
};

/** How many legal moves a position has. */
const countMoves = (position: Position): number => {
  let count = 0;
  exploreMoves(position, (walk) => {
    count += finishesOf(walk).length;
    return false;
  });
  return count;
};

/** Whether the side to move has a legal move. */
export const canMove = (position: Position): boolean => exploreMoves(position, () => true);

/** How many sequences of legal moves of that many plies there are; the last ply is counted, not played. */
export const perft = (position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  if (depth === 1) return countMoves(position);
  let nodes = 0;
  for (const move of legalMoves(position)) nodes += perft(play(position, { move }), depth - 1);
  return nodes;
};
