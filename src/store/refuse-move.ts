import type { Refusal } from '#kernel/game.ts';
import { explain } from './commands.ts';
import { shownPosition } from './selectors.ts';
import type { Table } from './table.ts';

/** Deals with a whole move that was typed and breaks a rule: it is explained, or it is a foul. */
export const refuseMove = (table: Table, move: object, refusal: Refusal): void => {
  const { game, store } = table;
  const { sitting, referee } = store.getState();
  const picks = game.picks(shownPosition(game, sitting), move);
  if (!referee?.playsFoul(table, picks, refusal)) explain(table, sitting, refusal, picks);
};
