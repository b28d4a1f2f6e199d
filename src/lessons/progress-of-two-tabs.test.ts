import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterDone,
  afterMove,
  afterReset,
  afterUndoneReset,
  bestOf,
  isSame,
  merged,
  type Progress,
} from './progress.ts';
import type { Done } from './state.ts';

const gold = { stage: 'gold', level: 'back' };
const rook = { stage: 'rook', level: 'lines' };

/** One step of a learner in one of two tabs. */
type Step =
  | { readonly is: 'done'; readonly level: typeof gold; readonly done: Done }
  | { readonly is: 'reset'; readonly levels: readonly (typeof gold)[] }
  | { readonly is: 'undo' };

/** A tab: its progress, and the last reset that it can undo. */
interface Tab {
  readonly progress: Progress;
  readonly reset: Progress | null;
}

const after = ({ progress, reset }: Tab, step: Step): Tab => {
  if (step.is === 'done') return { progress: afterDone(progress, step.level, step.done), reset };
  if (step.is === 'reset') return afterReset(progress, step.levels);
  return reset === null
    ? { progress, reset }
    : { progress: afterUndoneReset(progress, reset), reset: null };
};

const levels = fc.constantFrom(gold, rook);
const done = fc.record({
  is: fc.constant('done' as const),
  level: levels,
  done: fc.record({
    stars: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    took: fc.integer({ min: 1, max: 9 }),
  }),
});
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: done },
    fc.record({ is: fc.constant('reset' as const), levels: fc.subarray([gold, rook]) }),
    fc.record({ is: fc.constant('undo' as const) }),
  ),
  { maxLength: 8 },
);
const empty: Tab = { progress: {}, reset: null };
const progressAfter = (path: readonly Step[], from = empty): Progress =>
  path.reduce(after, from).progress;

test('two tabs agree on every level, whatever was done, reset and undone in each, and in whatever order they meet', () => {
  fc.assert(
    fc.property(steps, steps, steps, (first, second, third) => {
      const [a, b, c] = [first, second, third].map((path) => progressAfter(path));
      if (a === undefined || b === undefined || c === undefined) throw new Error('three tabs');
      expect(isSame(merged(a, b), merged(b, a))).toBe(true);
      expect(isSame(merged(merged(a, b), c), merged(a, merged(b, c)))).toBe(true);
      expect(isSame(merged(merged(a, b), b), merged(a, b))).toBe(true);
    }),
  );
});

test('the best result that any tab had stays where nothing was reset', () => {
  const both = fc.array(done, { maxLength: 8 });
  fc.assert(
    fc.property(both, both, (first, second) => {
      const together = merged(progressAfter(first), progressAfter(second));
      expect(isSame(together, progressAfter([...first, ...second]))).toBe(true);
    }),
  );
});

test('a learner who goes from tab to tab, each following the other, has the progress of one tab', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.oneof(done, done)), { maxLength: 8 }),
      (path) => {
        let [here, there, alone] = [empty, empty, empty];
        for (const [inOther, step] of path) {
          if (inOther) [here, there] = [there, here];
          here = after(after(after(here, { is: 'reset', levels: [gold] }), { is: 'undo' }), step);
          alone = after(alone, step);
          there = { ...there, progress: merged(there.progress, here.progress) };
        }
        for (const level of [gold, rook])
          for (const { progress } of [here, there])
            expect(bestOf(progress, level)).toEqual(bestOf(alone.progress, level));
      },
    ),
  );
});

test('results of one learner go to another without loss, and do not come back from an old tab', () => {
  fc.assert(
    fc.property(steps, steps, (first, second) => {
      const [old, other] = [progressAfter(first), progressAfter(second)];
      const { from, to } = afterMove(old, other);
      for (const level of [gold, rook]) {
        expect(bestOf(merged(from, old), level)).toBeNull();
        const best = [bestOf(old, level), bestOf(other, level)].flatMap((one) => one ?? []);
        const stars = best.map((one) => one.stars);
        expect(bestOf(to, level)?.stars).toBe(best.length === 0 ? undefined : Math.max(...stars));
      }
    }),
  );
});
