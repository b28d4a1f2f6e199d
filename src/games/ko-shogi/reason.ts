/** Why a piece in the middle of a move can do nothing on a point: the first rule that is in the way, slips before fouls. */
import type { Evidence, Refusal } from '#kernel/game.ts';
import { isOfPriests, mayShoot } from './abilities.ts';
import { type RefusalRule, refusals } from './codes.ts';
import { flameEvidence, fogEvidence, ray, square } from './evidence.ts';
import { approachesOf, isSilenced, landingsOf } from './going-on.ts';
import { PAWN } from './piece.ts';
import { at, distance, faceOf, RIM } from './position.ts';
import type { Walk } from './walk.ts';
import { around, pawnAdvance } from './ways.ts';

/** Makes a refusal of a rule of the list. */
export const refusal = (
  rule: RefusalRule,
  ...evidence: readonly Evidence[]
): Refusal & { readonly rule: RefusalRule } => ({ rule, class: refusals[rule], evidence });

/** The straight line from one cell to another: its step; undefined when they are not on one. */
const stepTo = (from: number, to: number): number | undefined => {
  const far = distance(from, to);
  const step = (to - from) / far;
  return around.includes(step) ? step : undefined;
};

/** The first piece between two cells of a line; undefined when none is. */
const blockerOn = (
  cells: readonly number[],
  from: number,
  to: number,
  step: number,
): number | undefined => {
  for (let cell = from + step; cell !== to; cell += step) if (at(cells, cell) !== 0) return cell;
  return undefined;
};

/** Why a piece may not land on a cell that its movement brings it to. */
const reasonOfLanding = (walk: Walk, cell: number): Refusal => {
  const there = at(walk.cells, cell);
  if ((there & walk.side) !== 0) return refusal('own-piece', square(cell, 'cause'));
  return isOfPriests(walk.piece)
    ? refusal('priests-only', square(cell, 'cause'))
    : refusal('immune-to-displacement', square(cell, 'immune'), ray(walk.at, cell));
};

/** Why a piece that has landed cannot shoot at the cell. */
const reasonOfShot = (walk: Walk, cell: number): Refusal => {
  const { cells, shooting, legs, at: here } = walk;
  const there = at(cells, cell);
  const step = stepTo(here, cell);
  const leg = legs.at(-1);
  if (shooting === null || leg === undefined || step === undefined)
    return refusal('wrong-movement', square(here, 'cause'));
  if (there === 0) return refusal('nothing-to-shoot', square(cell, 'cause'));
  if ((there & walk.side) !== 0) return refusal('own-piece', square(cell, 'cause'));
  if (leg.taken !== 0) return refusal('shot-after-capture', square(here, 'cause'));
  if (leg.shots.length >= shooting.shots) return refusal('no-shots-left', square(here, 'cause'));
  if (distance(here, cell) > shooting.range) return refusal('out-of-range', ray(here, cell));
  const blocker = blockerOn(cells, here, cell, step);
  if (blocker !== undefined && !shooting.over)
    return refusal('blocked', square(blocker, 'blocker'), ray(here, cell));
  if (isSilenced(walk, here)) {
    const near = walk.survey.fogs.filter((fog) => distance(fog, here) <= 5);
    return refusal('silenced', square(here, 'cause'), ...fogEvidence(near));
  }
  if (!mayShoot(shooting, there))
    return refusal('immune-to-shot', square(cell, 'immune'), ray(here, cell));
  return refusal('wrong-movement', square(here, 'cause'));
};

/** Why a piece cannot make its first landing on a cell; on the line of a slide, what blocks it or that it is too far. */
const reasonOfFirst = (walk: Walk, cell: number): Refusal => {
  const { cells, start, ways, seat, survey, piece } = walk;
  if (faceOf(piece) === PAWN && !survey.hasDrum && cell - start === pawnAdvance(seat)) {
    const there = at(cells, cell);
    return (there & walk.side) !== 0
      ? refusal('own-piece', square(cell, 'cause'))
      : refusal('pawn-without-drum', square(start, 'cause'), ray(start, cell));
  }
  const step = stepTo(start, cell);
  const slide = ways.slides.find(({ delta }) => delta === step);
  if (slide === undefined || step === undefined)
    return refusal('wrong-movement', square(start, 'cause'), ray(start, cell));
  const blocker = blockerOn(cells, start, cell, step);
  return blocker === undefined
    ? refusal('out-of-range', square(start, 'cause'), ray(start, cell))
    : refusal('blocked', square(blocker, 'blocker'), ray(start, cell));
};

/** Why a chain does not go on to a further landing. */
const reasonOfNext = (walk: Walk, cell: number): Refusal => {
  const { chain } = walk.ways;
  const here = square(walk.at, 'cause');
  const isLeap = chain?.deltas.includes(cell - walk.at) === true;
  if (isLeap && chain?.rule === 'cavalry' && walk.legs.length === 1)
    return refusal('second-leap', here, ...landingsOf(walk).map((way) => square(way, 'way')));
  if (isLeap && chain?.rule === 'straight') return refusal('straight-run', here);
  if (chain?.min !== undefined && chain.min > 1) return refusal('five-steps', here);
  return refusal('wrong-movement', here);
};

/** Why a piece can neither land on a cell next nor shoot there; asked only where that is so. */
export const reasonOf = (walk: Walk, cell: number): Refusal => {
  if (walk.burned) return refusal('burned', ...flameEvidence(walk.cells, walk.at));
  if (approachesOf(walk).includes(cell)) return reasonOfLanding(walk, cell);
  if (walk.legs.length === 0) return reasonOfFirst(walk, cell);
  const there = at(walk.cells, cell);
  const isMeant = walk.ways.chain === null || (there !== 0 && (there & RIM) !== RIM);
  return walk.shooting !== null && isMeant ? reasonOfShot(walk, cell) : reasonOfNext(walk, cell);
};
