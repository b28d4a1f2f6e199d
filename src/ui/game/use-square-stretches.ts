import type { Pick } from '#kernel/game.ts';
import { useText } from '../app/text.tsx';
import { useLook, useSkin } from './game-skin.ts';
import { squareRuns } from './square-runs.ts';

/** The least number of squares in a stretch that is named by its ends. */
const STRETCH = 3;

/**
 * Names the squares that a piece can go to, so that a long list can be understood when read aloud. It names stretches along
 * the lines of the piece, or down the files for a drop.
 */
export const useSquareStretches = (): ((
  squares: readonly number[],
  origin: Pick | null,
) => readonly string[]) => {
  const skin = useSkin();
  const { coordinates } = useLook();
  const { announced } = useText();
  const { columns, seen } = skin.board;
  const placeOf = (square: number): number => seen?.indexOf(square) ?? square;
  const name = (place: number | undefined): string =>
    place === undefined ? '' : skin.spokenSquare(seen?.[place] ?? place, coordinates);
  return (squares, origin) => {
    const from = origin?.at === 'square' ? placeOf(origin.square) : null;
    return squareRuns(squares.map(placeOf), columns, from).flatMap((run) =>
      run.length < STRETCH ? run.map(name) : announced.stretch(name(run[0]), name(run.at(-1))),
    );
  };
};
