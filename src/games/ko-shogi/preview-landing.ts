/**
 * The side effects of a landing or shot, shown before it is made: promotions without a choice, burned pieces, flames
 * put out.
 */
import type { Pick } from '#kernel/game.ts';
import { attempt } from './picks.ts';
import { FLAME } from './piece.ts';
import { trace } from './play.ts';
import { cellOf, faceOf, type Position } from './position.ts';
import { startWalk, walkAlong } from './walk.ts';

/** The side effects of moving to a goal. Numbers are points. */
export interface Foreseen {
  readonly goal: number;
  /** A piece that the move takes makes its own piece promote. */
  readonly promotes: boolean;
  /** A flame burns the piece where it lands. */
  readonly perishes: boolean;
  /** Where pieces stand that a flame burns by arriving. */
  readonly burns: readonly number[];
  /** The flames that a clerk puts out by promoting. */
  readonly putsOut: readonly number[];
}

/** The side effects of the move if it ends with this goal; undefined where there are none. */
const foreseeOne = (
  position: Position,
  picks: readonly Pick[],
  goal: number,
): Foreseen | undefined => {
  const move = attempt(position, [...picks, { at: 'square', square: goal }]);
  if (move === undefined) return undefined;
  const walk = startWalk(position, cellOf(move.from));
  walkAlong(walk, move);
  const { burned: perishes, legs } = walk;
  const taken = new Set(
    legs.flatMap(({ to, shots }) => [to, ...shots.map(({ target }) => target)]),
  );
  const gone = trace(position, { move }).removed.filter((square) => !taken.has(cellOf(square)));
  const promotes = move.finish === 'promote' && !perishes;
  if (!promotes && !perishes && gone.length === 0) return undefined;
  const isFlame = faceOf(walk.piece) === FLAME;
  return {
    goal,
    promotes,
    perishes,
    burns: isFlame ? gone : [],
    putsOut: isFlame ? [] : gone,
  };
};

/** The side effects of each goal of a move begun, not counting what is taken there. Goals without any are left out. */
export const previewLanding = (
  position: Position,
  picks: readonly Pick[],
  goals: readonly number[],
): readonly Foreseen[] => goals.flatMap((goal) => foreseeOne(position, picks, goal) ?? []);
