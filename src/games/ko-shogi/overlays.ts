/**
 * The pieces that act from afar, in points, for drawing: fogs and lights, nets, flames, shooters, commands (rules
 * D10–D13).
 */
import type { Seat } from '#kernel/game.ts';
import { shootingOf } from './abilities.ts';
import { checkedSquares } from './check.ts';
import { commandOf, isInPlay, losesBy } from './command.ts';
import { areaOf } from './evidence.ts';
import { isSilenced, landingsOf, targetsOf } from './going-on.ts';
import { EARTHWARD_NET, FLAME, FOG, LIGHT, SKYWARD_NET } from './piece.ts';
import {
  at,
  distance,
  FIRST,
  faceOf,
  LAST,
  type Position,
  RIM,
  seatOf,
  squareOf,
} from './position.ts';
import { netLines, surveyOf } from './survey.ts';
import { land, startWalk, unland } from './walk.ts';

/** The cells of all pieces of these faces. */
const cellsOf = ({ cells }: Position, ...faces: readonly number[]): readonly number[] => {
  const found: number[] = [];
  for (let cell = FIRST; cell <= LAST; cell++) {
    const piece = at(cells, cell);
    if ((piece & RIM) !== RIM && faces.includes(faceOf(piece))) found.push(cell);
  }
  return found;
};

const seatAt = ({ cells }: Position, cell: number): Seat => seatOf(at(cells, cell));

/** A piece whose power covers an area, and all points of it, its own too. */
export interface Area {
  readonly square: number;
  readonly seat: Seat;
  readonly area: readonly number[];
}

const areasOf = (position: Position, face: number): readonly Area[] =>
  cellsOf(position, face).map((cell) => ({
    square: squareOf(cell),
    seat: seatAt(position, cell),
    area: areaOf(cell, 5),
  }));

/** The fogs on the board. Bows and guns of the other side cannot shoot in their areas. */
export const fogAreas = (position: Position): readonly Area[] => areasOf(position, FOG);

/** The lights on the board. A fog of the other side that stands in their areas is a priest again. */
export const lightAreas = (position: Position): readonly Area[] => areasOf(position, LIGHT);

/** A net, and the lines along which it freezes. */
export interface Net {
  readonly square: number;
  readonly seat: Seat;
  readonly lines: readonly {
    /** The last point that the line sees. */
    readonly to: number;
    /** The piece that it freezes there; null where it freezes none. */
    readonly frozen: number | null;
  }[];
}

/** The nets on the board. */
export const nets = (position: Position): readonly Net[] =>
  cellsOf(position, SKYWARD_NET, EARTHWARD_NET).map((net) => ({
    square: squareOf(net),
    seat: seatAt(position, net),
    lines: netLines(position.cells, net).map(({ to, frozen }) => ({
      to: squareOf(to),
      frozen: frozen === -1 ? null : squareOf(frozen),
    })),
  }));

/** The points of a side's pieces that a net holds, each once, in reading order. */
export const frozenPieces = (position: Position, seat: Seat): readonly number[] =>
  [
    ...new Set(
      nets(position)
        .filter((net) => net.seat !== seat)
        .flatMap(({ lines }) => lines.flatMap(({ frozen }) => frozen ?? [])),
    ),
  ].sort((a, b) => a - b);

/** The flames on the board, each with its neighbouring points. A piece that lands there is burned. */
export const flames = (position: Position): readonly Area[] =>
  cellsOf(position, FLAME).map((cell) => ({
    square: squareOf(cell),
    seat: seatAt(position, cell),
    area: areaOf(cell, 1).filter((near) => near !== squareOf(cell)),
  }));

/** A point that a shooter may land on, and what it may then shoot first. */
export interface Stand {
  readonly from: number;
  readonly to: number;
  readonly targets: readonly number[];
  /** The enemy fogs that keep it from shooting there. */
  readonly silencedBy: readonly number[];
}

/**
 * The points from which the shooters of a side could shoot next, regardless of whose turn it is. Stands without a
 * target are left out unless a fog is the reason.
 */
export const stands = (position: Position, seat: Seat): readonly Stand[] => {
  const { own, fogs } = surveyOf(position, seat);
  const held = frozenPieces(position, seat);
  return own
    .filter((cell) => shootingOf(at(position.cells, cell)) !== null)
    .filter((cell) => !held.includes(squareOf(cell)))
    .flatMap((start) => {
      const walk = startWalk(position, start);
      return landingsOf(walk).flatMap((to) => {
        land(walk, to);
        const [targets, isQuiet] = [targetsOf(walk), !walk.burned && isSilenced(walk, to)];
        unland(walk);
        const silencedBy = isQuiet ? fogs.filter((fog) => distance(fog, to) <= 5) : [];
        if (targets.length === 0 && silencedBy.length === 0) return [];
        return {
          from: squareOf(start),
          to: squareOf(to),
          targets: targets.map(squareOf),
          silencedBy: silencedBy.map(squareOf),
        };
      });
    });
};

/** The pieces that keep a side in play, as points. */
export interface CommandState {
  readonly inPlay: boolean;
  /** Generals and governors: each keeps it in play alone. */
  readonly commanders: readonly number[];
  /** A middle troop and a banner keep it in play together. */
  readonly middleTroops: readonly number[];
  readonly banners: readonly number[];
  /** The smallest sets of pieces whose loss loses the game. */
  readonly losesBy: readonly (readonly number[])[];
  /** The pieces by whose loss one turn of the other side could win. */
  readonly checked: readonly number[];
}

/** Finds the pieces that keep a side in play, and those it would lose by. */
export const commandState = (position: Position, seat: Seat): CommandState => {
  const command = commandOf(position, seat);
  return {
    inPlay: isInPlay(command),
    commanders: command.commanders.map(squareOf),
    middleTroops: command.middleTroops.map(squareOf),
    banners: command.banners.map(squareOf),
    losesBy: losesBy(command).map((cells) => cells.map(squareOf)),
    checked: checkedSquares(position, seat),
  };
};
