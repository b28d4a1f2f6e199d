/** Beginning a new game from a position of a record. */
import { recordBuilder } from '#record/builder.ts';
import { nodeAt, pathTo } from '#record/record.ts';
import { isRead, shownLine, shownNode, sittingOnBoard } from './selectors.ts';
import type { Sitting } from './sitting.ts';
import { friendlyTerms, replaceGame } from './sittings.ts';
import { freshSitting, gameOn, type Table, type TableState } from './table.ts';

/** Why no game can go on from the position on the board: no record is read, or a game ends in this position. */
export const whyNotPlayFromHere = (
  { pack: { game } }: Pick<TableState, 'pack'>,
  sitting: Sitting,
): 'unknown' | 'ended-here' | null => {
  if (!isRead(sitting)) return 'unknown';
  const ended = game.judge(shownLine(game, sitting), sitting.match.rules) !== undefined;
  return ended ? 'ended-here' : null;
};

/**
 * Begins a game with the moves that lead to the position on the board, on the terms that friends agree on. The record
 * waits among the kept games.
 */
export const playFromHere = (table: Table): void => {
  const game = gameOn(table);
  const state = table.store.getState();
  const { pack } = state;
  const sitting = sittingOnBoard(state);
  const { match, flipped } = sitting;
  const { gameId, setup, players } = match.record;
  const builder = recordBuilder(gameId);
  let head = 0;
  for (const id of pathTo(match.record, shownNode(sitting))) {
    const { turn, illegal } = nodeAt(match.record, id);
    if (turn !== null) head = builder.add(head, turn, null, illegal ?? false);
  }
  const fresh = freshSitting(game, table.ports, setup, {
    flipped,
    rules: match.rules,
    ...friendlyTerms(pack.agreement),
  });
  const record = { ...builder.build(setup, [], null), players };
  replaceGame(table, { ...fresh, match: { ...fresh.match, record, head, tip: head } }, 'opened');
};
