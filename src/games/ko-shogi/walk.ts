/**
 * A move while it is made, landing by landing and shot by shot, on a board of its own. The generator tries every way with
 * it and takes each back; pointing goes one way with it; so that there is one reading of what may follow what.
 */
import type { Seat } from '#kernel/game.ts';
import {
  mayDisplace,
  mayPromote,
  mayShoot,
  promotesBy,
  type Shooting,
  shootingOf,
} from './abilities.ts';
import type { Finish, Move } from './move.ts';
import { noShots } from './move.ts';
import { FLAME, PAWN } from './piece.ts';
import {
  at,
  cellOf,
  distance,
  faceOf,
  inZone,
  type Position,
  RIM,
  seatOf,
  sideOf,
  squareOf,
} from './position.ts';
import { type Survey, surveyOf } from './survey.ts';
import { around, cavalryGoesOn, type Ways, waysOf, waysWithoutDrum } from './ways.ts';

/** A landing of a move that is being made; cells. */
interface WalkedLeg {
  readonly from: number;
  readonly to: number;
  /** What stood there; 0 for nothing. */
  readonly taken: number;
  readonly shots: { readonly target: number; readonly piece: number }[];
}

/** A move that is being made. Cells, and pieces as numbers. */
export interface Walk {
  readonly cells: number[];
  readonly seat: Seat;
  /** The bits of the own side. */
  readonly side: number;
  readonly piece: number;
  readonly start: number;
  readonly ways: Ways;
  readonly shooting: Shooting | null;
  readonly promotable: boolean;
  readonly survey: Survey;
  readonly legs: WalkedLeg[];
  at: number;
  /** A flame has burned the mover where it landed. */
  burned: boolean;
  /** How many of the pieces it has removed make it promote. */
  trophies: number;
  /** How many of its points lie in its promotion zone. */
  touched: number;
}

/** Takes a piece up on a board that the walk may change: what it removes stays removed until it is taken back. */
export const walkOn = (cells: number[], survey: Survey, start: number): Walk => {
  const piece = at(cells, start);
  const seat = seatOf(piece);
  const isMute = faceOf(piece) === PAWN && !survey.hasDrum;
  return {
    cells,
    seat,
    side: sideOf(seat),
    piece,
    start,
    ways: isMute ? waysWithoutDrum(seat) : waysOf(piece),
    shooting: shootingOf(piece),
    promotable: mayPromote(piece, survey.hasPriest),
    survey,
    legs: [],
    at: start,
    burned: false,
    trophies: 0,
    touched: inZone(start, seat) ? 1 : 0,
  };
};

/** Takes up the piece on a cell of a position, whoever's turn it is. */
export const startWalk = (position: Position, start: number): Walk => {
  const seat = seatOf(at(position.cells, start));
  return walkOn(position.cells.slice(), surveyOf(position, seat), start);
};

/** Whether a flame stands beside a cell. */
export const isBeside = (cells: readonly number[], cell: number): boolean => {
  for (const delta of around) {
    const near = at(cells, cell + delta);
    if ((near & RIM) !== RIM && faceOf(near) === FLAME) return true;
  }
  return false;
};

/** Lands on a cell: takes what stands there, and burns beside a flame. */
export const land = (walk: Walk, to: number): void => {
  const { cells } = walk;
  const from = walk.at;
  cells[from] = 0;
  const taken = at(cells, to);
  cells[to] = walk.piece;
  walk.legs.push({ from, to, taken, shots: [] });
  walk.at = to;
  if (inZone(to, walk.seat)) walk.touched += 1;
  if (taken !== 0 && promotesBy(walk.piece, taken)) walk.trophies += 1;
  if (walk.survey.flames && isBeside(cells, to)) {
    walk.burned = true;
    cells[to] = 0;
  }
};

/** Shoots the piece on a cell. */
export const shoot = (walk: Walk, target: number): void => {
  const piece = at(walk.cells, target);
  walk.legs.at(-1)?.shots.push({ target, piece });
  walk.cells[target] = 0;
  if (promotesBy(walk.piece, piece)) walk.trophies += 1;
};

/** Takes back the last shot of a walk. */
export const unshoot = (walk: Walk): void => {
  const shot = walk.legs.at(-1)?.shots.pop();
  if (shot === undefined) throw new Error('there is no shot to take back');
  walk.cells[shot.target] = shot.piece;
  if (promotesBy(walk.piece, shot.piece)) walk.trophies -= 1;
};

/** Takes back the last landing of a walk. */
export const unland = (walk: Walk): void => {
  const leg = walk.legs.pop();
  if (leg === undefined) throw new Error('there is no landing to take back');
  walk.burned = false;
  walk.at = leg.from;
  walk.cells[leg.to] = leg.taken;
  walk.cells[leg.from] = walk.piece;
  if (inZone(leg.to, walk.seat)) walk.touched -= 1;
  if (leg.taken !== 0 && promotesBy(walk.piece, leg.taken)) walk.trophies -= 1;
};

/** Whether an enemy fog is too near to a cell for a piece that shoots so. */
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

/** Whether the turn may end here: the mover is burned, or has landed as often as it must. */
export const mayEnd = ({ ways, legs, burned }: Walk): boolean =>
  burned || legs.length >= (ways.chain?.min ?? 1);

const none: readonly (Finish | null)[] = [null];
const automatic: readonly (Finish | null)[] = ['promote'];
const chosen: readonly (Finish | null)[] = ['promote', 'keep'];

/** The ways in which a walk that ends here may finish; what makes the mover promote leaves no choice. */
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

/** Tries everything that can follow the last landing or shot; `visit` hears of each end and stops the search with true. */
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

/** Tries every whole way from where a walk stands on by a landing; true when `visit` has stopped it. */
export const exploreLandings = (walk: Walk, visit: (walk: Walk) => boolean): boolean => {
  for (const to of landingsOf(walk)) {
    land(walk, to);
    const stopped = explore(walk, visit);
    unland(walk);
    if (stopped) return true;
  }
  return false;
};

/** Whether some whole move goes on from here, or ends here. */
export const canFinish = (walk: Walk): boolean => {
  if (mayEnd(walk)) return true;
  return explore(walk, () => true);
};

/** The move that a walk has made so far, in points. */
export const moveOf = (walk: Walk, finish: Finish | null): Move => ({
  from: squareOf(walk.start),
  legs: walk.legs.map(({ to, taken, shots }) => ({
    to: squareOf(to),
    takes: taken !== 0,
    shots: shots.length === 0 ? noShots : shots.map(({ target }) => squareOf(target)),
  })),
  finish,
});

/** Makes landings and shots of a move, legal or not, until it is over or its mover is burned; the leg so far is then the last. */
export const walkAlong = (walk: Walk, move: Move): void => {
  for (const { to, shots } of move.legs) {
    land(walk, cellOf(to));
    if (walk.burned) return;
    for (const shot of shots) shoot(walk, cellOf(shot));
  }
};
