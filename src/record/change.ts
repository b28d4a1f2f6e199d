/** Finds the part in which two versions of a record differ, so that an edit can be announced. */
import type { GameRecord } from './record.ts';

/** The parts of a record that can be edited. */
export type EditedPart = 'moves' | 'comment' | 'sign' | 'bookmark' | 'drawing' | 'about';

/** The part in which two versions of a record differ; where several do, the first of `EditedPart`. */
export const editedPart = (before: GameRecord, after: GameRecord): EditedPart => {
  const pairs = Array.from(
    { length: Math.max(before.nodes.length, after.nodes.length) },
    (_, id) => [before.nodes[id], after.nodes[id]] as const,
  ).filter(([was, is]) => was !== is);
  if (pairs.some(([was, is]) => was?.turn !== is?.turn || was?.children !== is?.children))
    return 'moves';
  if (pairs.some(([was, is]) => was?.comment !== is?.comment)) return 'comment';
  if (pairs.some(([was, is]) => was?.glyph !== is?.glyph)) return 'sign';
  if (pairs.some(([was, is]) => was?.bookmark !== is?.bookmark)) return 'bookmark';
  if (pairs.some(([was, is]) => was?.arrows !== is?.arrows)) return 'drawing';
  return 'about';
};
