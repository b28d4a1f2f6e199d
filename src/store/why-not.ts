/** Why a takeback, a redo or a resignation is not possible now. */
import { type Game, other, type Seat } from '#kernel/game.ts';
import { canTakeBack, redoTo, resignedSeat } from '#match/match.ts';
import { whyNotOffer } from '#match/proposals.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { isNewTable, isRead } from './selectors.ts';
import type { Sitting } from './sitting.ts';
import type { TableState } from './table.ts';

/** The reason: another tab has the game, the agreement, how the game stands, or that there is nothing to do it to. */
export type WhyNot =
  | 'elsewhere'
  | 'agreed'
  | 'over'
  | 'looking'
  | 'paused'
  | 'sealing'
  | 'no-move'
  | 'no-moves'
  | 'not-undone'
  | 'waiting'
  | 'declined';

type Around = Pick<TableState, 'elsewhere'>;

/** The seat that made the last move; before the first, the one that does not begin. */
export const lastMover = (game: Game, { match: { record, head } }: Sitting): Seat => {
  const { parent } = nodeAt(record, head);
  const turn = game.turn(lineTo(game, record, parent ?? head).position);
  return parent === null ? other(turn) : turn;
};

/** Why nothing in the game can be changed now; null when it can. */
const whyNotChange = ({ match }: Sitting, elsewhere: boolean): WhyNot | null => {
  if (elsewhere) return 'elsewhere';
  return (match.refereeState?.paused ?? null) === null ? null : 'paused';
};

/**
 * Why a seat cannot take its last move back, or ask for it; null when it can. A finished game is opened again only from
 * its end, and only where moves are taken back at will.
 */
export const whyNotTakeBack = (
  game: Game,
  sitting: Sitting,
  seat: Seat,
  { elsewhere }: Around,
): WhyNot | null => {
  const { match } = sitting;
  const { refereeState } = match;
  const { takebacks = 'free' } = refereeState?.terms ?? {};
  const still = whyNotChange(sitting, elsewhere);
  if (still !== null) return still;
  if (takebacks === 'off') return 'agreed';
  if (match.outcome !== null && takebacks === 'ask') return 'over';
  if (isRead(sitting)) return 'looking';
  if (refereeState?.sealing) return 'sealing';
  if (!canTakeBack(game, match)) return 'no-move';
  if (takebacks === 'free') return null;
  if (refereeState?.offer) return 'waiting';
  const why = whyNotOffer(game, match, seat, 'takeback');
  return why === 'unknown' ? 'agreed' : why;
};

/** Why nothing can be redone; null when something can. */
export const whyNotRedo = (sitting: Sitting, { elsewhere }: Around): WhyNot | null => {
  const { match } = sitting;
  const { takebacks = 'free' } = match.refereeState?.terms ?? {};
  const still = whyNotChange(sitting, elsewhere);
  if (still !== null) return still;
  if (takebacks !== 'free') return 'agreed';
  if (match.outcome !== null) return 'over';
  if (match.refereeState?.sealing) return 'sealing';
  return redoTo(match) === undefined ? 'not-undone' : null;
};

/** Why no player can resign; null when one can. Nothing can be lost at an untouched table. */
export const whyNotResign = (
  game: Game,
  sitting: Sitting,
  { elsewhere }: Around,
): WhyNot | null => {
  if (sitting.match.outcome !== null) return 'over';
  return isNewTable(game, sitting) ? 'no-moves' : whyNotChange(sitting, elsewhere);
};

/**
 * Why a resignation cannot be undone, alone or with the other side: `unknown` where none stands that could be. Null when
 * it can. `over` means that the other side has said no.
 */
export const whyNotUndoResign = (
  game: Game,
  { match }: Sitting,
  { elsewhere }: Around,
): WhyNot | 'unknown' | null => {
  const seat = resignedSeat(match);
  if (seat === null) return 'unknown';
  if (elsewhere) return 'elsewhere';
  if (match.refereeState?.offer) return 'waiting';
  return whyNotOffer(game, match, seat, 'undo-resign') === null ? null : 'over';
};
