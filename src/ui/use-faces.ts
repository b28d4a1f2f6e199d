import { useEffect } from 'react';
import type { Skin } from './skin.ts';

/** Fetches the drawings of a set of pieces; faces are blank until they are there. */
export const useFaces = (skin: Pick<Skin, 'loadFaces'>, set: string): void =>
  useEffect(() => void skin.loadFaces(set), [skin, set]);
