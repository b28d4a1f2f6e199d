/** Puts back a row of another tab that a save has replaced. */
import type { KeptSitting } from '#store/table.ts';
import { type Database, type Overwritten, savedIn } from './database-connection.ts';
import { fieldOf } from './field-of.ts';

/** The id of a sitting, and the fields that differ between its versions. */
export type Dated = Pick<KeptSitting, 'id' | 'revision' | 'changedAtMs'>;

/** Puts back a row that a save should not have replaced, unless another row stands there by now. */
export const putBack = async (
  db: Database,
  { row, summary, beatMs }: Overwritten,
  over: Dated,
): Promise<void> => {
  const work = db.transaction(savedIn, 'readwrite');
  const rows = work.objectStore('sittings');
  const there = await rows.get(row.id);
  const done: unknown[] = [work.done];
  const isStill = (['revision', 'changedAtMs'] as const).every(
    (field) => fieldOf(there, field) === over[field],
  );
  if (isStill) {
    const summaries = work.objectStore('summaries');
    done.push(rows.put(row));
    done.push(summary === undefined ? summaries.delete(row.id) : summaries.put(summary));
    if (beatMs !== undefined) done.push(work.objectStore('beats').put(beatMs, row.id));
  }
  await Promise.all(done);
};
