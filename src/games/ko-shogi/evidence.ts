/** The evidence that is drawn on the board to prove a refusal. */
import type { Evidence } from '#kernel/game.ts';
import { FLAME } from './piece.ts';
import { at, cellOf, distance, faceOf, onBoard, squareOf } from './position.ts';
import { everySquare } from './square.ts';
import type { NetLine } from './survey.ts';
import { around } from './ways.ts';

/** The role of a point in a refusal. */
export type Role =
  | 'cause'
  | 'blocker'
  /** A net, and the piece that it holds. */
  | 'net'
  | 'held'
  /** A fog, and the points within five of it. */
  | 'fog'
  | 'fogged'
  | 'flame'
  /** A piece that cannot be taken in this way. */
  | 'immune'
  /** Where the piece could have gone on. */
  | 'way';

/** A point and its role in a proof. */
export const square = (cell: number, as: Role): Evidence => ({
  show: 'square',
  square: squareOf(cell),
  as,
});

/** The line between two cells. */
export const ray = (from: number, to: number): Evidence => ({
  show: 'ray',
  from: squareOf(from),
  to: squareOf(to),
});

/** The points within so many steps of a king from a cell, the cell too. */
export const areaOf = (cell: number, steps: number): readonly number[] =>
  everySquare.filter((near) => distance(cellOf(near), cell) <= steps);

/** Fogs with their areas. */
export const fogEvidence = (fogs: readonly number[]): readonly Evidence[] =>
  fogs.flatMap((fog) => [
    square(fog, 'fog'),
    ...areaOf(fog, 5).map((near): Evidence => ({ show: 'square', square: near, as: 'fogged' })),
  ]);

/** Nets and the lines along which they hold a piece. */
export const netEvidence = (lines: readonly NetLine[]): readonly Evidence[] =>
  lines.flatMap(({ net, frozen }) => [
    square(net, 'net'),
    ray(net, frozen),
    square(frozen, 'held'),
  ]);

/** The flames that stand beside a cell. */
export const flameEvidence = (cells: readonly number[], cell: number): readonly Evidence[] =>
  around
    .map((delta) => cell + delta)
    .filter((near) => onBoard(near) && faceOf(at(cells, near)) === FLAME)
    .map((near) => square(near, 'flame'));
