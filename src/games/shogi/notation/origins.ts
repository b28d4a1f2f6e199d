/** Where a move may come from, and how it looks to its mover: what tells pieces of one kind apart in writing. */
import type { Seat } from '#kernel/game.ts';
import { type Kind, kindNumber } from '../piece.ts';
import { at, cellOf, type Position, sideOf, squareOf } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import { wayOf } from '../violation.ts';

/** The squares of a seat's pieces of a kind that could go to a square by their movement; check and pins do not count (rules of 右左). */
export const originsOf = (
  position: Position,
  seat: Seat,
  kind: Kind,
  to: number,
): readonly number[] => {
  const piece = kindNumber(kind) | sideOf(seat);
  const found: number[] = [];
  for (let square = 0; square < 81; square++) {
    const cell = cellOf(square);
    if (at(position.cells, cell) !== piece || square === to) continue;
    const way = wayOf(position.cells, kindNumber(kind), seat, cell, cellOf(to));
    if (way === 'free') found.push(squareOf(cell));
  }
  return found;
};

/** How far right and how far forward a move goes, seen by its mover. */
export const wayGone = (from: number, to: number, seat: Seat): readonly [number, number] => {
  const right = fileOf(from) - fileOf(to);
  const forward = rankOf(from) - rankOf(to);
  return seat === 0 ? [right, forward] : [-right, -forward];
};

const majors: readonly Kind[] = ['rook', 'bishop', 'dragon', 'horse'];

/**
 * The side a piece comes from, seen by its mover: 右 and 左 are sides of the square it goes to, but of two
 * big pieces the sides are their own. Empty when it comes from neither.
 */
export const sideOfOrigin = (
  kind: Kind,
  from: number,
  to: number,
  seat: Seat,
  origins: readonly number[],
): '右' | '左' | '' => {
  if (majors.includes(kind)) {
    const left = (square: number): number => (seat === 0 ? fileOf(square) : -fileOf(square));
    const others = origins.filter((square) => square !== from);
    if (others.every((square) => left(square) > left(from))) return '右';
    return others.every((square) => left(square) < left(from)) ? '左' : '';
  }
  const [right] = wayGone(from, to, seat);
  return right === 0 ? '' : right < 0 ? '右' : '左';
};
