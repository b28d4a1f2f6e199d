/** The points that a piece of either side reaches when asked, on its turn or not, with either face up. */
import type { Pick, Reach } from '#kernel/game.ts';
import { approachesOf, exploreLandings, landingsOf } from './going-on.ts';
import { hasOtherFace, PROMOTED } from './piece.ts';
import { at, cellOf, emptyCells, type Position, pieceOf, seatOf, squareOf } from './position.ts';
import { surveyOf } from './survey.ts';
import { land, unland, type Walk, walkOn } from './walk.ts';

const nowhere: Reach = { pattern: [], moves: [], captures: [], protects: [] };

/** Calls `meet` with every piece of its own side that the walking piece would come upon, on its way of several landings too. */
const meetOwn = (walk: Walk, meet: (cell: number) => void): void => {
  for (const cell of approachesOf(walk)) if ((at(walk.cells, cell) & walk.side) !== 0) meet(cell);
  for (const to of landingsOf(walk)) {
    land(walk, to);
    meetOwn(walk, meet);
    unland(walk);
  }
};

const inOrder = (cells: ReadonlySet<number>): readonly number[] =>
  [...cells].sort((a, b) => a - b).map(squareOf);

/**
 * The reach of the piece that a pick points at; everything is empty when none is there. It shows how the piece moves
 * and shoots: no net narrows it, but a missing drum and a fog do. A chain includes every point on which the turn can
 * end.
 */
export const reach = (position: Position, pick: Pick, face: 'here' | 'other' = 'here'): Reach => {
  if (pick.at !== 'square') return nowhere;
  const start = cellOf(pick.square);
  const there = at(position.cells, start);
  if (there === 0) return nowhere;
  const isTurned = face === 'other' && hasOtherFace(pieceOf(there).kind);
  const piece = isTurned ? there ^ PROMOTED : there;
  const survey = surveyOf(position, seatOf(piece));
  const walkIn = (cells: readonly number[]): Walk =>
    walkOn(cells.with(start, piece), survey, start);
  const [pattern, moves, captures, protects] = [
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
  ];
  exploreLandings(walkIn(emptyCells), (walk) => {
    if (walk.at !== start) pattern.add(walk.at);
    return false;
  });
  exploreLandings(walkIn(position.cells), (walk) => {
    for (const { to, taken, shots } of walk.legs) {
      if (taken !== 0) captures.add(to);
      for (const { target } of shots) captures.add(target);
    }
    if (at(position.cells, walk.at) === 0) moves.add(walk.at);
    return false;
  });
  meetOwn(walkIn(position.cells), (cell) => protects.add(cell));
  return {
    pattern: inOrder(pattern),
    moves: inOrder(moves),
    captures: inOrder(captures),
    protects: inOrder(protects),
  };
};
