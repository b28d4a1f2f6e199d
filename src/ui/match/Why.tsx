import { use } from 'react';
import type { Game, Line, Outcome } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { lookAtPly, returnToGame, showProof } from '#store/looking.ts';
import { noProof } from '#store/table.ts';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useGame, usePlace, useSettled, useTable } from '../table-context.tsx';
import { Counts } from '../talk/Counts.tsx';
import { SheetLines } from '../talk/SheetLines.tsx';

/** The plies at which the last position of a line has stood, so many of them at most, the last ones. */
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

/** The proof of an ending: drawn on the board, the positions that were the same, or the points. */
export const Why = ({ outcome }: { readonly outcome: Outcome }) => {
  const { table } = usePlace();
  const tongue = useTongue();
  const game = useGame();
  const page = usePageText();
  const sitting = useSettled();
  const proof = useTable((state) => state.proof);
  const proofs = use(tongue.proofs());
  const { match } = sitting;
  const end = lineTo(game, match.record, match.head);
  const evidence = proofs.evidence(end, outcome.by);
  const { namedFoul } = use(tongue.writing());
  const foul = outcome.by === 'foul' ? namedFoul(end, page) : null;
  const repeated = proofs.repeated(outcome.by, page);
  const plies = repeated ? samePlies(game, end, repeated.times) : [];
  const part = proofs.sheetFor(outcome.by, match.rules);
  const sheet = part && proofs.sheet(end, game.turn(end.position), match.rules, page);
  return (
    <>
      {evidence.length > 0 && (
        <button
          type="button"
          aria-pressed={proof.length > 0}
          onClick={() => {
            returnToGame(table);
            showProof(table, proof.length > 0 ? noProof : evidence);
          }}
        >
          {proof.length > 0 ? page.result.hideWhy : page.result.showWhy}
        </button>
      )}
      {foul !== null && <p className="result-proof">{foul.proof}</p>}
      {repeated && plies.length === repeated.times && (
        <div>
          <p>{repeated.words}</p>
          <div className="side-by-side">
            {plies.map((ply) => (
              <button key={ply} type="button" onClick={() => lookAtPly(table, ply)}>
                {ply === 0 ? page.moves.start : page.moves.number(ply)}
              </button>
            ))}
          </div>
        </div>
      )}
      {sheet && (
        <ul className="result-points">
          {part === 'all' && <SheetLines lines={sheet.lines} />}
          <Counts totals={sheet.totals} />
        </ul>
      )}
    </>
  );
};
