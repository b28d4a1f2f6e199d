import type { Outcome } from '#kernel/game.ts';
import { playAgainSwapped, step } from '#store/commands.ts';
import { usePlace, useSitting } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { useSides } from './use-view.ts';

/** How the game ended: who, how and why in one sentence, and what next. It stands beside the final position, never over it. */
export const ResultCard = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table, tongue } = usePlace();
  const text = useText();
  const sides = useSides();
  const { setup } = useSitting().match.record;
  const { how, why } = tongue.ending(outcome, setup, text);
  const { winner } = outcome;
  return (
    <section
      className="result"
      aria-label={text.result.label}
      data-outcome={outcome.by}
      data-winner={winner ?? 'none'}
    >
      <h2>{winner === null ? text.result.nobody : text.result.wins(sides[winner])}</h2>
      <p>
        <strong>{how}.</strong> {why}
      </p>
      {outcome.next === 'replay' && <p>{text.result.replay}</p>}
      <div className="row">
        <button type="button" className="primary" onClick={() => playAgainSwapped(table)}>
          {text.actions.playAgain}
        </button>
        <button type="button" onClick={() => step(table, 'first')}>
          {text.result.lookBack}
        </button>
      </div>
    </section>
  );
};
