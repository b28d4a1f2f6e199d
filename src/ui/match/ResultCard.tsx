import { Suspense, use } from 'react';
import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { step } from '#store/looking.ts';
import { nextOf } from '#store/series.ts';
import { playAgain } from '#store/sittings.ts';
import { Naming } from '../common/Naming.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace, useSitting } from '../table-context.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { useSides } from './use-view.ts';
import { Why } from './Why.tsx';
import './result.css';

/** How the game ended: who, how and why in one sentence, and what next. It stands beside the final position, never over it. */
export const ResultCard = ({
  outcome,
  of = '',
}: {
  readonly outcome: Outcome;
  readonly of?: string;
}) => {
  const { table, tongue, desk } = usePlace();
  const sides = useSides();
  const sitting = useSitting();
  const { origin, match } = sitting;
  const page = usePageText();
  const ended = (called: readonly [string, string]) => tongue.ending(outcome, called, page);
  const { winner } = outcome;
  const { namedFoul } = use(tongue.writing());
  const foul =
    outcome.by === 'foul' ? namedFoul(lineTo(table.game, match.record, match.head), page) : null;
  const next = nextOf(table.game, sitting);
  const again = (): void => {
    const sente = playAgain(table);
    void Promise.all([desk(), import('#store/set-up.ts')]).then(
      ([{ readSetUp, keepSetUp }, { afterGame }]) => keepSetUp(afterGame(readSetUp(), sente)),
    );
  };
  return (
    <section
      className="result"
      aria-label={page.result.label + of}
      data-outcome={outcome.by}
      data-winner={winner ?? 'none'}
    >
      <div role="alert">
        <h2>
          {winner === null ? (
            page.result.nobody
          ) : (
            <Naming say={(of) => page.result.wins(of(winner))} />
          )}
        </h2>
        <p className="result-how">
          {foul === null ? ended(sides).how : page.result.foul(foul.name)}
        </p>
        <p>
          <Naming
            say={(of) =>
              foul === null || winner === null
                ? ended([of(0), of(1)]).why
                : foul.did(of(other(winner)))
            }
          />
        </p>
      </div>
      <Suspense>
        <Why outcome={outcome} />
      </Suspense>
      {origin === 'played' && <MatchSheet />}
      {outcome.next === 'replay' && (
        <p>{next.swap ? page.result.replaySwapped : page.result.replay}</p>
      )}
      <div className="side-by-side">
        {origin === 'played' && (
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
    </section>
  );
};
