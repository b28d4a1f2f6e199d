import { Suspense } from 'react';
import type { Outcome } from '#kernel/game.ts';
import { Naming } from '../common/Naming.tsx';
import { useText } from '../text.tsx';
import { playParts } from './later-parts.ts';
import { Told } from './Told.tsx';
import './result.css';

const AfterResult = playParts.part(({ AfterResult }) => AfterResult);
const FoulTold = playParts.part(({ FoulTold }) => FoulTold, Told);

/** How the game ended: who, how and why in one sentence, and what next. It stands beside the final position, never over it, and needs no request to say so. */
export const ResultCard = ({
  outcome,
  of = '',
}: {
  readonly outcome: Outcome;
  readonly of?: string;
}) => {
  const { result } = useText();
  const { winner } = outcome;
  const told = <Told outcome={outcome} />;
  return (
    <section
      className="result"
      aria-label={result.label + of}
      data-outcome={outcome.by}
      data-winner={winner ?? 'none'}
    >
      <div role="alert">
        <h2>
          {winner === null ? result.nobody : <Naming say={(of) => result.wins(of(winner))} />}
        </h2>
        {outcome.by === 'foul' ? (
          <Suspense fallback={told}>
            <FoulTold outcome={outcome} />
          </Suspense>
        ) : (
          told
        )}
      </div>
      <Suspense>
        <AfterResult outcome={outcome} />
      </Suspense>
    </section>
  );
};
