/** The drawings of pieces: fetched set by set, and wanted while a component shows them. */
import { useEffect } from 'react';
import { fetchOnce } from '#loading/chunk.ts';
import type { Skin } from './skin.ts';

/** Fetches the drawings of a set of pieces; faces are blank until they are there. */
export const useFaces = (skin: Pick<Skin, 'loadFaces'>, set: string): void =>
  useEffect(() => void skin.loadFaces(set), [skin, set]);

/**
 * Makes the `loadFaces` of a skin. `draw` puts the drawings of a set into the page and is called once for each set. Words
 * after the name of a set say how it is drawn, and do not count here.
 */
export const loadingFaces = (draw: (set: string) => Promise<void>): Skin['loadFaces'] => {
  const drawings = new Map<string, () => Promise<void>>();
  return (pieceSet) => {
    const [set = pieceSet] = pieceSet.split(' ');
    const drawn = drawings.get(set) ?? fetchOnce(() => draw(set));
    drawings.set(set, drawn);
    return drawn();
  };
};
