/** The rules of how a move goes on: landings, shots, its end and the face it ends with (rules D4, D5, D8). */
import { mayDisplace, mayShoot } from './abilities.ts';
import { type Finish, noShots } from './move.ts';
import { at, distance, RIM } from './position.ts';
import { land, shoot, unland, unshoot, type Walk } from './walk.ts';
import { around, cavalryGoesOn } from './ways.ts';

/** Whether an enemy fog is too near to a cell for a piece that shoots as this one does. */
export const isSilenced = ({ survey, shooting }: Walk, cell: number): boolean =>
  shooting !== null &&
  shooting.as !== 'priest' &&
  survey.fogs.some((fog) => distance(fog, cell) <= 5);

/** The cells of the pieces that may be shot next. */
export const targetsOf = (walk: Walk): readonly number[] => {
  const { shooting, cells, side } = walk;
  const leg = walk.legs.at(-1);
  if (shooting === null || leg === undefined || walk.burned || leg.taken !== 0) return noShots;
  if (leg.shots.length >= shooting.shots || isSilenced(walk, walk.at)) return noShots;
  const targets: number[] = [];
  for (const delta of around) {
    let cell = walk.at;
    for (let left = shooting.range; left > 0; left--) {
      cell += delta;
      const there = at(cells, cell);
      if (there === 0) continue;
      if ((there & RIM) === RIM) break;
      if ((there & side) === 0 && mayShoot(shooting, there)) targets.push(cell);
      if (!shooting.over) break;
    }
  }
  return targets;
};

/** Whether a walk may land on a cell that it comes to: it is empty, or an enemy that it can displace stands there. */
const mayLand = ({ cells, side, piece }: Walk, cell: number): boolean => {
  const there = at(cells, cell);
  return there === 0 || ((there & side) === 0 && mayDisplace(piece, there));
};

type Accepts = (walk: Walk, cell: number) => boolean;

const firstCells = (walk: Walk, accepts: Accepts): readonly number[] => {
  const { ways, cells, start } = walk;
  const found: number[] = [];
  for (const delta of ways.steps) if (accepts(walk, start + delta)) found.push(start + delta);
  for (const delta of ways.chain?.deltas ?? noShots)
    if (accepts(walk, start + delta)) found.push(start + delta);
  for (const { delta, reach, shared } of ways.slides) {
    let cell = start;
    for (let gone = 1; gone <= reach; gone++) {
      cell += delta;
      if ((gone > 1 || !shared) && accepts(walk, cell)) found.push(cell);
      if (at(cells, cell) !== 0) break;
    }
  }
  return found;
};

/** The differences by which a chain may go on from its last landing; none where the turn is over. */
export const goingOn = ({ ways, legs, burned }: Walk): readonly number[] => {
  const { chain } = ways;
  const [first] = legs;
  if (chain === null || first === undefined || burned || legs.length >= chain.max) return noShots;
  const delta = first.to - first.from;
  if (!chain.deltas.includes(delta)) return noShots;
  if (chain.rule === 'straight') return [delta];
  return chain.rule === 'free' ? chain.deltas : (cavalryGoesOn.get(delta) ?? noShots);
};

const nextCells = (walk: Walk, accepts: Accepts): readonly number[] => {
  if (walk.legs.length === 0) return firstCells(walk, accepts);
  const found: number[] = [];
  for (const delta of goingOn(walk))
    if (accepts(walk, walk.at + delta)) found.push(walk.at + delta);
  return found;
};

/** The cells on which the piece may land next. */
export const landingsOf = (walk: Walk): readonly number[] => nextCells(walk, mayLand);

/** The cells to which its movement brings the piece next, whatever stands there. */
export const approachesOf = (walk: Walk): readonly number[] =>
  nextCells(walk, ({ cells }, cell) => (at(cells, cell) & RIM) !== RIM);

/**
 * Whether the turn may end here: the mover is burned, or has landed as often as it must. A piece that has landed can
 * always reach that number, because the point it came from is empty.
 */
export const mayEnd = ({ ways, legs, burned }: Walk): boolean =>
  burned || legs.length >= (ways.chain?.min ?? 1);

const none: readonly (Finish | null)[] = [null];
const automatic: readonly (Finish | null)[] = ['promote'];
const chosen: readonly (Finish | null)[] = ['promote', 'keep'];

/**
 * The ways in which a walk that ends here may finish. There is no choice where something it took makes the mover
 * promote.
 */
export const finishesOf = ({
  burned,
  promotable,
  trophies,
  touched,
}: Walk): readonly (Finish | null)[] => {
  if (burned || !promotable) return none;
  if (trophies > 0) return automatic;
  return touched > 0 ? chosen : none;
};

/**
 * Tries everything that can follow the last landing or shot. Calls `visit` wherever the turn may end; the search stops
 * when `visit` returns true.
 */
const explore = (walk: Walk, visit: (walk: Walk) => boolean): boolean => {
  if (mayEnd(walk) && visit(walk)) return true;
  if (walk.burned) return false;
  for (const target of targetsOf(walk)) {
    shoot(walk, target);
    const stopped = explore(walk, visit);
    unshoot(walk);
    if (stopped) return true;
  }
  return exploreLandings(walk, visit);
};

/** Tries every whole way that goes on from a walk by a landing. Returns true when `visit` has stopped the search. */
export const exploreLandings = (walk: Walk, visit: (walk: Walk) => boolean): boolean => {
  for (const to of landingsOf(walk)) {
    land(walk, to);
    const stopped = explore(walk, visit);
    unland(walk);
    if (stopped) return true;
  }
  return false;
};
