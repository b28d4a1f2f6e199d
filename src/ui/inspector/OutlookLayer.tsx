import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useSettled, useTable } from '../app-context.tsx';
import { boardGeometry } from '../board/board-geometry.ts';
import { elementPick } from '../board/element-pick.ts';
import { useSkin } from '../game-skin.ts';
import { looking, useOutlooks } from './use-outlooks.ts';
import './outlook.css';

const shapes = {
  /** In a corner of the goal: a piece that turns over there unasked. */
  promotes: <path d="M1.4-1.7 3.2-4.6 5-1.7Z" />,
  /** In the other corner: something else goes when it lands there. */
  removes: (
    <path d="M-3.2-5C-1.6-3.5-1.5-2.7-2-1.9A1.6 1.6 0 0 1-4.4-1.9C-4.9-2.7-4.4-3.2-3.9-3.6-3.8-3.1-3.6-3-3.4-3.1-3-3.7-3.1-4.3-3.2-5Z" />
  ),
  /** In the middle: what stands or lands there goes. */
  goes: (
    <path d="M0-4.4C2.9-1.7 3.3 0 2.4 1.7A2.9 2.9 0 0 1-2.4 1.7C-3.3 0-2.4-1-1.3-1.9-1.1-.8-.8-.5-.3-.7.4-1.8.3-3.1 0-4.4Z" />
  ),
} as const;

/** Says which square a mouse or the keyboard points at, for as long as somebody wants to know. */
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

/** Shows what comes of a landing before it is made: a mark on goals, a flame on what would go, and words for whoever comes there by keys. */
export const OutlookLayer = () => {
  const skin = useSkin();
  const { flipped } = useSettled();
  const outlooks = useOutlooks();
  const busy = useTable(({ proof, refused }) => proof.length > 0 || refused !== null);
  const wanted = outlooks.length > 0;
  usePointedSquares(wanted);
  const pointed = useStore(looking, ({ square }) => square);

  // Heard with the square itself, whoever has come there.
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
  const field = document.querySelector('.board .field');
  if (!wanted || busy || field === null) return null;
  const at = outlooks.find(({ goal }) => goal === pointed);
  // While nothing is pointed at, everything that some landing would cost.
  const shown = at === undefined ? outlooks : [at];
  const going = [...new Set(shown.flatMap(({ removes }) => removes))];
  return createPortal(
    <svg className="reach outlook" viewBox={viewBox} aria-hidden="true">
      {going.map((square) => (
        <g
          key={`goes ${square}`}
          className="goes"
          transform={onto(square)}
          data-goes={skin.squareName(square)}
        >
          {shapes.goes}
        </g>
      ))}
      {outlooks.map(({ goal, promotes, perishes, removes }) => (
        <g key={goal} transform={onto(goal)} data-outlook={skin.squareName(goal)}>
          {perishes && <g className="goes">{shapes.goes}</g>}
          {promotes && <g data-as="promotes">{shapes.promotes}</g>}
          {removes.length > 0 && <g data-as="removes">{shapes.removes}</g>}
        </g>
      ))}
    </svg>,
    field,
  );
};
