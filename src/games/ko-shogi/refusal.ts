/** Why picks begin no legal move: one rule of the closed list, and the evidence for it on the board. */
import type { Pick, Refusal } from '#kernel/game.ts';
import { ownsUnless } from '#kernel/picking.ts';
import { netEvidence, square } from './evidence.ts';
import {
  approachesOf,
  exploreLandings,
  finishesOf,
  landingsOf,
  mayEnd,
  targetsOf,
} from './going-on.ts';
import { goesOn } from './picks.ts';
import { PAWN } from './piece.ts';
import { at, cellOf, faceOf, type Position, RIM, sideOf } from './position.ts';
import { reasonOf, refusal } from './reason.ts';
import { freezingLines, surveyOf } from './survey.ts';
import { land, shoot, startWalk, type Walk } from './walk.ts';
import { pawnAdvance } from './ways.ts';

/** The state of a move after the picks so far: under way, put down, or with its face chosen. */
type Phase = 'moving' | 'stopped' | 'finished';

/** Why the first pick is wrong by itself, whatever follows; null where it is not. */
const refuseOrigin = (position: Position, pick: Pick, alone: boolean): Refusal | null => {
  if (pick.at !== 'square') return refusal('wrong-movement');
  const cell = cellOf(pick.square);
  const piece = at(position.cells, cell);
  // A player who only points at something asks what it is, so nothing is marked as wrong there.
  const there = alone ? [] : [square(cell, 'cause')];
  if (piece === 0) return refusal('empty-point', ...there);
  return (piece & RIM) === sideOf(position.turn) ? null : refusal('not-your-turn', ...there);
};

/** Whether a pick points at a piece of the side to move; whether that piece has a legal move is not asked. */
export const owns = ownsUnless(refuseOrigin);

/**
 * Why a piece that no net holds has no legal move: the foul that stands in the way if there is one, otherwise what
 * walls it in.
 */
const refuseEvery = (walk: Walk): Refusal => {
  const near = [
    ...approachesOf(walk),
    ...(faceOf(walk.piece) === PAWN ? [walk.start + pawnAdvance(walk.seat)] : []),
  ];
  const reasons = near
    .filter((cell) => (at(walk.cells, cell) & RIM) !== RIM)
    .map((cell) => reasonOf(walk, cell));
  const foul = reasons.find((reason) => reason.class === 'foul');
  if (foul !== undefined) return foul;
  const walls = approachesOf(walk).map((cell) => square(cell, 'blocker'));
  const [first] = reasons;
  return first !== undefined && walls.length > 0
    ? refusal(
        reasons.some(({ rule }) => rule === 'own-piece') ? 'own-piece' : 'priests-only',
        ...walls,
      )
    : refusal('wrong-movement', square(walk.start, 'cause'));
};

const refuseSquare = (walk: Walk, phase: Phase, cell: number): Refusal | null => {
  if (phase !== 'moving') return refusal('wrong-movement', square(walk.at, 'cause'));
  if (targetsOf(walk).includes(cell)) {
    shoot(walk, cell);
    return null;
  }
  if (!landingsOf(walk).includes(cell)) return reasonOf(walk, cell);
  land(walk, cell);
  return null;
};

const refuseStop = (walk: Walk, phase: Phase): Refusal | null => {
  const here = square(walk.at, 'cause');
  if (!mayEnd(walk)) return refusal(walk.legs.length > 0 ? 'five-steps' : 'cannot-stop', here);
  return phase === 'moving' && !walk.burned && goesOn(walk) ? null : refusal('cannot-stop', here);
};

const refuseFinish = (walk: Walk, phase: Phase): Refusal | null => {
  const here = square(walk.at, 'cause');
  const isOver = phase === 'stopped' || (phase === 'moving' && mayEnd(walk) && !goesOn(walk));
  if (!isOver) return refusal('promotion-not-possible', here);
  const finishes = finishesOf(walk);
  if (finishes.length > 1) return null;
  return refusal(finishes[0] === null ? 'promotion-not-possible' : 'promotion-compulsory', here);
};

/** Goes on by one pick. Returns the phase after it, or why it does not go on. */
const step = (walk: Walk, phase: Phase, pick: Pick): Phase | Refusal => {
  if (pick.at === 'hand') return refusal('wrong-movement');
  if (pick.at === 'square') return refuseSquare(walk, phase, cellOf(pick.square)) ?? phase;
  if (pick.choice === 'stop') return refuseStop(walk, phase) ?? 'stopped';
  if (pick.choice !== 'promote' && pick.choice !== 'keep') return refusal('cannot-stop');
  return refuseFinish(walk, phase) ?? 'finished';
};

/** The refusal of picks as if there were no nets on the board. */
const refuseUnheld = (position: Position, picks: readonly Pick[]): Refusal | null => {
  const [origin, ...others] = picks;
  if (origin === undefined) return null;
  const wrong = refuseOrigin(position, origin, others.length === 0);
  if (wrong !== null || origin.at !== 'square') return wrong;
  const walk = startWalk(position, cellOf(origin.square));
  if (!exploreLandings(walk, () => true)) return refuseEvery(walk);
  let phase: Phase = 'moving';
  for (const pick of others) {
    const next: Phase | Refusal = step(walk, phase, pick);
    if (typeof next !== 'string') return next;
    phase = next;
  }
  return null;
};

/** The nets that hold the piece on the first of these picks. */
const refuseHeld = (position: Position, [origin]: readonly Pick[]): Refusal | null => {
  if (origin?.at !== 'square') return null;
  const cell = cellOf(origin.square);
  const { nets } = surveyOf(position, position.turn);
  const lines = freezingLines(position.cells, nets).filter(({ frozen }) => frozen === cell);
  return lines.length === 0 ? null : refusal('frozen', ...netEvidence(lines));
};

/**
 * Why these picks begin no legal move; null while they begin one. A slip that would be wrong without the net too is
 * named first, because a net forbids only real moves.
 */
export const refuse = (position: Position, picks: readonly Pick[]): Refusal | null => {
  const wrong = refuseUnheld(position, picks);
  return wrong?.class === 'slip' ? wrong : (refuseHeld(position, picks) ?? wrong);
};
