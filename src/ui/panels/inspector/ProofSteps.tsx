import { useMemo } from 'react';
import type { Evidence } from '#kernel/game.ts';
import { returnToGame, showProof } from '#store/navigation.ts';
import { noProof } from '#store/table.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useSkin } from '../../game/game-skin.ts';
import type { ProofStep } from '../../game/game-text.ts';
import './proof-steps.css';

/**
 * Explains why a game ended, drawn on the board and written beside it a step at a time. Squares crossed out in earlier steps
 * stay crossed out.
 */
export const ProofSteps = ({ steps }: { readonly steps: readonly ProofStep[] }) => {
  const { table } = useApp();
  const { proofMarks } = useSkin();
  const { result } = useText();
  const proof = useTable((state) => state.proof);
  const drawings = useMemo(() => {
    const closed = (one: Evidence): boolean =>
      one.show === 'square' && proofMarks[one.as] === 'escape';
    return steps.map(({ evidence }, i): readonly Evidence[] => [
      ...evidence,
      ...steps.slice(0, i).flatMap((before) => before.evidence.filter(closed)),
    ]);
  }, [steps, proofMarks]);
  const at = drawings.indexOf(proof);
  const step = steps[at];
  const show = (to: number): void => {
    const drawing = drawings[to];
    if (drawing === undefined) return;
    returnToGame(table);
    showProof(table, drawing);
  };
  if (steps.length === 0) return null;
  const walks = step !== undefined && steps.length > 1;
  return (
    <div className="proof-steps">
      <p role="status">{step?.words}</p>
      <div className="side-by-side">
        <button
          type="button"
          data-action="proof-steps"
          aria-pressed={step !== undefined}
          onClick={() => (step ? showProof(table, noProof) : show(0))}
        >
          {step ? result.hideWhy : result.showWhy}
        </button>
        {walks && (
          <>
            <button
              type="button"
              data-action="proof-back"
              aria-disabled={at === 0}
              onClick={() => show(at - 1)}
            >
              {result.whyBack}
            </button>
            <button
              type="button"
              data-action="proof-forward"
              aria-disabled={at === steps.length - 1}
              onClick={() => show(at + 1)}
            >
              {result.whyOn}
            </button>
            <span>{result.whyStep(at + 1, steps.length)}</span>
          </>
        )}
      </div>
    </div>
  );
};
