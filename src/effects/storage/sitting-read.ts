/**
 * Reads a stored sitting. Its texts are those of its own game, with a version. They are read through a schema, so that
 * data from an older version or another source never breaks the screen.
 */
import * as v from 'valibot';
import type { Outcome } from '#kernel/game.ts';
import { freePlayIn, type KeptSitting } from '#store/table.ts';
import { count, type Reading, readRecord, recordEntries, seat } from './record-read.ts';
import { asLeft, refereeStateSchema, resignedSchema } from './referee-state-read.ts';
import { pickSchema, seatHelpSchema } from './stored-schemas.ts';

const outcomeSchema = v.object({
  winner: v.nullable(seat),
  by: v.string(),
  next: v.picklist(['over', 'replay']),
});

const seatingSchema = v.object({
  how: v.picklist(['side', 'teacher', 'face', 'pass']),
  cover: v.boolean(),
  marks: v.pipe(v.tuple([seatHelpSchema, seatHelpSchema]), v.readonly()),
});

const seriesSchema = v.object({
  score: v.pipe(v.tuple([v.number(), v.number()]), v.readonly()),
  games: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        names: v.pipe(v.tuple([v.string(), v.string()]), v.readonly()),
        setup: v.string(),
        outcome: outcomeSchema,
      }),
    ),
    v.readonly(),
  ),
  ladder: v.boolean(),
});

const sourceSchema = v.object({
  id: v.string(),
  name: v.string(),
  game: count,
  fingerprint: v.exactOptional(v.string()),
});

const lessonSchema = v.object({
  block: v.string(),
  game: v.string(),
  seed: v.exactOptional(count),
  first: v.exactOptional(v.nullable(count)),
  before: v.exactOptional(v.string()),
  kept: v.exactOptional(v.literal(true)),
});

/** The version that is written; a version is never used for anything else. */
export const sittingVersion = 1;

const sittingSchema = v.object({
  version: v.literal(sittingVersion),
  id: v.string(),
  game: v.string(),
  ...recordEntries,
  revision: count,
  /** Absent if it is the same as the revision. */
  matchRevision: v.fallback(v.optional(count), undefined),
  startedAtMs: v.number(),
  changedAtMs: v.number(),
  endedAtMs: v.fallback(v.optional(v.number()), undefined),
  origin: v.fallback(v.picklist(['played', 'opened']), 'played'),
  rules: v.fallback(v.record(v.string(), v.unknown()), {}),
  head: count,
  tip: count,
  outcome: v.fallback(v.nullable(outcomeSchema), null),
  /** Absent unless a resignation stands that can be undone, and in all sittings of older versions. */
  resigned: v.fallback(v.optional(resignedSchema), undefined),
  /** Absent in games that were begun, and in all sittings of older versions. */
  free: v.fallback(v.optional(v.literal(true)), undefined),
  looking: v.fallback(v.nullable(count), null),
  picked: v.fallback(v.pipe(v.array(pickSchema), v.readonly()), []),
  flipped: v.fallback(v.boolean(), false),
  agreed: v.fallback(v.optional(refereeStateSchema), undefined),
  seating: v.fallback(v.optional(seatingSchema), undefined),
  swapped: v.fallback(v.optional(v.literal(true)), undefined),
  series: v.fallback(v.optional(seriesSchema), undefined),
  source: v.fallback(v.optional(sourceSchema), undefined),
  /** Absent in all sittings of older versions, which read one that has it as a game like any other. */
  lesson: v.fallback(v.optional(lessonSchema), undefined),
});

/** A sitting as it is stored. */
export type SittingText = v.InferOutput<typeof sittingSchema>;
const outcomeOf = (outcome: v.InferOutput<typeof outcomeSchema> | null): Outcome | null => outcome;

/**
 * Reads a stored sitting; undefined if it is not one of this game, or its start cannot be read. A clock that ran is
 * stopped at its last beat.
 */
export const readSitting = (
  pack: Reading,
  stored: unknown,
  lastBeat: (id: string) => number = () => 0,
): KeptSitting | undefined => {
  const { game } = pack;
  const read = v.safeParse(sittingSchema, stored);
  if (!read.success || read.output.game !== game.id) return undefined;
  const text = read.output;
  const start = game.text.parsePosition(text.setup);
  if (!start.ok) return undefined;
  const record = readRecord(pack, text.game, text, start.value);
  const known = (id: number): boolean => record.nodes[id] !== undefined;
  const head = known(text.head) ? text.head : record.root;
  const whole = known(text.head);
  return {
    id: text.id,
    revision: text.revision,
    matchRevision: text.matchRevision ?? text.revision,
    startedAtMs: text.startedAtMs,
    changedAtMs: text.changedAtMs,
    ...(text.endedAtMs !== undefined && { endedAtMs: text.endedAtMs }),
    origin: text.origin,
    match: {
      gameId: text.game,
      rules: { ...game.rules, ...text.rules },
      record,
      head,
      tip: whole && known(text.tip) ? text.tip : head,
      outcome: whole ? outcomeOf(text.outcome) : null,
      ...(whole && text.resigned && { resigned: text.resigned }),
      // Older versions did not write `free`. An opened record is no game, so it is free. For others it is not known,
      // and only looking back is safe.
      ...((text.free || text.origin === 'opened') && freePlayIn(pack)),
      ...(whole &&
        text.agreed && {
          refereeState: asLeft(text.agreed, Math.max(text.changedAtMs, lastBeat(text.id))),
        }),
    },
    viewed: text.looking !== null && known(text.looking) ? text.looking : null,
    picked: whole ? text.picked : [],
    flipped: text.flipped,
    ...(text.seating && { seating: text.seating }),
    ...(text.swapped && { swapped: text.swapped }),
    ...(text.series && { series: text.series }),
    ...(text.source && { source: text.source }),
    ...(text.lesson && { lesson: text.lesson }),
  };
};
