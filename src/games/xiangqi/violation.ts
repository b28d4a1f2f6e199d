/** Which rule a move breaks: the first of the closed list, in its order. What proves it is gathered in `refusal.ts`, only when asked. */
import { other, type Seat } from '#kernel/game.ts';
import { checkersOf, isAttacked } from './attacks.ts';
import type { RefusalRule } from './codes.ts';
import type { Move } from './move.ts';
import { CANNON, CHARIOT, ELEPHANT, HORSE, KING, MANDARIN, SOLDIER } from './piece.ts';
import { at, cellOf, kingCell, type Position, STRIDE, seatOf } from './position.ts';
import { inPalace, onOwnBank } from './zone.ts';

/** An obstacle on a way from one cell to another: the rule that the move breaks, and the cells in the way. */
export interface Obstacle {
  readonly rule: RefusalRule;
  readonly cells: readonly number[];
}

const wrong: Obstacle = { rule: 'wrong-movement', cells: [] };

/** The occupied cells between two cells of one rank or file, from the first on. */
export const standingBetween = (
  cells: readonly number[],
  from: number,
  to: number,
): readonly number[] => {
  const apart = to - from;
  const delta = (apart % STRIDE === 0 ? STRIDE : 1) * Math.sign(apart);
  const found: number[] = [];
  for (let cell = from + delta; cell !== to; cell += delta)
    if (at(cells, cell) !== 0) found.push(cell);
  return found;
};

const slideObstacle = (
  cells: readonly number[],
  kind: number,
  from: number,
  to: number,
): Obstacle | null => {
  const between = standingBetween(cells, from, to);
  if (kind === CHARIOT || at(cells, to) === 0)
    return between.length === 0 ? null : { rule: 'blocked', cells: between.slice(0, 1) };
  if (between.length === 1) return null;
  return {
    rule: between.length === 0 ? 'cannon-no-screen' : 'cannon-many-screens',
    cells: between,
  };
};

const soldierObstacle = (forward: number, aside: number, crossed: boolean): Obstacle | null => {
  if (forward === 1 && aside === 0) return null;
  if (forward === -1 && aside === 0) return { rule: 'soldier-backwards', cells: [] };
  if (forward !== 0 || aside !== 1) return wrong;
  return crossed ? null : { rule: 'soldier-sideways', cells: [] };
};

/** The obstacle that keeps a piece of that number on a cell from moving to another cell; null when there is none. */
export const obstacleOf = (
  cells: readonly number[],
  kind: number,
  seat: Seat,
  from: number,
  to: number,
): Obstacle | null => {
  const ranks = Math.floor(from / STRIDE) - Math.floor(to / STRIDE);
  const [files, up] = [(to % STRIDE) - (from % STRIDE), Math.abs(ranks)];
  const aside = Math.abs(files);
  const through = (cell: number, rule: RefusalRule): Obstacle | null =>
    at(cells, cell) === 0 ? null : { rule, cells: [cell] };
  switch (kind) {
    case KING:
    case MANDARIN:
      if (kind === KING ? aside + up !== 1 : aside !== 1 || up !== 1) return wrong;
      return inPalace(to, seat) ? null : { rule: 'palace', cells: [] };
    case ELEPHANT:
      if (aside !== 2 || up !== 2) return wrong;
      if (!onOwnBank(to, seat)) return { rule: 'river', cells: [] };
      return through((from + to) / 2, 'elephant-eye');
    case HORSE:
      if (aside * up !== 2) return wrong;
      return through(
        from + (up === 2 ? -STRIDE * Math.sign(ranks) : Math.sign(files)),
        'horse-leg',
      );
    case SOLDIER:
      return soldierObstacle(seat === 0 ? ranks : -ranks, aside, !onOwnBank(from, seat));
    case CHARIOT:
    case CANNON:
      return aside === 0 || up === 0 ? slideObstacle(cells, kind, from, to) : wrong;
    default:
      return wrong;
  }
};

/** The first rule that a move breaks among those that need no look at any king, and what stands in its way. */
export const pieceObstacle = (position: Position, move: Move): Obstacle | null => {
  const [from, to] = [cellOf(move.from), cellOf(move.to)];
  const piece = at(position.cells, from);
  if (piece === 0) return { rule: 'empty-square', cells: [from] };
  const seat = seatOf(piece);
  if (seat !== position.turn) return { rule: 'not-your-turn', cells: [from] };
  const there = at(position.cells, to);
  if (there !== 0 && seatOf(there) === seat) return { rule: 'own-piece', cells: [to] };
  return obstacleOf(position.cells, piece & 15, seat, from, to);
};

/** The board after a move, and where the mover's king then stands. */
export const boardAfter = (
  { cells, turn, king0, king1 }: Position,
  move: Move,
): { readonly cells: readonly number[]; readonly king: number } => {
  const [from, to] = [cellOf(move.from), cellOf(move.to)];
  const after = cells.slice();
  after[to] = at(cells, from);
  after[from] = 0;
  const stood = turn === 0 ? king0 : king1;
  return { cells: after, king: stood === from ? to : stood };
};

/** The rule that a move breaks by leaving its own king to be taken. The position before the move decides which. */
const ruleOfKing = (position: Position, move: Move): RefusalRule => {
  const { cells, turn } = position;
  const foe = other(turn);
  const stood = kingCell(position, turn);
  const after = boardAfter(position, move);
  const before = checkersOf(cells, stood, foe);
  const attackers = checkersOf(after.cells, after.king, foe);
  const fresh = attackers.filter((cell) => !before.includes(cell));
  const isKing = (cell: number): boolean => (at(after.cells, cell) & 15) === KING;
  if (attackers.every(isKing) && fresh.length > 0) return 'facing-kings';
  const uncovered = checkersOf(cells.with(cellOf(move.from), 0), stood, foe);
  if (after.king === stood && fresh.some((cell) => uncovered.includes(cell) && !isKing(cell)))
    return 'pinned';
  return before.length > 0 ? 'king-left-in-check' : 'moved-into-check';
};

/** The first rule that a move breaks; null for a legal one. A move of a piece that is not there breaks `empty-square`. */
export const violatedRule = (position: Position, move: Move): RefusalRule | null => {
  const obstacle = pieceObstacle(position, move);
  if (obstacle !== null) return obstacle.rule;
  return leavesKing(position, move) ? ruleOfKing(position, move) : null;
};

/** Whether a move that its piece can make leaves the mover's king to be taken. */
export const leavesKing = (position: Position, move: Move): boolean => {
  const { cells, turn } = position;
  const [from, to] = [cellOf(move.from), cellOf(move.to)];
  const king = kingCell(position, turn);
  if (king === -1) return false;
  return king === from
    ? isAttacked(cells, to, other(turn), king, -1)
    : isAttacked(cells, king, other(turn), from, to);
};
