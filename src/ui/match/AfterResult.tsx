import { Suspense, use } from 'react';
import type { Outcome } from '#kernel/game.ts';
import { step } from '#store/looking.ts';
import { nextOf } from '#store/series.ts';
import { afterGame } from '#store/set-up.ts';
import { playAgain } from '#store/sittings.ts';
import { useAgreement } from '../agreement.ts';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettled, useTable } from '../table-context.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { Why } from './Why.tsx';

/** The next game of a series on the ladder, by its start. */
const NextRung = ({ start }: { readonly start: string }) => {
  const page = usePageText();
  const { words } = use(useTongue().agreement());
  return page.talk.series.next(words(page).starts[start] ?? start);
};

/** What follows a result on its card: its proof, the series, and what next. */
export const AfterResult = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table, desk } = usePlace();
  const sitting = useSettled();
  const page = usePageText();
  const { id } = useTable((state) => state.pack);
  const agreement = useAgreement();
  const next = nextOf(agreement, sitting);
  const played = sitting.origin === 'played';
  const again = (): void => {
    const seatZero = playAgain(table, agreement);
    desk().then(
      ({ readSetUp, keepSetUp }) => keepSetUp(id, afterGame(readSetUp(id, agreement), seatZero)),
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
            {next.rung === null ? (
              next.swap ? (
                page.result.playAgainSwapped
              ) : (
                page.result.playAgain
              )
            ) : (
              <NextRung start={next.rung.id} />
            )}
          </button>
        )}
        <button type="button" onClick={() => step(table, 'first')}>
          {page.result.lookBack}
        </button>
      </div>
    </>
  );
};
