import type { Outcome } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { viewPly } from '#store/navigation.ts';
import { useApp, useGame, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { ClaimConditions, ClaimTotals } from '../../panels/offers/Claims.tsx';
import { useProofParts } from '../../table/use-proof-parts.ts';

/** The parts of the proof of an ending that the card has room for at once: the positions that were the same, or the points. */
export const EndingProof = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table } = useApp();
  const game = useGame();
  const { match } = useSitting();
  const { moves } = useText();
  const partsOf = useProofParts();
  const { repeated, count } = partsOf(lineTo(game, match.record, match.head), outcome.by);
  return (
    <>
      {repeated && (
        <div>
          <p>{repeated.words}</p>
          <div className="side-by-side">
            {repeated.plies.map((ply) => (
              <button
                key={ply}
                type="button"
                data-action="show-occurrence"
                onClick={() => viewPly(table, ply)}
              >
                {ply === 0 ? moves.start : moves.number(ply)}
              </button>
            ))}
          </div>
        </div>
      )}
      {count && (
        <ul className="result-points">
          <ClaimConditions lines={count.lines} />
          <ClaimTotals totals={count.totals} />
        </ul>
      )}
    </>
  );
};
