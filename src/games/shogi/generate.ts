/**
 * The move generator. Pins and checkers are found once, by walking out from the king, so that every move is
 * known to be legal as it is made and none is played to find out. Inside, a move is an integer:
 * origin cell | destination cell << 8 | PROMOTE, and a drop's origin is DROP + kind number.
 * The scratch below belongs to one call at a time; nothing is kept between calls.
 */
import { other, type Seat } from '#kernel/game.ts';
import {
  around,
  bitsIndex,
  farBits,
  isAttacked,
  knightFrom,
  nearBits,
  slidesOf,
  stepsOf,
} from './attacks.ts';
import { KING, KNIGHT, mayPromote, PAWN, ROOK } from './piece.ts';
import { dropped } from './play.ts';
import { at, CELLS, kingCell, type Position, RIM, STRIDE, sideOf } from './position.ts';
import { inZone, isDead } from './zone.ts';

/** Set in a move's integer when the piece turns over. */
export const PROMOTE = 1 << 16;
/** Origins from here on are kinds in hand. */
export const DROP = 200;

const FIRST = 2 * STRIDE + 1;
const LAST = 11 * STRIDE;

// --- scratch -------------------------------------------------------------------------------------
/** For a pinned piece's cell, the direction from its king; 0 for a free piece. */
const pins = new Array<number>(CELLS).fill(0);
const pinned: number[] = new Array<number>(8).fill(0);
let pinCount = 0;
let checkers = 0;
/** With one checker: `answer` of its cell, and of each cell between it and the king, is the current `asked`. */
const answers = new Array<number>(CELLS).fill(0);
let asked = 0;
const between: number[] = new Array<number>(8).fill(0);
let betweenCount = 0;

const answerRay = (king: number, checker: number, delta: number): void => {
  for (let cell = king + delta; cell !== checker; cell += delta) {
    answers[cell] = asked;
    between[betweenCount++] = cell;
  }
};

const findPinsAndChecks = (cells: readonly number[], king: number, seat: Seat): void => {
  for (let i = 0; i < pinCount; i++) pins[at(pinned, i)] = 0;
  pinCount = 0;
  checkers = 0;
  betweenCount = 0;
  asked = (asked + 1) | 0;
  if (king === -1) return;
  const own = sideOf(seat);
  const foe = other(seat);
  const theirs = sideOf(foe);
  for (let i = 0; i < 8; i++) {
    const delta = at(around, i);
    let cell = king + delta;
    while (at(cells, cell) === 0) cell += delta;
    const piece = at(cells, cell);
    const side = piece & RIM;
    if (side === RIM) continue;
    if (side === own) {
      const far = at(farBits, bitsIndex(foe, delta));
      if (far === 0) continue;
      const shield = cell;
      do cell += delta;
      while (at(cells, cell) === 0);
      const behind = at(cells, cell);
      if ((behind & RIM) === theirs && (far >> (behind & 15)) & 1) {
        pins[shield] = delta;
        pinned[pinCount++] = shield;
      }
      continue;
    }
    const bits = cell === king + delta ? nearBits : farBits;
    if ((at(bits, bitsIndex(foe, delta)) >> (piece & 15)) & 1) {
      checkers += 1;
      answers[cell] = asked;
      answerRay(king, cell, delta);
    }
  }
  for (let aside = -1; aside <= 1; aside += 2) {
    const cell = king + knightFrom(foe) + aside;
    if (at(cells, cell) === (theirs | KNIGHT)) {
      checkers += 1;
      answers[cell] = asked;
    }
  }
};

/**
 * Whether a pawn dropped on `cell`, which checks the king before it, would be mate (uchifuzume, rules A48). A step of the
 * king answers most of these checks, so steps are tried first. Only then are real replies generated, so that pins and
 * double guards need no special case.
 */
export const matesByPawn = (position: Position, cell: number, seat: Seat): boolean => {
  const foe = other(seat);
  const king = kingCell(position, foe);
  const after = dropped(position, PAWN, cell, seat);
  const theirs = sideOf(foe);
  for (let i = 0; i < 8; i++) {
    const to = king + at(around, i);
    if ((at(after.cells, to) & theirs) === 0 && !isAttacked(after.cells, to, seat, king))
      return false;
  }
  return generate(after, null) === 0;
};

/** The cell where a seat's pawn would check the other king by drop, if that drop is otherwise possible; -1 when there is none. */
export const pawnCheckCell = (position: Position, seat: Seat): number => {
  if (at(position.hands, seat * 8 + PAWN) === 0) return -1;
  const king = kingCell(position, other(seat));
  if (king === -1) return -1;
  const cell = seat === 0 ? king + STRIDE : king - STRIDE;
  if (at(position.cells, cell) !== 0) return -1;
  const files = seat === 0 ? position.pawns0 : position.pawns1;
  return (files >> (cell % STRIDE)) & 1 ? -1 : cell;
};

const kingMoves = (
  cells: readonly number[],
  king: number,
  seat: Seat,
  out: number[] | null,
): number => {
  const own = sideOf(seat);
  const foe = other(seat);
  let count = 0;
  for (let i = 0; i < 8; i++) {
    const to = king + at(around, i);
    if ((at(cells, to) & own) !== 0 || isAttacked(cells, to, foe, king)) continue;
    count += 1;
    if (out !== null) out.push(king | (to << 8));
  }
  return count;
};

/** Counts, and lists, one piece's way to one cell: with and without promotion where both are possible. */
const arrive = (
  from: number,
  to: number,
  number: number,
  seat: Seat,
  out: number[] | null,
): number => {
  if (at(promotesBy, number) === 0 || !(inZone(to, seat) || inZone(from, seat))) {
    if (out !== null) out.push(from | (to << 8));
    return 1;
  }
  if (out !== null) out.push(from | (to << 8) | PROMOTE);
  if (isDead(number, to, seat)) return 1;
  if (out !== null) out.push(from | (to << 8));
  return 2;
};
const promotesBy = Array.from({ length: 16 }, (_, number) => Number(mayPromote(number)));

const boardMoves = (
  cells: readonly number[],
  king: number,
  seat: Seat,
  out: number[] | null,
): number => {
  const own = sideOf(seat);
  const inCheck = checkers === 1;
  let count = 0;
  for (let from = FIRST; from < LAST; from++) {
    const piece = at(cells, from);
    if ((piece & RIM) !== own || from === king) continue;
    const number = piece & 15;
    const pin = at(pins, from);
    const steps = stepsOf[seat * 16 + number] as readonly number[];
    for (let i = 0; i < steps.length; i++) {
      const delta = at(steps, i);
      const to = from + delta;
      if ((at(cells, to) & own) !== 0) continue;
      if (pin !== 0 && delta !== pin && delta !== -pin) continue;
      if (inCheck && at(answers, to) !== asked) continue;
      count += arrive(from, to, number, seat, out);
    }
    const slides = slidesOf[seat * 16 + number] as readonly number[];
    for (let i = 0; i < slides.length; i++) {
      const delta = at(slides, i);
      if (pin !== 0 && delta !== pin && delta !== -pin) continue;
      let to = from + delta;
      let there = at(cells, to);
      while ((there & own) === 0) {
        if (!inCheck || at(answers, to) === asked) count += arrive(from, to, number, seat, out);
        if (there !== 0) break;
        to += delta;
        there = at(cells, to);
      }
    }
  }
  return count;
};

const canDrop = (number: number, cell: number, seat: Seat, files: number): boolean =>
  !isDead(number, cell, seat) && !(number === PAWN && (files >> (cell % STRIDE)) & 1);

const listDrops = (
  position: Position,
  seat: Seat,
  barred: number,
  out: number[] | null,
): number => {
  const { cells, hands } = position;
  const files = seat === 0 ? position.pawns0 : position.pawns1;
  let count = 0;
  const drop = (number: number, cell: number): void => {
    if (!canDrop(number, cell, seat, files) || (number === PAWN && cell === barred)) return;
    count += 1;
    if (out !== null) out.push((DROP + number) | (cell << 8));
  };
  for (let number = ROOK; number >= PAWN; number--) {
    if (at(hands, seat * 8 + number) === 0) continue;
    if (checkers === 1) for (let i = 0; i < betweenCount; i++) drop(number, at(between, i));
    else for (let cell = FIRST; cell < LAST; cell++) if (at(cells, cell) === 0) drop(number, cell);
  }
  return count;
};

/**
 * Counts the legal moves, and lists them into `out` when it is given. A caller that only counts may pass a faster count of
 * drops for positions without check.
 */
export function generate(
  position: Position,
  out: number[] | null,
  drops: typeof listDrops = listDrops,
): number {
  const { cells, turn } = position;
  const king = kingCell(position, turn);
  // This comes before the scratch is filled, because the test for mate fills it too.
  const checkBy = pawnCheckCell(position, turn);
  const barred = checkBy !== -1 && matesByPawn(position, checkBy, turn) ? checkBy : -1;
  findPinsAndChecks(cells, king, turn);
  let count = king === -1 ? 0 : kingMoves(cells, king, turn, out);
  if (checkers > 1) return count;
  count += boardMoves(cells, king, turn, out);
  count += (checkers === 0 ? drops : listDrops)(position, turn, barred, out);
  return count;
}

/** Whether there is any legal move: mostly answered by the first free piece that can move. */
export const canMove = (position: Position): boolean => {
  const { cells, turn } = position;
  const king = kingCell(position, turn);
  findPinsAndChecks(cells, king, turn);
  if (checkers > 0) return generate(position, null) > 0;
  const own = sideOf(turn);
  for (let from = FIRST; from < LAST; from++) {
    const piece = at(cells, from);
    if ((piece & RIM) !== own || at(pins, from) !== 0 || (piece & 15) === KING) continue;
    const index = turn * 16 + (piece & 15);
    for (const delta of stepsOf[index] as readonly number[])
      if ((at(cells, from + delta) & own) === 0) return true;
    for (const delta of slidesOf[index] as readonly number[])
      if ((at(cells, from + delta) & own) === 0) return true;
  }
  return generate(position, null) > 0;
};
