import { use, useCallback, useMemo } from 'react';
import { lineTo } from '#record/line.ts';
import { useGame, useSettled } from '../app-context.tsx';
import { useGameText, useLook } from '../game-skin.ts';

/** How the last move of the line to a node is written; each is worked out once. */
export const useMoveWords = (): ((id: number) => string) => {
  const gameText = useGameText();
  const { write } = use(gameText.writing());
  const { notation } = useLook();
  const { record } = useSettled().match;
  const game = useGame();
  const written = useMemo(() => {
    const known = new WeakMap<object, string>();
    return (line: ReturnType<typeof lineTo>): string => {
      const words = known.get(line) ?? write(line, notation);
      known.set(line, words);
      return words;
    };
  }, [write, notation]);
  return useCallback((id) => written(lineTo(game, record, id)), [written, game, record]);
};
