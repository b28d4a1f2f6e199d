import type { Outcome } from '#kernel/game.ts';
import { useText } from '../app/text.tsx';
import { useEndings } from './EndingText.tsx';
import { PlayerSentence } from './PlayerSentence.tsx';

/** Who won, how, and where there is room for it why: what the strip says of a game that is over. */
export const EndedStatus = ({ outcome }: { readonly outcome: Outcome }) => {
  const { result } = useText();
  const { how, why } = useEndings()(outcome);
  const { winner } = outcome;
  return (
    <p className="status-ended">
      <strong>
        {winner === null ? result.nobody : <PlayerSentence say={(of) => result.wins(of(winner))} />}
      </strong>{' '}
      · {how}
      <span className="status-more">
        {' '}
        · <PlayerSentence say={why} />
      </span>
    </p>
  );
};
