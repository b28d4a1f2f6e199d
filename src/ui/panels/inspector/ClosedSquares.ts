import { useEffect, useRef } from 'react';
import { closedSquares } from '#store/progress.ts';
import { explains, shownPosition } from '#store/selectors.ts';
import { useGame, usePicked, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useSkin } from '../../game/game-skin.ts';

/**
 * Describes as closed each square to which the chosen piece cannot go, so that screen readers say it with the name of the
 * square. Where the players agreed that nothing is explained, no square is described. It draws nothing.
 */
export const ClosedSquares = (): null => {
  const game = useGame();
  const skin = useSkin();
  const sitting = useSitting();
  const picked = usePicked();
  const { closed } = useText().teach;
  const position = shownPosition(game, sitting);
  const isExplained = explains(sitting);
  const { flipped } = sitting;
  const described = useRef<ReadonlySet<Element>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies(flipped): a board that is turned has other elements.
  useEffect(() => {
    const squares = isExplained ? closedSquares(game, skin, position, picked) : [];
    const now = new Set(
      squares.flatMap((square) => {
        const name = skin.squareName(square);
        return document.querySelector(`.play .board [data-square="${name}"]`) ?? [];
      }),
    );
    // Most squares that are closed to one piece are closed to the next. Only the others are written.
    for (const element of described.current)
      if (!now.has(element)) element.removeAttribute('aria-description');
    for (const element of now)
      if (element.getAttribute('aria-description') !== closed)
        element.setAttribute('aria-description', closed);
    described.current = now;
  }, [game, skin, position, picked, closed, isExplained, flipped]);
  useEffect(
    () => () => {
      for (const element of described.current) element.removeAttribute('aria-description');
    },
    [],
  );
  return null;
};
