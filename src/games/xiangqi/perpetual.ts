/** Whether one side does nothing but check, or chase one piece, while a position comes back (rules B16, B17). */
import { type Line, other, type Seat } from '#kernel/game.ts';
import { chasedBy } from './chase.ts';
import { inCheck } from './legal.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

/**
 * A side that checked or chased with every one of its moves. `chased` are the squares, at the end of the line, of the
 * pieces it chased.
 */
export interface Perpetual {
  readonly offender: Seat;
  readonly by: 'perpetual-check' | 'perpetual-chase';
  readonly chased: readonly number[];
}

/** A piece that may have been chased all along: where it stands at the end, and where it stood at the ply looked at. */
interface Followed {
  readonly last: number;
  now: number;
}

/** The findings about a side so far, going back from the end of the line. */
interface Doing {
  moves: number;
  checks: boolean;
  /** Null before its first move was looked at. */
  chased: readonly Followed[] | null;
}

/** The square of a piece after some moves; a piece that did not move stays on its square. */
const follow = (moves: readonly Move[], square: number): number =>
  moves.reduce((at, { from, to }) => (at === from ? to : at), square);

const look = (doing: Doing, line: Line<Position, Move>, later: readonly Move[]): void => {
  const { position, turn, before } = line;
  if (turn === null || before === null) return;
  doing.moves += 1;
  if (!inCheck(position, position.turn)) doing.checks = false;
  if (doing.chased?.length === 0) return;
  const squares = chasedBy(before.position, turn.move, position);
  doing.chased =
    doing.chased === null
      ? squares.map((now) => ({ now, last: follow(later, now) }))
      : doing.chased.filter(({ now }) => squares.includes(now));
};

/**
 * The one side that checked, or chased one same piece, with each of its moves after a ply up to the end of a line. Null
 * where none or both did. A side that checks with every move does not count as a chaser. If one side checks and the
 * other chases, the checking side is the offender.
 */
export const perpetualSince = (
  line: Line<Position, Move>,
  first: number,
  chases: boolean,
): Perpetual | null => {
  const sides: readonly [Doing, Doing] = [
    { moves: 0, checks: true, chased: chases ? null : [] },
    { moves: 0, checks: true, chased: chases ? null : [] },
  ];
  const later: Move[] = [];
  for (let at: Line<Position, Move> | null = line; at !== null && at.ply > first; at = at.before) {
    const { turn } = at;
    if (turn === null) break;
    look(sides[other(at.position.turn)], at, later);
    for (const { chased } of sides)
      for (const piece of chased ?? []) if (piece.now === turn.move.to) piece.now = turn.move.from;
    later.unshift(turn.move);
    if (sides.every(({ checks, chased }) => !checks && chased?.length === 0)) return null;
  }
  const [checking, chasing] = [
    ([0, 1] as const).filter((seat) => sides[seat].moves > 0 && sides[seat].checks),
    ([0, 1] as const).filter(
      (seat) => !sides[seat].checks && (sides[seat].chased?.length ?? 0) > 0,
    ),
  ];
  const [checker] = checking;
  if (checker !== undefined)
    return checking.length > 1 ? null : { offender: checker, by: 'perpetual-check', chased: [] };
  const [chaser] = chasing;
  if (chaser === undefined || chasing.length > 1) return null;
  const chased = (sides[chaser].chased ?? []).map(({ last }) => last);
  return { offender: chaser, by: 'perpetual-chase', chased };
};
