/** What is looked at and pointed at in a game, kept apart from it: taking up a piece does not write the match again. */
import * as v from 'valibot';
import type { Sitting } from '#store/table.ts';
import { pickSchema } from './stored-schemas.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const viewSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  matchRevision: count,
  revision: count,
  changedAtMs: v.number(),
  looking: v.nullable(count),
  picked: v.pipe(v.array(pickSchema), v.readonly()),
  flipped: v.boolean(),
});

/** The view of a game as it is kept, and the revision of the match that it is of. */
export type ViewText = v.InferOutput<typeof viewSchema>;

/** Writes what is looked at and pointed at in a sitting as plain data. */
export const writeView = (sitting: Sitting): ViewText => ({
  version: 1,
  id: sitting.id,
  matchRevision: sitting.matchRevision,
  revision: sitting.revision,
  changedAtMs: sitting.changedAtMs,
  looking: sitting.viewed,
  picked: sitting.picked,
  flipped: sitting.flipped,
});

/** Reads a stored view; undefined when it is none. */
export const readView = (stored: unknown): ViewText | undefined => {
  const read = v.safeParse(viewSchema, stored);
  return read.success ? read.output : undefined;
};

/** A sitting as it was looked at last; as it is where the view is of another match, or no later. */
export const seenAs = (sitting: Sitting, view: ViewText | undefined): Sitting => {
  if (view?.matchRevision !== sitting.matchRevision || view.revision <= sitting.revision)
    return sitting;
  const { revision, changedAtMs, looking, picked, flipped } = view;
  const isThere = looking === null || sitting.match.record.nodes[looking] !== undefined;
  return { ...sitting, revision, changedAtMs, viewed: isThere ? looking : null, picked, flipped };
};
