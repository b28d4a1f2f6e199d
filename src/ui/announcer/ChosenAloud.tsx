import { helpsOf, isSealing } from '#store/selectors.ts';
import { useSettings, useSettled } from '../app-context.tsx';
import { useLook, useSkin } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useChosenPiece } from '../play-page/use-chosen-piece.ts';
import { useBoardView } from '../play-page/use-view.ts';

/** Of how many squares the names are said: more are heard by going there. */
const SAID = 5;

/** Says what was taken up, and where it can go. */
export const ChosenAloud = () => {
  const skin = useSkin();
  const { coordinates } = useLook();
  const page = usePageText();
  const sitting = useSettled();
  const { hints } = useSettings();
  const { toMove } = useBoardView();
  const chosen = useChosenPiece();
  const goals = chosen?.goals ?? [];
  // Who wants no marks is not told where they would be.
  const isMarked = helpsOf(sitting, hints)[toMove] !== 'off';
  const named = isMarked && goals.length <= SAID ? goals : [];
  return (
    <p className="unseen" aria-live="polite">
      {/* What is being sealed is no other's business. */}
      {chosen !== null &&
        !isSealing(sitting) &&
        page.announced.chosen({
          piece: chosen.name,
          moves: page.games.moves(goals.length),
          goals: named
            .map((square) => skin.spokenSquare(square, coordinates))
            .join(page.announced.comma),
        })}
    </p>
  );
};
