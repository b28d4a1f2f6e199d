import type { Outcome } from '#kernel/game.ts';
import { nodeAt } from '#record/record.ts';
import type { Settled } from '#store/sitting.ts';

/** How the line that is walked ends; null where nobody knows. */
export const endingOf = (
  { match: { record, head, outcome } }: Settled,
  line: readonly number[],
): Outcome | null => {
  if (line.at(-1) === head || (outcome !== null && line.includes(head))) return outcome;
  const { ending } = nodeAt(record, line.at(-1) ?? record.root);
  return ending === undefined ? null : { winner: ending.winner, by: ending.by, next: 'over' };
};
