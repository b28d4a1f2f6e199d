import type { Outcome } from '#kernel/game.ts';
import { PlayerSentence } from '../common/PlayerSentence.tsx';
import { useEndings } from '../play-page/EndingText.tsx';
import { useText } from '../text.tsx';

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
