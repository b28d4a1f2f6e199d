import { useEffect } from 'react';
import { closedSquares } from '#store/progress.ts';
import { explains, shownPosition } from '#store/selectors.ts';
import { useGame, usePicked, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useSkin } from '../../game/game-skin.ts';

/**
 * Describes as closed each square to which the chosen piece cannot go, so that screen readers say it with the name of the
 * square. Where the players agreed that nothing is explained, no square is described.
 */
export const useClosedSquares = (): void => {
  const game = useGame();
  const skin = useSkin();
  const sitting = useSitting();
  const picked = usePicked();
  const { closed } = useText().teach;
  const position = shownPosition(game, sitting);
  const isExplained = explains(sitting);
  const { flipped } = sitting;

  // biome-ignore lint/correctness/useExhaustiveDependencies(flipped): a board that is turned has other elements.
  useEffect(() => {
    if (!isExplained) return undefined;
    const described = closedSquares(game, skin, position, picked).flatMap((square) => {
      const name = skin.squareName(square);
      const element = document.querySelector(`.play .board [data-square="${name}"]`);
      element?.setAttribute('aria-description', closed);
      return element ?? [];
    });
    return () => {
      for (const element of described) element.removeAttribute('aria-description');
    };
  }, [game, skin, position, picked, closed, isExplained, flipped]);
};
