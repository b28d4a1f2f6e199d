import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useSitting, useTable } from '../../app/app-context.tsx';
import { boardGeometry } from '../../board/board-geometry.ts';
import { elementPick } from '../../board/element-pick.ts';
import { useBoardField } from '../../board/use-board-field.ts';
import { useSkin } from '../../game/game-skin.ts';
import { LandingPreviewSign } from './LandingPreviewSign.tsx';
import { looking, useLandingPreviews } from './use-landing-previews.ts';

/** While `wanted`, keeps in `looking` the square that a mouse or the keyboard points at. */
const usePointedSquares = (wanted: boolean): void => {
  const skin = useSkin();
  useEffect(() => {
    if (!wanted) return undefined;
    const pickOf = elementPick(skin);
    const point = (target: EventTarget | null): void => {
      const element = target instanceof Element && target.closest('.sq');
      const pick = element ? pickOf(element) : null;
      const square = pick?.at === 'square' ? pick.square : null;
      if (looking.getState().square !== square) looking.setState({ square });
    };
    const over = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType === 'mouse') point(target);
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) point(target);
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focused);
      looking.setState({ square: null });
    };
  }, [wanted, skin]);
};

/**
 * Shows the result of a landing before it is made: marks on goals, and a flame on pieces that would go. Screen readers get it
 * in words with the square.
 */
export const LandingPreviewLayer = () => {
  const skin = useSkin();
  const { flipped } = useSitting();
  const outlooks = useLandingPreviews();
  const busy = useTable(({ proof, refused }) => proof.length > 0 || refused !== null);
  const wanted = outlooks.length > 0;
  usePointedSquares(wanted);
  const pointed = useStore(looking, ({ square }) => square);

  // Screen readers read it with the name of the square, however the user came there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that is turned has other elements.
  useEffect(() => {
    const described = outlooks.flatMap(({ goal, words }) => {
      const name = skin.squareName(goal);
      const element = document.querySelector(`.board [data-square="${name}"]`);
      element?.setAttribute('aria-description', words);
      return element ?? [];
    });
    return () => {
      for (const element of described) element.removeAttribute('aria-description');
    };
  }, [outlooks, skin, flipped]);

  const { viewBox, onto } = useMemo(
    () => boardGeometry({ board: skin.board, flipped }),
    [skin, flipped],
  );
  const field = useBoardField();
  if (!wanted || busy || field === null) return null;
  const at = outlooks.find(({ goal }) => goal === pointed);
  // While nothing is pointed at, the pieces that any of the landings would remove.
  const shown = at === undefined ? outlooks : [at];
  const going = [...new Set(shown.flatMap(({ removes }) => removes))];
  return createPortal(
    <svg className="reach outlook" viewBox={viewBox} aria-hidden="true">
      {going.map((square) => (
        <g key={`goes ${square}`} transform={onto(square)} data-goes={skin.squareName(square)}>
          <LandingPreviewSign as="goes" />
        </g>
      ))}
      {outlooks.map(({ goal, promotes, perishes, removes }) => (
        <g key={goal} transform={onto(goal)} data-outlook={skin.squareName(goal)}>
          {perishes && <LandingPreviewSign as="goes" />}
          {promotes && <LandingPreviewSign as="promotes" />}
          {removes.length > 0 && <LandingPreviewSign as="removes" />}
        </g>
      ))}
    </svg>,
    field,
  );
};
