import { helpsOf, isSealing } from '#store/selectors.ts';
import { useSettings, useSettled, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { useSquareNames } from '../../game/use-square-names.ts';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { usePartialMove } from '../../table/use-partial-move.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { GoalsAloud } from './GoalsAloud.tsx';

/** Of how many squares the names are said: more are heard by going there. */
const SAID = 5;

/** Says what was taken up, and where it can go; of a move that has come some way, how far. On `?` all squares are read. */
export const ChosenAloud = () => {
  const text = useText();
  const sitting = useSettled();
  const { hints } = useSettings();
  const { toMove } = usePositionView();
  const chosen = useChosenPiece();
  const leg = usePartialMove();
  const { picked } = useSitting();
  const goals = chosen?.goals ?? [];
  // Why it has no move is told of a piece instead of how many it has.
  const isStuck = useTable(({ refused }) => refused?.asks === true);
  // Where marks are off, the squares they would be on are not named.
  const isMarked = helpsOf(sitting, hints)[toMove] !== 'off';
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
