/** Legality of one move, without listing the others. */
import { finishesOf, landingsOf, mayEnd, targetsOf } from './going-on.ts';
import { type Leg, type Move, sameMove } from './move.ts';
import { at, cellOf, type Position, RIM, sideOf } from './position.ts';
import { freezingLines, surveyOf } from './survey.ts';
import { land, moveOf, shoot, startWalk, type Walk } from './walk.ts';

/** Makes a landing and its shots; false where one of them is not legal. */
const makeLeg = (walk: Walk, { to, shots }: Leg): boolean => {
  const cell = cellOf(to);
  if (walk.burned || !landingsOf(walk).includes(cell)) return false;
  land(walk, cell);
  for (const shot of shots) {
    if (!targetsOf(walk).includes(cellOf(shot))) return false;
    shoot(walk, cellOf(shot));
  }
  return true;
};

/** Whether a net of the other side holds the piece on a cell. */
const isHeld = (position: Position, cell: number): boolean =>
  freezingLines(position.cells, surveyOf(position, position.turn).nets).some(
    ({ frozen }) => frozen === cell,
  );

/** The walk of landings and shots that are all legal for the side to move; undefined where one is not, or the turn cannot end there. */
export const legalWalk = (position: Position, { from, legs }: Move): Walk | undefined => {
  const start = cellOf(from);
  if ((at(position.cells, start) & RIM) !== sideOf(position.turn)) return undefined;
  if (isHeld(position, start)) return undefined;
  const walk = startWalk(position, start);
  return legs.every((leg) => makeLeg(walk, leg)) && mayEnd(walk) ? walk : undefined;
};

/** Whether a move is legal, including what it says of its captures and of its face. */
export const isLegal = (position: Position, move: Move): boolean => {
  const walk = legalWalk(position, move);
  return (
    walk !== undefined &&
    finishesOf(walk).includes(move.finish) &&
    sameMove(moveOf(walk, move.finish), move)
  );
};
