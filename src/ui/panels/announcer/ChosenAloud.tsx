import { isSealing } from '#store/selectors.ts';
import { usePicked, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { useSquareNames } from '../../game/use-square-names.ts';
import { useHelp } from '../../table/use-are-marked.ts';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { usePartialMove } from '../../table/use-partial-move.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { GoalsAloud } from './GoalsAloud.tsx';

/** How many squares are named at most; the user hears the others by going there. */
const SAID = 5;

/** Announces the selected piece and where it can go, or how far an open move has come. On `?` all squares are read. */
export const ChosenAloud = () => {
  const text = useText();
  const sitting = useSitting();
  const chosen = useChosenPiece();
  const leg = usePartialMove();
  const picked = usePicked();
  const goals = chosen?.goals ?? [];
  // For a piece that cannot move, the reason is announced instead of the number of its moves.
  const isStuck = useTable(({ refused }) => refused?.asks === true);
  // Where marks are off, the squares they would be on are not named.
  const isMarked = useHelp(usePositionView()) !== 'off';
  const named = useSquareNames(isMarked ? goals : [], SAID);
  return (
    <>
      <p className="unseen" aria-live="polite">
        <Announced event={picked}>
          {/* The other player must not hear a move that is being sealed. */}
          {leg !== null && !isSealing(sitting) && text.announced.sentence(leg.words)}
          {chosen !== null &&
            leg === null &&
            !isStuck &&
            !isSealing(sitting) &&
            text.announced.chosen({
              piece: chosen.name,
              moves: text.announced.ways(goals.length),
              goals: named,
            })}
        </Announced>
      </p>
      <GoalsAloud />
    </>
  );
};
