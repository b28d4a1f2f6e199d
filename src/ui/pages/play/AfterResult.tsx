import { Suspense } from 'react';
import type { Outcome } from '#kernel/game.ts';
import { step } from '#store/navigation.ts';
import { nextOf } from '#store/series.ts';
import { useApp, useSitting, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { MetRules } from '../../panels/hints/MetRules.tsx';
import { ActionButton } from '../../table/ActionButton.tsx';
import type { OpenSheet } from '../../table/actions/action.ts';
import { WhyButton } from '../../table/WhyButton.tsx';
import { EndingProof } from './EndingProof.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { useRematch } from './use-rematch.ts';
import './result.css';

/** The next game of a series on the ladder, by its start. */
const NextRung = ({ start }: { readonly start: string }) => {
  const text = useText();
  const { words } = useGameText().agreement;
  return text.offers.series.next(words(text).starts[start] ?? start);
};

interface AfterResultProps {
  readonly outcome: Outcome;
  readonly onOpen: (what: OpenSheet) => void;
}

/** The lower part of the card of a result: what can come next, the proof, and the series. */
export const AfterResult = ({ outcome, onOpen }: AfterResultProps) => {
  const { table } = useApp();
  const sitting = useSitting();
  const text = useText();
  const { agreement } = useTable((state) => state.pack);
  const next = nextOf(agreement, sitting);
  const played = sitting.origin === 'played';
  const again = useRematch();
  return (
    <>
      {outcome.next === 'replay' && (
        <p>{next.swap ? text.result.replaySwapped : text.result.replay}</p>
      )}
      <div className="result-next">
        {played && (
          <button type="button" className="primary" data-action="rematch" onClick={again}>
            {next.rung === null ? (
              next.swap ? (
                text.result.playAgainSwapped
              ) : (
                text.result.playAgain
              )
            ) : (
              <NextRung start={next.rung.id} />
            )}
          </button>
        )}
        <button type="button" data-action="review" onClick={() => step(table, 'first')}>
          {text.result.lookBack}
        </button>
        <button type="button" data-action="export" onClick={() => onOpen('save')}>
          {text.actions.save}
        </button>
      </div>
      <div className="result-ways">
        <WhyButton />
        <ActionButton id="undo-resign" onOpen={onOpen} />
        {sitting.match.refereeState?.offer && <ActionButton id="withdraw" onOpen={onOpen} />}
      </div>
      <EndingProof outcome={outcome} />
      {played && <MatchSheet />}
      <ErrorBoundary>
        <Suspense>
          <MetRules />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};
