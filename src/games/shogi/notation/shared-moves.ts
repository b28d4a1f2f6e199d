/** Moves as readers keep them: games are made of the same few thousand moves, so one of each is enough for all of them. */
import type { Seat, Turn } from '#kernel/game.ts';
import type { BoardMove, Drop, Move } from '../move.ts';
import { type HandKind, kindNumber } from '../piece.ts';

const numberOf = (from: number, to: number, promote: boolean): number =>
  (from * 81 + to) * 2 + (promote ? 1 : 0);

const known: (BoardMove | undefined)[] = new Array(81 * 81 * 2).fill(undefined);

/** The move of a piece from one square to another; the same object each time. */
export const boardMove = (from: number, to: number, promote: boolean): BoardMove => {
  const index = numberOf(from, to, promote);
  const kept = known[index];
  if (kept !== undefined) return kept;
  const move: BoardMove = { from, to, promote };
  known[index] = move;
  return move;
};

const knownDrops: (Drop | undefined)[] = new Array(81 * 8).fill(undefined);

/** The drop of a piece from a seat's hand; the same object each time, unless it is not that seat's turn, which is rare. */
export const dropMove = (drop: HandKind, to: number, seat: Seat, turn: Seat): Drop => {
  if (seat !== turn) return { drop, to, by: seat };
  const index = to * 8 + kindNumber(drop);
  const kept = knownDrops[index];
  if (kept !== undefined) return kept;
  const move: Drop = { drop, to };
  knownDrops[index] = move;
  return move;
};

const knownTurns: (Turn<Move> | undefined)[] = new Array(81 * 81 * 2).fill(undefined);

/** The turn of a move; the same object each time for the move of a piece, of which nearly all turns are. */
export const turnOf = (move: Move): Turn<Move> => {
  if ('drop' in move) return { move };
  const index = numberOf(move.from, move.to, move.promote);
  const kept = knownTurns[index];
  if (kept !== undefined) return kept;
  const turn: Turn<Move> = { move };
  knownTurns[index] = turn;
  return turn;
};
