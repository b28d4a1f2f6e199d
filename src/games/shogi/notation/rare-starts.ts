/** Starts that have a name which not every program knows. */
import { handicaps } from '../starts.ts';

const rare: ReadonlySet<string> = new Set(
  (['three', 'five', 'left-five', 'left-seven', 'right-seven'] as const).map(
    (name) => handicaps[name],
  ),
);

/** Whether readers may take the name of a start, given as SFEN, for the even one: it has to be drawn beside it. */
export const isRareStart = (sfen: string): boolean => rare.has(sfen);
