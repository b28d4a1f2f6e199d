import type { Game } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import type { GameRecord } from '#record/record.ts';
import { type Match, settle } from './match.ts';

/** A sitting that goes on with a record as it was found, from the end of its main line. */
export const resumeMatch = (game: Game, record: GameRecord): Match => {
  const head = endOfGame(record);
  const match = { gameId: game.id, rules: game.rules, record, head, tip: head, outcome: null };
  const { ending } = record;
  if (ending === null) return settle(game, match);
  return { ...match, outcome: { winner: ending.winner, by: ending.by, next: 'over' } };
};
