import type { Outcome } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { viewPly } from '#store/navigation.ts';
import { useApp, useGame, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { ClaimConditions, ClaimTotals } from '../../panels/offers/Claims.tsx';
import { samePlies } from '../../table/use-ending-proof.ts';

/** The parts of the proof of an ending that the card has room for at once: the positions that were the same, or the points. */
export const EndingProof = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table } = useApp();
  const game = useGame();
  const { inspector } = useGameText();
  const { match } = useSitting();
  const end = lineTo(game, match.record, match.head);
  const text = useText();
  const repeated = inspector.repeated(outcome.by, match.rules, text);
  const plies = repeated ? samePlies(game, end, repeated.times) : [];
  const { claims } = inspector;
  const part = claims?.sheetFor(outcome.by, match.rules);
  const sheet = part && claims?.sheet(end, game.turn(end.position), match.rules, text);
  return (
    <>
      {repeated && plies.length === repeated.times && (
        <div>
          <p>{repeated.words}</p>
          <div className="side-by-side">
            {plies.map((ply) => (
              <button
                key={ply}
                type="button"
                data-action="show-occurrence"
                onClick={() => viewPly(table, ply)}
              >
                {ply === 0 ? text.moves.start : text.moves.number(ply)}
              </button>
            ))}
          </div>
        </div>
      )}
      {sheet && (
        <ul className="result-points">
          {part === 'all' && <ClaimConditions lines={sheet.lines} />}
          <ClaimTotals totals={sheet.totals} />
        </ul>
      )}
    </>
  );
};
