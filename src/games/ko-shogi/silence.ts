/**
 * Why a turn ended without a shot: a bow or gun that lands within an enemy fog cannot shoot, and its turn is over
 * (rules D10).
 */
import type { Refusal } from '#kernel/game.ts';
import { fogEvidence, square } from './evidence.ts';
import { isSilenced, targetsOf } from './going-on.ts';
import type { Move } from './move.ts';
import { cellOf, distance, type Position } from './position.ts';
import { refusal } from './reason.ts';
import { startWalk, walkAlong } from './walk.ts';

/**
 * The refusal of a shot that a move would have had without fogs; null where it shot, or where there was nothing to
 * shoot.
 */
export const silencedBy = (position: Position, move: Move): Refusal | null => {
  const walk = startWalk(position, cellOf(move.from));
  walkAlong(walk, move);
  if (walk.burned || !isSilenced(walk, walk.at)) return null;
  const clear = { ...walk, survey: { ...walk.survey, fogs: [] } };
  if (targetsOf(clear).length === 0) return null;
  const near = walk.survey.fogs.filter((fog) => distance(fog, walk.at) <= 5);
  return refusal('silenced', square(walk.at, 'cause'), ...fogEvidence(near));
};
