import { useState } from 'react';
import { helpsOf, isSealing } from '#store/selectors.ts';
import { useSettings, useSettled } from '../app-context.tsx';
import { Announced } from '../common/Announced.tsx';
import { useKey } from '../common/use-key.ts';
import { useSkin } from '../game-skin.ts';
import { useBoardView, useDraftView } from '../play-page/use-board-view.ts';
import { useChosenPiece } from '../play-page/use-chosen-piece.ts';
import { useText } from '../text.tsx';
import { useSquareStretches } from './use-square-stretches.ts';

/** Reads aloud, on `?`, every square that the chosen piece can go to, and apart from those what it can capture. */
export const GoalsAloud = () => {
  const skin = useSkin();
  const { announced, teach } = useText();
  const sitting = useSettled();
  const { hints } = useSettings();
  const { toMove } = useBoardView();
  const { position, chosen: origin } = useDraftView();
  const chosen = useChosenPiece();
  const [said, say] = useState({ words: '' });
  const stretches = useSquareStretches();
  const named = (squares: readonly number[]): string =>
    stretches(squares, origin).join(announced.comma);
  useKey('?', () => {
    if (chosen === null || isSealing(sitting)) return;
    const { name: piece, goals } = chosen;
    // Where marks are off, the squares they would be on are not named.
    const told = helpsOf(sitting, hints)[toMove] === 'off' ? [] : goals;
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
