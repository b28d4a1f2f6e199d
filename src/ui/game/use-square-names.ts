import { useText } from '../app/text.tsx';
import { useLook, useSkin } from './game-skin.ts';

/** The names of some squares in a row. Empty for more than `most` squares: the player hears those by going there. */
export const useSquareNames = (squares: readonly number[], most: number): string => {
  const skin = useSkin();
  const { coordinates } = useLook();
  const { announced } = useText();
  const named = squares.length > most ? [] : squares;
  return named.map((square) => skin.spokenSquare(square, coordinates)).join(announced.comma);
};
