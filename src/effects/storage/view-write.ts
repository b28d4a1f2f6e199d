import type { Sitting } from '#store/table.ts';
import type { ViewText } from './view-text.ts';

/** Writes what is looked at and pointed at in a sitting as plain data; `view-text.ts` says how it is read. */
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
