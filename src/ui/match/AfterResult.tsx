import { Suspense } from 'react';
import type { Outcome } from '#kernel/game.ts';
import { step } from '#store/looking.ts';
import { nextOf } from '#store/series.ts';
import { afterGame } from '#store/set-up.ts';
import { playAgain } from '#store/sittings.ts';
import { usePageText } from '../page-text.ts';
import { useGame, usePlace, useSitting } from '../table-context.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { Why } from './Why.tsx';

/** What follows a result on its card: its proof, the series, and what next. */
export const AfterResult = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table, desk } = usePlace();
  const game = useGame();
  const sitting = useSitting();
  const page = usePageText();
  const next = nextOf(game, sitting);
  const played = sitting.origin === 'played';
  const again = (): void => {
    const sente = playAgain(table);
    desk().then(
      ({ readSetUp, keepSetUp }) => keepSetUp(afterGame(readSetUp(), sente)),
      // The next game begins all the same.
      () => {},
    );
  };
  return (
    <>
      <Suspense>
        <Why outcome={outcome} />
      </Suspense>
      {played && <MatchSheet />}
      {outcome.next === 'replay' && (
        <p>{next.swap ? page.result.replaySwapped : page.result.replay}</p>
      )}
      <div className="side-by-side">
        {played && (
          <button type="button" className="primary" onClick={again}>
            {next.handicap === null
              ? next.swap
                ? page.result.playAgainSwapped
                : page.result.playAgain
              : page.talk.series.next(page.start.starts[next.handicap])}
          </button>
        )}
        <button type="button" onClick={() => step(table, 'first')}>
          {page.result.lookBack}
        </button>
      </div>
    </>
  );
};
