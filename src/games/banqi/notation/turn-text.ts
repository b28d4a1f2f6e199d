/** Writes a turn for a list of moves, in the notation that the player chose. */
import type { Turn } from '#kernel/game.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import type { BanqiNotation } from '../settings.ts';
import { formatFullTurn, formatTurn } from './move-text.ts';
import { formatTaiwanese } from './taiwanese.ts';

const written: Readonly<Record<BanqiNotation, (turn: Turn<Move>, before: Position) => string>> = {
  plain: formatTurn,
  full: formatFullTurn,
  taiwanese: formatTaiwanese,
};

/** A turn as a notation writes it: `c3xd3`, `c3xd3:n`, `c3-c4`. `before` is the position before it. */
export const writeTurn = (notation: BanqiNotation, turn: Turn<Move>, before: Position): string =>
  written[notation](turn, before);
