/** Turns of a record that are the same: the move, and what chance drew for it. */
import type { Game, Turn } from '#kernel/game.ts';
import { type GameRecord, nodeAt } from './record.ts';

/** A turn as text: equal for turns that are the same in one position. */
export const turnText = (game: Game, turn: Turn<object>): string =>
  `${game.text.move(turn.move)} ${turn.drawn ?? ''}`;

/** The node that a turn leads to from another one; undefined where it was never made there. */
export const nodeAfter = (
  game: Game,
  record: GameRecord,
  from: number,
  turn: Turn<object>,
): number | undefined => {
  const text = turnText(game, turn);
  return nodeAt(record, from).children.find((child) => {
    const there = nodeAt(record, child).turn;
    return there !== null && turnText(game, there) === text;
  });
};
