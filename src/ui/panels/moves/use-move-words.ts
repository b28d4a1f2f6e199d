import { useCallback, useMemo } from 'react';
import { lineTo } from '#record/line.ts';
import { useGame, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText, useLook } from '../../game/game-skin.ts';
import { useSides } from '../../table/use-position-view.ts';

type Line = ReturnType<typeof lineTo>;

/** Words for the last move of the line to a node; each is worked out once, until `say` is another one. */
const useWordsOf = (say: (line: Line) => string): ((id: number) => string) => {
  const { record } = useSitting().match;
  const game = useGame();
  const said = useMemo(() => {
    const known = new WeakMap<object, string>();
    return (line: Line): string => {
      const words = known.get(line) ?? say(line);
      known.set(line, words);
      return words;
    };
  }, [say]);
  return useCallback((id) => said(lineTo(game, record, id)), [said, game, record]);
};

/** How the move that leads to a node is written. */
export const useMoveWords = (): ((id: number) => string) => {
  const { write } = useGameText().writing;
  const { notation } = useLook();
  return useWordsOf(useCallback((line) => write(line, notation), [write, notation]));
};

/** How the move that leads to a node is spoken. */
export const useSpokenMoves = (): ((id: number) => string) => {
  const { speak } = useGameText().writing;
  const { coordinates } = useLook();
  const text = useText();
  const called = useSides();
  return useWordsOf(
    useCallback(
      (line) => speak(line, { called, coordinates, check: true }, text),
      [speak, called, coordinates, text],
    ),
  );
};
