/**
 * The move generator. Before any move is made, one walk out from the king marks what its safety hangs on: pieces whose
 * leaving could open a check, empty cells where a piece would become the screen of a cannon, and, in check, all that
 * could answer it. Only a move that touches a mark is looked at closer, every other is known to be legal or not.
 * Inside, a move is an integer: origin cell | destination cell << 8. The scratch below belongs to one call at a time;
 * nothing is kept between calls.
 */
import { other, type Seat } from '#kernel/game.ts';
import { isAttacked } from './attacks.ts';
import { sourcesOf, straight, waysOf } from './movement.ts';
import { CANNON, CHARIOT, HORSE, KING, SOLDIER } from './piece.ts';
import {
  at,
  CELLS,
  FIRST,
  kingCell,
  LAST,
  type Position,
  RIM,
  STRIDE,
  sideOf,
} from './position.ts';

// --- scratch: a mark holds where it equals the number of the current call -------------------------
/** Own pieces whose leaving could open a check. */
const shields = new Array<number>(CELLS).fill(0);
/** Empty cells where a piece could become the screen of a cannon. */
const screens = new Array<number>(CELLS).fill(0);
/** In check: the cells to come to, and the own screens to take away. */
const answers = new Array<number>(CELLS).fill(0);
const answerers = new Array<number>(CELLS).fill(0);
let asked = 0;
let inCheck = false;

const markBetween = (marks: number[], from: number, to: number, delta: number): void => {
  for (let cell = from + delta; cell !== to; cell += delta) marks[cell] = asked;
};

const next = (cells: readonly number[], from: number, delta: number): number => {
  let cell = from + delta;
  while (at(cells, cell) === 0) cell += delta;
  return cell;
};

const markRay = (
  cells: readonly number[],
  king: number,
  delta: number,
  own: number,
  theirs: number,
): void => {
  const upright = delta === STRIDE || delta === -STRIDE;
  const isStraight = (piece: number): boolean =>
    piece === (theirs | CHARIOT) || (upright && piece === (theirs | KING));
  const one = next(cells, king, delta);
  const first = at(cells, one);
  if (first === RIM) return;
  if (isStraight(first)) {
    inCheck = true;
    markBetween(answers, king, one, delta);
    answers[one] = asked;
  } else if (first === (theirs | CANNON)) markBetween(screens, king, one, delta);
  const two = next(cells, one, delta);
  const second = at(cells, two);
  if (second === RIM) return;
  const ownFirst = (first & RIM) === own;
  if (second === (theirs | CANNON)) {
    inCheck = true;
    markBetween(answers, king, two, delta);
    answers[two] = asked;
    if (ownFirst) answerers[one] = asked;
  } else if (ownFirst && isStraight(second)) shields[one] = asked;
  const three = next(cells, two, delta);
  if (at(cells, three) !== (theirs | CANNON)) return;
  // Two screens are none: with either of them gone the cannon checks.
  if (ownFirst) shields[one] = asked;
  if ((second & RIM) === own) shields[two] = asked;
};

const markAll = (cells: readonly number[], king: number, seat: Seat): void => {
  asked = (asked + 1) | 0;
  inCheck = false;
  if (king === -1) return;
  const own = sideOf(seat);
  const foe = other(seat);
  const theirs = sideOf(foe);
  for (let i = 0; i < 4; i++) markRay(cells, king, at(straight, i), own, theirs);
  const horses = sourcesOf(HORSE, foe, king);
  for (let i = 0; i < horses.length; i += 2) {
    const from = at(horses, i);
    if (at(cells, from) !== (theirs | HORSE)) continue;
    const leg = at(horses, i + 1);
    if (at(cells, leg) === 0) {
      inCheck = true;
      answers[leg] = asked;
      answers[from] = asked;
    } else shields[leg] = asked;
  }
  const soldiers = sourcesOf(SOLDIER, foe, king);
  for (let i = 0; i < soldiers.length; i += 2) {
    const from = at(soldiers, i);
    if (at(cells, from) !== (theirs | SOLDIER)) continue;
    inCheck = true;
    answers[from] = asked;
  }
};

const isSafe = (
  cells: readonly number[],
  king: number,
  foe: Seat,
  from: number,
  to: number,
): boolean => {
  if (inCheck) {
    if (at(answers, to) !== asked && at(answerers, from) !== asked) return false;
  } else if (at(shields, from) !== asked && (at(screens, to) !== asked || at(cells, to) !== 0))
    return true;
  return king === -1 || !isAttacked(cells, king, foe, from, to);
};

/** Counts the legal moves, and lists them into `out` when it is given. */
export const generate = (position: Position, out: number[] | null): number => {
  const { cells, turn } = position;
  const king = kingCell(position, turn);
  const own = sideOf(turn);
  const foe = other(turn);
  markAll(cells, king, turn);
  let count = 0;
  for (let from = FIRST; from < LAST; from++) {
    const piece = at(cells, from);
    if ((piece & RIM) !== own) continue;
    const kind = piece & 15;
    if (kind === CHARIOT || kind === CANNON) {
      for (let i = 0; i < 4; i++) {
        const delta = at(straight, i);
        let to = from + delta;
        for (; at(cells, to) === 0; to += delta) {
          if (!isSafe(cells, king, foe, from, to)) continue;
          count += 1;
          if (out !== null) out.push(from | (to << 8));
        }
        if (kind === CANNON) {
          if (at(cells, to) === RIM) continue;
          to = next(cells, to, delta);
        }
        if ((at(cells, to) & own) !== 0 || !isSafe(cells, king, foe, from, to)) continue;
        count += 1;
        if (out !== null) out.push(from | (to << 8));
      }
      continue;
    }
    const ways = waysOf(kind, turn, from);
    for (let i = 0; i < ways.length; i += 2) {
      const to = at(ways, i);
      if ((at(cells, to) & own) !== 0) continue;
      const through = at(ways, i + 1);
      if (through !== 0 && at(cells, through) !== 0) continue;
      if (
        from === king ? isAttacked(cells, to, foe, king, -1) : !isSafe(cells, king, foe, from, to)
      )
        continue;
      count += 1;
      if (out !== null) out.push(from | (to << 8));
    }
  }
  return count;
};
