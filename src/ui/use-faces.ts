import { useEffect } from 'react';
import type { Skin } from './skin.ts';

/** Fetches the drawings of a set of pieces for whoever shows some of it; they stay blank until it has come. */
export const useFaces = (skin: Pick<Skin, 'loadFaces'>, set: string): void =>
  useEffect(() => void skin.loadFaces(set), [skin, set]);
