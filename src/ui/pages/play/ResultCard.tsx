import type { Outcome } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import type { OpenSheet } from '../../table/actions/action.ts';
import { EndingLine, useWhyEnded } from '../../table/EndingText.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { AfterResult } from './AfterResult.tsx';
import './result.css';

/**
 * The card of a result: who won and how, why in one sentence, and what can come next. It stands beside the final position,
 * never over it, and needs no request to the net. Screen readers hear the result from the announcer.
 */
export const ResultCard = ({
  outcome,
  onOpen,
}: {
  readonly outcome: Outcome;
  readonly onOpen: (what: OpenSheet) => void;
}) => {
  const { result } = useText();
  const why = useWhyEnded(outcome);
  return (
    <section
      className="result"
      aria-label={result.label}
      data-part={useIsWideWindow() ? 'end' : undefined}
      data-outcome={outcome.by}
      data-winner={outcome.winner ?? 'none'}
    >
      <h2>
        <EndingLine outcome={outcome} />
      </h2>
      {why !== null && (
        <p>
          <PlayerSentence say={why} />
        </p>
      )}
      <AfterResult outcome={outcome} onOpen={onOpen} />
    </section>
  );
};
