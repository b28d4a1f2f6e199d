import { useMemo } from 'react';
import type { Game, Line, Outcome } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { viewPly } from '#store/navigation.ts';
import { useApp, useGame, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText, useLook } from '../../game/game-skin.ts';
import { ProofSteps } from '../../panels/inspector/ProofSteps.tsx';
import { ClaimConditions, ClaimTotals } from '../../panels/offers/Claims.tsx';

/** The plies at which the last position of a line has stood: the last `most` of them. */
const samePlies = (game: Game, end: Line<object, object>, most: number): readonly number[] => {
  const key = game.key(end.position);
  const plies: number[] = [];
  for (
    let at: Line<object, object> | null = end;
    at !== null && plies.length < most;
    at = at.before
  )
    if (game.key(at.position) === key) plies.unshift(at.ply);
  return plies;
};

/** The proof of an ending: drawings on the board, the positions that were the same, or the points. */
export const EndingProof = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table } = useApp();
  const gameText = useGameText();
  const game = useGame();
  const sitting = useSitting();
  const inspector = gameText.inspector;
  const { match } = sitting;
  const end = lineTo(game, match.record, match.head);
  const { coordinates } = useLook();
  const text = useText();
  // Kept the same while the ending stays the same: the drawn evidence tells which of the steps is shown.
  const steps = useMemo(() => {
    const told = inspector.steps?.(end, outcome.by, coordinates, text) ?? [];
    const evidence = inspector.evidence(end, outcome.by);
    return told.length > 0 || evidence.length === 0 ? told : [{ words: '', evidence }];
  }, [inspector, end, outcome.by, coordinates, text]);
  const { namedFoul } = gameText.writing;
  const foul = outcome.by === 'foul' ? namedFoul(end, text) : null;
  const repeated = inspector.repeated(outcome.by, match.rules, text);
  const plies = repeated ? samePlies(game, end, repeated.times) : [];
  const { claims } = inspector;
  const part = claims?.sheetFor(outcome.by, match.rules);
  const sheet = part && claims?.sheet(end, game.turn(end.position), match.rules, text);
  return (
    <>
      <ProofSteps steps={steps} />
      {foul !== null && <p className="result-proof">{foul.proof}</p>}
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
