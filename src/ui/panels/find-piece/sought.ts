/** The piece that the user searched for on the board: its name, and its squares in a position; null while there is none. */
import { createStore } from 'zustand/vanilla';
import type { Skin } from '../../game/skin.ts';

interface Sought {
  readonly name: string;
  readonly squares: readonly number[];
  readonly position: object;
}

export const sought = createStore<{ readonly piece: Sought | null }>(() => ({ piece: null }));

/** Puts the marks away. */
export const seekNothing = (): void => sought.setState({ piece: null });

/** The squares on which a face stands, of either side. */
export const squaresOf = (
  { board: { columns, rows }, faceAt }: Pick<Skin, 'board' | 'faceAt'>,
  position: object,
  face: string,
): readonly number[] => {
  const wanted = face.toUpperCase();
  const squares = Array.from({ length: columns * rows }, (_, square) => square);
  return squares.filter((square) => faceAt(position, square)?.face.toUpperCase() === wanted);
};
