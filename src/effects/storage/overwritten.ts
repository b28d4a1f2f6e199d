/** What a save has overwritten is put back where it is another tab's. */
import type { Sitting } from '#store/table.ts';
import { type Database, type Overwritten, savedIn } from './database-connection.ts';
import { fieldOf } from './field-of.ts';

/** Which sitting it is, and what tells its versions apart. */
export type Dated = Pick<Sitting, 'id' | 'revision' | 'changedAtMs'>;

/** Puts back what a save has overwritten and should not have, unless something else stands there by now. */
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
