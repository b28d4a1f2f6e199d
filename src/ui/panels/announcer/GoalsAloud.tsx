import { useState } from 'react';
import { isSealing } from '#store/selectors.ts';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useKey } from '../../app/use-key.ts';
import { Announced } from '../../base/Announced.tsx';
import { useSkin } from '../../game/game-skin.ts';
import { useSquareStretches } from '../../game/use-square-stretches.ts';
import { useHelp } from '../../table/use-are-marked.ts';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { usePositionView, useSelectionView } from '../../table/use-position-view.ts';

/** Reads aloud, on `?`, every square that the chosen piece can go to, with its captures in a list of their own. */
export const GoalsAloud = () => {
  const skin = useSkin();
  const { announced, teach } = useText();
  const sitting = useSitting();
  const help = useHelp(usePositionView());
  const { position, chosen: origin } = useSelectionView();
  const chosen = useChosenPiece();
  const [said, say] = useState({ words: '' });
  const stretches = useSquareStretches();
  const named = (squares: readonly number[]): string =>
    stretches(squares, origin).join(announced.comma);
  useKey('?', () => {
    if (chosen === null || isSealing(sitting)) return;
    const { name: piece, goals } = chosen;
    // Where marks are off, the squares they would be on are not named.
    const told = help === 'off' ? [] : goals;
    const isTaken = (square: number): boolean => skin.faceAt(position, square) !== null;
    const words =
      goals.length === 0
        ? teach.hints.goals([], false)
        : announced.allGoals({
            piece,
            moves: announced.ways(goals.length),
            goals: named(told.filter((square) => !isTaken(square))),
            captures: named(told.filter(isTaken)),
          });
    say({ words });
  });
  return (
    <p className="unseen" aria-live="polite">
      <Announced event={said}>{said.words}</Announced>
    </p>
  );
};
