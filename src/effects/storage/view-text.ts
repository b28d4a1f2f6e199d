/** The view and picks of a game, stored separately so that selecting a piece does not write the match again. */
import * as v from 'valibot';
import type { KeptSitting } from '#store/table.ts';
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

/** The view of a game as it is stored, with the revision of the match that it belongs to. */
export type ViewText = v.InferOutput<typeof viewSchema>;

/** Writes the view and picks of a sitting as plain data. */
export const writeView = (sitting: KeptSitting): ViewText => ({
  version: 1,
  id: sitting.id,
  matchRevision: sitting.matchRevision,
  revision: sitting.revision,
  changedAtMs: sitting.changedAtMs,
  looking: sitting.viewed,
  picked: sitting.picked,
  flipped: sitting.flipped,
});

/** Reads a stored view; undefined if the value is none. */
export const readView = (stored: unknown): ViewText | undefined => {
  const read = v.safeParse(viewSchema, stored);
  return read.success ? read.output : undefined;
};

/**
 * A sitting with its last view applied. It is unchanged if the view belongs to another revision of the match, or is no
 * later.
 */
export const seenAs = (sitting: KeptSitting, view: ViewText | undefined): KeptSitting => {
  if (view?.matchRevision !== sitting.matchRevision || view.revision <= sitting.revision)
    return sitting;
  const { revision, changedAtMs, looking, picked, flipped } = view;
  const isThere = looking === null || sitting.match.record.nodes[looking] !== undefined;
  return { ...sitting, revision, changedAtMs, viewed: isThere ? looking : null, picked, flipped };
};
