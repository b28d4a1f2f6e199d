/** Reads the agreement of a stored sitting: clocks, terms, and proposals that wait for an answer. */
import * as v from 'valibot';
import { stopClock, type TimeControl } from '#match/clock.ts';
import { isControl } from '#match/clock-kinds.ts';
import type { RefereeState } from '#match/terms.ts';

const seat = v.picklist([0, 1]);
const ms = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const span = v.pipe(v.number(), v.finite(), v.minValue(0));

const pair = <T extends v.GenericSchema>(one: T) => v.pipe(v.tuple([one, one]), v.readonly());

const controlSchema = v.custom<TimeControl>(isControl);

const allowanceSchema = v.object({ mainMs: span, periods: count, periodMs: span, moves: count });

const clockSchema = v.object({
  controls: pair(controlSchema),
  start: pair(allowanceSchema),
  left: pair(allowanceSchema),
  seat,
  spentMs: span,
  sinceMs: v.nullable(ms),
});

const clocks = v.nullable(pair(controlSchema));

const offerSchema = v.object({
  seat,
  // May also be a claim of any game: one that the game does not have is dropped when it is answered.
  what: v.string(),
  clock: v.exactOptional(v.object({ controls: clocks, words: v.string() })),
});

const foulSchema = v.object({
  seat,
  rule: v.string(),
  node: v.nullable(count),
  move: v.string(),
});

/** A resignation that can still be undone, as it is stored. */
export const resignedSchema = v.object({
  atMs: ms,
  offer: v.nullable(offerSchema),
  foul: v.nullable(foulSchema),
  sealing: v.boolean(),
});

/** An agreement as it is stored. */
export const refereeStateSchema = v.object({
  terms: v.object({
    strictness: v.picklist(['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any']),
    takebacks: v.picklist(['free', 'ask', 'off']),
    agreedDraw: v.boolean(),
    clock: clocks,
    replayClock: v.picklist(['remaining', 'fresh']),
  }),
  clock: v.nullable(clockSchema),
  paused: v.nullable(
    v.union([
      v.picklist(['consent', 'left', 'aside', 'adjourned']),
      v.object({ gapMs: span, offer: v.nullable(offerSchema) }),
    ]),
  ),
  offer: v.nullable(offerSchema),
  declined: v.optional(v.pipe(v.array(offerSchema), v.readonly()), []),
  foul: v.nullable(foulSchema),
  warnings: pair(count),
  /** Absent unless another clock was agreed on, and in all sittings of older versions. */
  clockChanges: v.exactOptional(
    v.pipe(v.array(v.object({ after: v.nullable(count), clock: clocks })), v.readonly()),
  ),
  sealed: v.nullable(v.string()),
  sealing: v.boolean(),
});

/**
 * The state after the page went away: a clock that still ran is stopped at the last instant at which it is known to
 * have run.
 */
export const asLeft = (state: RefereeState, knownMs: number): RefereeState => {
  const { clock } = state;
  if (clock === null || clock.sinceMs === null) return state;
  return { ...state, paused: 'left', clock: stopClock(clock, Math.max(clock.sinceMs, knownMs)) };
};
