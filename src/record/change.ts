/** Finds the part in which two versions of a record differ, so that an edit can be announced. */
import { type EditedNote, noteKinds, noteNames } from './notes.ts';
import type { GameRecord } from './record.ts';

/** The parts of a record that can be edited. */
export type EditedPart = 'moves' | EditedNote | 'about';

/** The part in which two versions of a record differ; where several do, the moves, or the first in the order of `noteKinds`. */
export const editedPart = (before: GameRecord, after: GameRecord): EditedPart => {
  const pairs = Array.from(
    { length: Math.max(before.nodes.length, after.nodes.length) },
    (_, id) => [before.nodes[id], after.nodes[id]] as const,
  ).filter(([was, is]) => was !== is);
  if (pairs.some(([was, is]) => was?.turn !== is?.turn || was?.children !== is?.children))
    return 'moves';
  const edited = noteNames.find(
    (name) => noteKinds[name].edits && pairs.some(([was, is]) => was?.[name] !== is?.[name]),
  );
  return (edited && noteKinds[edited].edits) ?? 'about';
};
