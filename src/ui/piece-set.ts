import type { Settings } from '#store/settings.ts';

/** The set as the faces know it: the kanji set has its kings in three ways (rules A6). */
export const pieceSetOf = ({ pieces, kings, upright }: Settings): string =>
  `${pieces} ${kings}${upright ? ' upright' : ''}`;
