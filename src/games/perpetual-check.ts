/** Perpetual check where a position that stands for the fourth time ends the game, as in shogi and ko shogi. */
import { type Line, other, type Seat, type Standing } from '#kernel/game.ts';
import { standingBefore } from '#kernel/repetition.ts';

interface Position {
  readonly turn: Seat;
}

/** Whether the king, or what is like one, of a seat stands in check. */
type InCheck<P> = (position: P, seat: Seat) => boolean;

/** Whether the last move of a line gave check. */
export const givesCheck = <P extends Position>(
  { position, turn }: Line<P, unknown>,
  inCheck: InCheck<P>,
): boolean => turn !== null && inCheck(position, position.turn);

/**
 * The one side that gave check with every move since the first of the last `times` standings; null if neither or both
 * did. It is called only where a position stands that often. It looks back only until both sides have made a move
 * without check.
 */
export const soleChecker = <P extends Position>(
  line: Line<P, unknown>,
  standing: Standing,
  times: number,
  inCheck: InCheck<P>,
): Seat | null => {
  const first = standingBefore(standing, times - 1).line.ply;
  const [moved, quiet] = [
    [false, false],
    [false, false],
  ];
  for (let at: Line<P, unknown> | null = line; at !== null && at.ply > first; at = at.before) {
    const mover = other(at.position.turn);
    moved[mover] = true;
    if (!quiet[mover] && !givesCheck(at, inCheck)) quiet[mover] = true;
    if (quiet[0] && quiet[1]) return null;
  }
  const offenders = ([0, 1] as const).filter((seat) => moved[seat] && !quiet[seat]);
  const [offender] = offenders;
  return offender !== undefined && offenders.length === 1 ? offender : null;
};

/** The warning of a position that stands for the third time, and who would lose by the fourth; null at any other time. */
export const thirdTime = <P extends Position>(
  line: Line<P, unknown>,
  standing: Standing,
  inCheck: InCheck<P>,
): { readonly of: 'third-time' | 'third-time-checking'; readonly about: Seat | null } | null => {
  if (standing.count !== 3) return null;
  // Once more, and the first of these three standings will be the first of four.
  const about = soleChecker(line, standing, 3, inCheck);
  return { of: about === null ? 'third-time' : 'third-time-checking', about };
};
