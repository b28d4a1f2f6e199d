import type { Outcome } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import { EndingText } from '../../table/EndingText.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { AfterResult } from './AfterResult.tsx';
import './result.css';

/**
 * The card of a result: who won, how and why in one sentence, and what can come next. It stands beside the final position,
 * never over it, and needs no request to the net. Screen readers hear the result from the announcer.
 */
export const ResultCard = ({
  outcome,
  of = '',
}: {
  readonly outcome: Outcome;
  readonly of?: string;
}) => {
  const { result } = useText();
  const { winner } = outcome;
  return (
    <section
      className="result"
      aria-label={result.label + of}
      data-outcome={outcome.by}
      data-winner={winner ?? 'none'}
    >
      <div>
        <h2>
          {winner === null ? (
            result.nobody
          ) : (
            <PlayerSentence say={(of) => result.wins(of(winner))} />
          )}
        </h2>
        <EndingText outcome={outcome} />
      </div>
      <AfterResult outcome={outcome} />
    </section>
  );
};
