/** What is written on the move that is shown, and whether it was against the rules. */
import type { Game, Refusal } from '#kernel/game.ts';
import { nodeAt } from '#record/record.ts';
import { shownLine, shownNode } from './selectors.ts';
import type { Settled } from './sitting.ts';

/** The comment of the node on the board. */
export const shownComment = (sitting: Settled): string =>
  nodeAt(sitting.match.record, shownNode(sitting)).comment;

/** Whether illegal moves that stand in the record are told: in a record that is read, and once a game is over. Before, the players are to see them. */
export const tellsFouls = ({ match, origin }: Settled): boolean =>
  match.outcome !== null || origin === 'opened';

/** The rule that the move before the position on the board broke, where that is told; null after a legal one. */
export const shownFoul = (game: Game, sitting: Settled): Refusal | null => {
  const { illegal } = nodeAt(sitting.match.record, shownNode(sitting));
  const { before, turn } = shownLine(game, sitting);
  if (!illegal || before === null || turn === null || !tellsFouls(sitting)) return null;
  return game.refuse(before.position, game.picks(before.position, turn.move));
};
