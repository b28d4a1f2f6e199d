/** Finds the marks of each square, in words that automation and style sheets share. */
import type { Evidence, Pick, Trace } from '#kernel/game.ts';
import type { Skin } from '../game/skin.ts';

/** A mark on a square. */
type Mark = (typeof order)[number];

const order = [
  'selected',
  'target',
  'capture',
  'drop',
  'last',
  'check',
  'exposed',
  'cause',
  'blocked',
  'escape',
] as const;

/** The facts about a position that are marked on the board. */
interface Marked {
  readonly chosen: Pick | null;
  readonly next: readonly Pick[];
  readonly last: Trace | null;
  readonly checked: readonly number[];
  readonly evidence: readonly Evidence[];
  readonly proofMarks: Skin['proofMarks'];
  readonly isEmpty: (square: number) => boolean;
}

/** The marks of each marked square, space-separated in a fixed order. */
export const marksOf = (marked: Marked): ReadonlyMap<number, string> => {
  const { chosen, next, last, checked, evidence, proofMarks, isEmpty } = marked;
  const found = new Map<number, Set<Mark>>();
  const mark = (square: number, as: Mark): void => {
    found.set(square, (found.get(square) ?? new Set()).add(as));
  };
  if (chosen?.at === 'square') mark(chosen.square, 'selected');
  // Without a chosen piece every piece that can move would be marked, which does not help the player.
  if (chosen !== null)
    for (const pick of next)
      if (pick.at === 'square')
        mark(
          pick.square,
          !isEmpty(pick.square) ? 'capture' : chosen.at === 'hand' ? 'drop' : 'target',
        );
  if (last !== null) {
    const { moved, removed, turned, appeared } = last;
    const passed = moved.flatMap(({ from, to }) => [from, to]);
    for (const square of [...passed, ...removed, ...turned, ...appeared]) mark(square, 'last');
  }
  for (const square of checked) mark(square, 'check');
  for (const one of evidence)
    if (one.show === 'square') {
      const as = proofMarks[one.as];
      if (as !== 'area') mark(one.square, as === undefined || as === 'guard' ? 'cause' : as);
    }
  return new Map(
    Array.from(found, ([square, marks]) => [
      square,
      order.filter((word) => marks.has(word)).join(' '),
    ]),
  );
};
