import type { Outcome } from '#kernel/game.ts';
import { nodeAt } from '#record/record.ts';
import type { Sitting } from '#store/sitting.ts';
import { useText } from '../../../app/text.tsx';
import { useEndings } from '../../../table/EndingText.tsx';
import { PlayerSentence } from '../../../table/PlayerSentence.tsx';

/** How the line that is walked ends; null where that is not known. */
export const endingOf = (
  { match: { record, head, outcome } }: Sitting,
  line: readonly number[],
): Outcome | null => {
  if (line.at(-1) === head || (outcome !== null && line.includes(head))) return outcome;
  const { ending } = nodeAt(record, line.at(-1) ?? record.root);
  return ending === undefined ? null : { winner: ending.winner, by: ending.by, next: 'over' };
};

/** The last row of a list of moves, which says how the line ends. */
export const LineEnding = ({ outcome }: { readonly outcome: Outcome | null }) => {
  const { result } = useText();
  const endings = useEndings();
  if (outcome === null) return null;
  const { winner } = outcome;
  return (
    <p className="move-ending" data-part="ending">
      {endings(outcome).how} ·{' '}
      {winner === null ? result.nobody : <PlayerSentence say={(of) => result.wins(of(winner))} />}
    </p>
  );
};
