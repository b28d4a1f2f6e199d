/** Moves as sequences of picks, and back: a point for each landing and shot, and a choice only where something else is possible. */
import type { Pick } from '#kernel/game.ts';
import type { KoShogiChoice } from './codes.ts';
import { finishesOf, goingOn, landingsOf, mayEnd, targetsOf } from './going-on.ts';
import type { Finish, Move } from './move.ts';
import { at, cellOf, type Position, RIM, squareOf } from './position.ts';
import { land, moveOf, shoot, startWalk, type Walk } from './walk.ts';

/** The most landings of a piece in a turn, and the most shots after one landing. */
const MOST_LANDINGS = 5;
const MOST_SHOTS = 2;

const on = (square: number): Pick => ({ at: 'square', square });
const choose = (choice: KoShogiChoice): Pick => ({ at: 'choice', choice });

/** Whether something can follow what a walk has done so far. */
export const goesOn = (walk: Walk): boolean =>
  targetsOf(walk).length > 0 || landingsOf(walk).length > 0;

const choicesOf = (walk: Walk, finish: Finish | null): readonly Pick[] => {
  const finishes = finishesOf(walk);
  // No choice is needed for the only face that is possible. A wrong face needs one.
  const isClear = finishes.length === 1 && finishes[0] === finish;
  return isClear || finish === null ? [] : [choose(finish)];
};

/** The pick sequence of a move; an illegal one has one too. */
export const picksOf = (position: Position, { from, legs, finish }: Move): readonly Pick[] => {
  const walk = startWalk(position, cellOf(from));
  const picks = [on(from)];
  for (const { to, shots } of legs) {
    picks.push(on(to));
    land(walk, cellOf(to));
    if (walk.burned) return picks;
    for (const shot of shots) {
      picks.push(on(shot));
      shoot(walk, cellOf(shot));
    }
  }
  if (mayEnd(walk) && goesOn(walk)) picks.push(choose('stop'));
  return [...picks, ...choicesOf(walk, finish)];
};

/**
 * Whether a point picked next is meant as a shot although neither a shot nor a landing there is legal: an enemy on no
 * way of the piece.
 */
const meansShot = (walk: Walk, cell: number): boolean => {
  if (walk.shooting === null || walk.legs.length === 0) return false;
  const there = at(walk.cells, cell);
  return there !== 0 && (there & walk.side) === 0 && !goingOn(walk).includes(cell - walk.at);
};

/** Makes a landing or shot of a point, legal or not; false where the piece can do nothing there. */
const walkTo = (walk: Walk, cell: number): boolean => {
  if (walk.burned || cell === walk.at) return false;
  if (targetsOf(walk).includes(cell)) shoot(walk, cell);
  else if (!landingsOf(walk).includes(cell) && meansShot(walk, cell)) {
    if ((walk.legs.at(-1)?.shots.length ?? 0) === MOST_SHOTS) return false;
    shoot(walk, cell);
  } else {
    if (walk.legs.length === MOST_LANDINGS) return false;
    if (walk.legs.length > 0 && walk.ways.chain === null) return false;
    land(walk, cell);
  }
  return true;
};

const isFinish = (choice: string): choice is Finish => choice === 'promote' || choice === 'keep';

/** Follows picks as far as they lead, legal or not; undefined where no piece stands on the first, or they lead nowhere. */
const walkPicks = (
  position: Position,
  picks: readonly Pick[],
): { readonly walk: Walk; readonly finish: Finish | null } | undefined => {
  const [origin, ...others] = picks;
  if (origin?.at !== 'square') return undefined;
  const start = cellOf(origin.square);
  const piece = at(position.cells, start);
  if (piece === 0 || (piece & RIM) === RIM) return undefined;
  const walk = startWalk(position, start);
  let finish: Finish | null = null;
  for (const pick of others) {
    if (finish !== null || pick.at === 'hand') return undefined;
    if (pick.at === 'square') {
      if (!walkTo(walk, cellOf(pick.square))) return undefined;
    } else if (isFinish(pick.choice)) finish = pick.choice;
    else if (pick.choice !== 'stop') return undefined;
  }
  return { walk, finish };
};

/**
 * The move that picks name, legal or not. Where the face is still open the piece keeps its own. Undefined when the
 * picks lead nowhere or no piece is there.
 */
export const attempt = (position: Position, picks: readonly Pick[]): Move | undefined => {
  const walked = walkPicks(position, picks);
  if (walked === undefined || walked.walk.legs.length === 0) return undefined;
  const { walk, finish } = walked;
  return moveOf(walk, finish ?? finishesOf(walk).at(-1) ?? null);
};

/** The board in the middle of a move: its piece where it has landed, without what it took and shot. */
export const preview = (position: Position, picks: readonly Pick[]): Position => {
  const walked = walkPicks(position, picks);
  return walked === undefined ? position : { ...position, cells: walked.walk.cells };
};

/** The point on which the piece of a move stands after the picks so far. */
export const reached = (position: Position, picks: readonly Pick[]): number => {
  const walked = walkPicks(position, picks);
  if (walked !== undefined) return squareOf(walked.walk.at);
  const [origin] = picks;
  return origin?.at === 'square' ? origin.square : 0;
};
