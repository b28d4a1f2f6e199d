/**
 * A move while it is made, landing by landing and shot by shot, on a board of its own. The generator tries every way
 * with it and takes each back; pointing goes one way with it. The rules of what may follow are in `going-on.ts`.
 */
import type { Seat } from '#kernel/game.ts';
import { mayPromote, promotesBy, type Shooting, shootingOf } from './abilities.ts';
import type { Finish, Move } from './move.ts';
import { noShots } from './move.ts';
import { FLAME, PAWN } from './piece.ts';
import {
  at,
  cellOf,
  faceOf,
  inZone,
  type Position,
  RIM,
  seatOf,
  sideOf,
  squareOf,
} from './position.ts';
import { type Survey, surveyOf } from './survey.ts';
import { around, type Ways, waysOf, waysWithoutDrum } from './ways.ts';

/** A landing of a move that is being made; cells. */
interface WalkedLeg {
  readonly from: number;
  readonly to: number;
  /** The piece that stood there; 0 for none. */
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

/** Takes up the piece on a cell of a position, regardless of whose turn it is. */
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

/**
 * Makes the landings and shots of a move, legal or not, until it is over or its mover is burned. The leg on which it
 * burned is then the last.
 */
export const walkAlong = (walk: Walk, move: Move): void => {
  for (const { to, shots } of move.legs) {
    land(walk, cellOf(to));
    if (walk.burned) return;
    for (const shot of shots) shoot(walk, cellOf(shot));
  }
};
