/** Where a piece goes when asked, of either side, on its turn or not, on the board or in hand, either face up. */
import type { Pick, Reach, Seat } from '#kernel/game.ts';
import { slidesOf, stepsOf } from './attacks.ts';
import { isHandKind, KING, kindName, kindNumber, otherFace, PAWN } from './piece.ts';
import {
  at,
  cellOf,
  handCount,
  onBoard,
  type Position,
  RIM,
  STRIDE,
  seatOf,
  squareOf,
} from './position.ts';
import { everySquare } from './square.ts';
import { isDead } from './zone.ts';

const nowhere: Reach = { pattern: [], moves: [], captures: [], protects: [] };

const turned = (number: number): number => {
  const face = otherFace(kindName(number));
  return face === undefined ? number : kindNumber(face);
};

const reachOnBoard = (position: Position, from: number, number: number, seat: Seat): Reach => {
  const pattern: number[] = [];
  const moves: number[] = [];
  const captures: number[] = [];
  const protects: number[] = [];
  const meet = (cell: number): void => {
    const there = at(position.cells, cell);
    const list = there === 0 ? moves : seatOf(there) === seat ? protects : captures;
    list.push(squareOf(cell));
  };
  for (const delta of stepsOf[seat * 16 + number] ?? []) {
    if (!onBoard(from + delta)) continue;
    pattern.push(squareOf(from + delta));
    meet(from + delta);
  }
  for (const delta of slidesOf[seat * 16 + number] ?? []) {
    let open = true;
    for (let cell = from + delta; (at(position.cells, cell) & RIM) !== RIM; cell += delta) {
      pattern.push(squareOf(cell));
      if (open) meet(cell);
      if (at(position.cells, cell) !== 0) open = false;
    }
  }
  return { pattern, moves, captures, protects };
};

const reachFromHand = (position: Position, number: number, seat: Seat): Reach => {
  const files = seat === 0 ? position.pawns0 : position.pawns1;
  const pattern = everySquare.filter((square) => !isDead(number, cellOf(square), seat));
  const moves = pattern.filter((square) => {
    const cell = cellOf(square);
    const nifu = number === PAWN && ((files >> (cell % STRIDE)) & 1) === 1;
    return at(position.cells, cell) === 0 && !nifu;
  });
  return { ...nowhere, pattern, moves };
};

/**
 * The reach of the piece that a pick points at; everything is empty if nothing is there. It says how the piece moves: pins
 * and the safety of kings do not narrow it. For a piece in hand it says where the piece may be put down. `other` asks how
 * the piece would go turned over. A piece in hand never is, so its answer is empty.
 */
export const reach = (position: Position, pick: Pick, face: 'here' | 'other' = 'here'): Reach => {
  if (pick.at === 'hand') {
    if (face === 'other' || !isHandKind(pick.kind)) return nowhere;
    if (handCount(position, pick.seat, pick.kind) === 0) return nowhere;
    return reachFromHand(position, kindNumber(pick.kind), pick.seat);
  }
  if (pick.at === 'choice') return nowhere;
  const cell = cellOf(pick.square);
  const piece = at(position.cells, cell);
  if (piece === 0) return nowhere;
  const number = piece & 15;
  const shown = face === 'here' || number === KING ? number : turned(number);
  return reachOnBoard(position, cell, shown, seatOf(piece));
};
