/** Facts about a board that the rules ask for again and again, found in one look over it. */
import type { Seat } from '#kernel/game.ts';
import {
  DRUM,
  EARTHWARD_NET,
  FLAME,
  FOG,
  KIND,
  PRIEST,
  PROMOTED,
  SKYWARD_NET,
  STAFF_OFFICER,
} from './piece.ts';
import { at, FIRST, faceOf, LAST, type Position, RIM, sideOf } from './position.ts';
import { netSteps } from './ways.ts';

/** The facts that a seat needs when it is to move. Numbers are cells. */
export interface Survey {
  /** Its own pieces, in reading order. */
  readonly own: readonly number[];
  /** The fogs of the other side. */
  readonly fogs: readonly number[];
  /** The nets of the other side. */
  readonly nets: readonly number[];
  /** Whether a flame of either side burns anywhere. */
  readonly flames: boolean;
  /** Whether its pawns may step straight forward. */
  readonly hasDrum: boolean;
  readonly hasPriest: boolean;
}

const beatsDrum = (face: number, substitute: boolean): boolean =>
  (face & KIND) === DRUM || (substitute && face === (STAFF_OFFICER | PROMOTED));

const lookOver = ({ cells, substitute }: Position, seat: Seat): Survey => {
  const side = sideOf(seat);
  const own: number[] = [];
  const fogs: number[] = [];
  const nets: number[] = [];
  let flames = false;
  let hasDrum = false;
  let hasPriest = false;
  for (let cell = FIRST; cell <= LAST; cell++) {
    const piece = at(cells, cell);
    if (piece === 0 || (piece & RIM) === RIM) continue;
    const face = faceOf(piece);
    if (face === FLAME) flames = true;
    if ((piece & side) !== 0) {
      own.push(cell);
      if (beatsDrum(face, substitute)) hasDrum = true;
      if ((face & KIND) === PRIEST) hasPriest = true;
    } else if (face === FOG) fogs.push(cell);
    else if (face === SKYWARD_NET || face === EARTHWARD_NET) nets.push(cell);
  }
  return { own, fogs, nets, flames, hasDrum, hasPriest };
};

// Surveys are kept by position, because pointing asks for the same one at each pick of each move. Positions never change.
const known = new WeakMap<Position, [Survey | null, Survey | null]>();

/** The survey of a board for a seat, made once for each position. */
export const surveyOf = (position: Position, seat: Seat): Survey => {
  const kept = known.get(position) ?? [null, null];
  known.set(position, kept);
  const survey = kept[seat] ?? lookOver(position, seat);
  kept[seat] = survey;
  return survey;
};

/** Whether a seat has a piece on a board whose face passes a test. */
export const someFace = (
  cells: readonly number[],
  seat: Seat,
  isMeant: (face: number) => boolean,
): boolean => {
  const side = sideOf(seat);
  for (let cell = FIRST; cell <= LAST; cell++) {
    const piece = at(cells, cell);
    if ((piece & RIM) === side && isMeant(faceOf(piece))) return true;
  }
  return false;
};

/** A line of a net: the last cell that it sees, where it meets its first piece or the edge. */
export interface NetLine {
  readonly net: number;
  readonly to: number;
  /** The enemy that it freezes there; -1 where it freezes none. */
  readonly frozen: number;
}

/** The four lines of a net that stands on a cell; those that see no point at all are left out. */
export const netLines = (cells: readonly number[], net: number): readonly NetLine[] => {
  const piece = at(cells, net);
  const seat = (piece & sideOf(0)) === 0 ? 1 : 0;
  return netSteps(seat, faceOf(piece) === SKYWARD_NET).flatMap((step) => {
    let to = net;
    let met = 0;
    while (met === 0) {
      met = at(cells, to + step);
      if ((met & RIM) !== RIM) to += step;
    }
    if (to === net) return [];
    const frozen = (met & RIM) === sideOf(seat === 0 ? 1 : 0) ? to : -1;
    return [{ net, to, frozen }];
  });
};

/** The lines of these nets that freeze a piece. */
export const freezingLines = (
  cells: readonly number[],
  nets: readonly number[],
): readonly NetLine[] =>
  nets.flatMap((net) => netLines(cells, net).filter(({ frozen }) => frozen !== -1));
