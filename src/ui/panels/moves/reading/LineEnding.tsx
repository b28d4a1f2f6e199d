import type { Outcome } from '#kernel/game.ts';
import { useText } from '../../../app/text.tsx';
import { useEndings } from '../../../table/EndingText.tsx';
import { PlayerSentence } from '../../../table/PlayerSentence.tsx';

/** How a line ends: the last row of its list. */
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
