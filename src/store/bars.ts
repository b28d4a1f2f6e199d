/** Why what one can do with a game besides moving cannot be done now. */
import { type Game, other, type Seat } from '#kernel/game.ts';
import { canTakeBack, redoTo } from '#match/match.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { isRead } from './selectors.ts';
import type { Settled } from './sitting.ts';
import type { TableState } from './table.ts';

/** What stands against it: another tab, what was agreed, how the game stands, or that there is nothing to do it to. */
export type Bar =
  | 'elsewhere'
  | 'agreed'
  | 'over'
  | 'looking'
  | 'paused'
  | 'sealing'
  | 'no-move'
  | 'not-undone'
  | 'waiting'
  | 'declined';

type Around = Pick<TableState, 'elsewhere' | 'referee'>;

/** The seat that made the last move; before the first, the one that does not begin. */
export const lastMover = (game: Game, { match: { record, head } }: Settled): Seat => {
  const { parent } = nodeAt(record, head);
  const turn = game.turn(lineTo(game, record, parent ?? head).position);
  return parent === null ? other(turn) : turn;
};

/** What stands still, for whoever wants to change the game. */
const barOfGame = ({ match }: Settled, elsewhere: boolean): Bar | null => {
  if (elsewhere) return 'elsewhere';
  return (match.agreed?.paused ?? null) === null ? null : 'paused';
};

/** Why a seat cannot take its last move back, or ask for it; null when it can. A game that is over is opened again only from its end, and only where moves are taken back at will. */
export const barToTakeBack = (
  game: Game,
  sitting: Settled,
  seat: Seat,
  { elsewhere, referee }: Around,
): Bar | null => {
  const { match } = sitting;
  const { agreed } = match;
  const { takebacks = 'free' } = agreed?.terms ?? {};
  const still = barOfGame(sitting, elsewhere);
  if (still !== null) return still;
  if (takebacks === 'off') return 'agreed';
  if (match.outcome !== null && takebacks === 'ask') return 'over';
  if (isRead(sitting)) return 'looking';
  if (agreed?.sealing) return 'sealing';
  if (!canTakeBack(game, match)) return 'no-move';
  if (takebacks === 'free') return null;
  if (agreed?.offer) return 'waiting';
  const bar = referee?.barToOffer(game, match, seat, 'takeback') ?? null;
  return bar === 'unknown' ? 'agreed' : bar;
};

/** Why nothing can be made again; null when something can. */
export const barToRedo = (
  sitting: Settled,
  { elsewhere }: Pick<Around, 'elsewhere'>,
): Bar | null => {
  const { match } = sitting;
  const { takebacks = 'free' } = match.agreed?.terms ?? {};
  const still = barOfGame(sitting, elsewhere);
  if (still !== null) return still;
  if (takebacks !== 'free') return 'agreed';
  if (match.outcome !== null) return 'over';
  if (match.agreed?.sealing) return 'sealing';
  return redoTo(match) === undefined ? 'not-undone' : null;
};

/** Why nobody can resign; null when somebody can. */
export const barToResign = (
  sitting: Settled,
  { elsewhere }: Pick<Around, 'elsewhere'>,
): Bar | null => (sitting.match.outcome === null ? barOfGame(sitting, elsewhere) : 'over');
