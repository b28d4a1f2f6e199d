import { useLook, useSkin } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useChosenPiece } from '../play-page/use-chosen-piece.ts';

/** Of how many squares the names are said: more are heard by going there. */
const SAID = 5;

/** Says what was taken up, and where it can go. */
export const ChosenAloud = () => {
  const skin = useSkin();
  const { coordinates } = useLook();
  const page = usePageText();
  const chosen = useChosenPiece();
  const goals = chosen?.goals ?? [];
  const named = goals.length > SAID ? [] : goals;
  return (
    <p className="unseen" aria-live="polite">
      {chosen !== null &&
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
