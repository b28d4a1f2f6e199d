/**
 * Reads words that servers put into CSA files. They tell how a game ended, and below it who won. The servers are 81Dojo and
 * shogi-server, with its protocol (http://www2.computer-shogi.org/protocol/tcp_ip_server_121.html).
 */
import { other, type Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';

interface Reason {
  readonly by: string;
  /** The loser where no result names a winner: the side to move, or nobody. */
  readonly loses: 'mover' | 'nobody';
}

const reasons: Readonly<Record<string, Reason>> = {
  RESIGN: { by: 'resignation', loses: 'mover' },
  TIME_UP: { by: 'timeout', loses: 'mover' },
  ILLEGAL_MOVE: { by: 'foul', loses: 'mover' },
  ILLEGAL_ACTION: { by: 'foul', loses: 'nobody' },
  OUTE_SENNICHITE: { by: 'perpetual-check', loses: 'nobody' },
  SENNICHITE: { by: 'sennichite', loses: 'nobody' },
  JISHOGI: { by: 'impasse', loses: 'nobody' },
  MAX_MOVES: { by: 'move-limit', loses: 'nobody' },
  CHUDAN: { by: 'interrupted', loses: 'nobody' },
};

const winners: Readonly<Record<string, Seat | null>> = { SENTE_WIN: 0, GOTE_WIN: 1, DRAW: null };

/** An ending without a winner means another one with a winner. */
const wonBy: Readonly<Record<string, string>> = {
  impasse: 'declaration',
  sennichite: 'perpetual-check',
};

/** Whether a line is such a word. */
export const isServerWord = (text: string): boolean => /^#[A-Z_]+\s*$/.test(text);

/** Where a game stands when a server's word comes. */
export interface Standing {
  /** The ending as it was read so far. */
  readonly ending: Ending | null;
  readonly turn: Seat;
  /** Whether the last move broke a rule: then its side has lost by a foul, and not the side to move. */
  readonly isFoul: boolean;
}

/**
 * The ending after a line such as `#RESIGN` or `#SENTE_WIN`. An ending that was read before stays if it says more.
 * Undefined if the line is no such word.
 */
export const endingOfServer = (
  text: string,
  { ending, turn, isFoul }: Standing,
): Ending | undefined => {
  const [, word = ''] = /^#([A-Z_]+)\s*$/.exec(text) ?? [];
  const reason = Object.hasOwn(reasons, word) ? reasons[word] : undefined;
  if (reason !== undefined) {
    if (ending !== null) return ending;
    const { by, loses } = reason;
    const loser = by === 'foul' && isFoul ? other(turn) : turn;
    return { winner: loses === 'mover' ? other(loser) : null, by };
  }
  // The file does not say which player the server sent this to.
  if (/^(WIN|LOSE|CENSORED)$/.test(word)) return ending ?? undefined;
  if (!Object.hasOwn(winners, word)) return undefined;
  const winner = winners[word] ?? null;
  if (ending === null) {
    if (winner === null) return { winner, by: 'agreement' };
    return { winner, by: winner === turn ? 'unknown' : 'resignation' };
  }
  if (winner === null || winner === ending.winner) return ending;
  return { ...ending, winner, by: wonBy[ending.by] ?? ending.by };
};

/** The side that a server's `To_Move:+` says is to move; undefined where the line is none. */
export const toMoveIn = (text: string): Seat | undefined => {
  const [, sign] = /^To_Move:\s*([+-])\s*$/.exec(text) ?? [];
  return sign === undefined ? undefined : sign === '+' ? 0 : 1;
};
