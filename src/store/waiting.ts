/** Games that wait while another is on the table, as far as a list shows them. */
import type { GamePack } from '#games/pack.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clock } from '#match/clock.ts';
import { lineTo } from '#record/line.ts';
import { packFor } from './pack-for.ts';
import type { Table } from './table.ts';

/** How a kept game stands. */
export interface WaitingGame {
  readonly pack: GamePack;
  readonly position: object;
  /** The seat to move. */
  readonly turn: Seat;
  /** Its clock, which stands still; absent in a game without clocks. */
  readonly clock?: Clock;
}

/** Reads how a kept game stands; undefined when it cannot be read. Rejects where its game cannot be fetched. */
export const waitingGame = async (table: Table, id: string): Promise<WaitingGame | undefined> => {
  const kept = await table.ports.kept.load(id);
  if (kept === undefined) return undefined;
  const { gameId, record, head, refereeState } = kept.match;
  const pack = await packFor(table, gameId);
  const { position } = lineTo(pack.game, record, head);
  const clock = refereeState?.clock;
  return { pack, position, turn: pack.game.turn(position), ...(clock && { clock }) };
};
