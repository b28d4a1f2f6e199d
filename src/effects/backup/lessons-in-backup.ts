/** The progress in lessons in a back-up: the learner of the device, and the rows of the database as they are stored. */
import { afterRestore } from '#store/lesson-progress.ts';
import { learnerKey, lessonChannel, mergeRow, readRow } from '../lessons/lesson-rows.ts';
import { fieldsOf } from '../settings/local-storage.ts';
import type { Connection } from '../storage/database-connection.ts';
import { asJson, fromJson, isStoredAs, UnwritableError } from './backup-format.ts';
import type { BackupContext } from './games-for-backup.ts';
import { bringText } from './restore-local-storage.ts';

/** The version that is written. */
const version = 1;

/** The row as JSON; null where a newer version has stored what no text can hold. */
const written = (row: unknown): unknown => {
  try {
    return asJson(row);
  } catch (error) {
    if (error instanceof UnwritableError) return null;
    throw error;
  }
};

/** The text of the entry; null where nobody has begun with lessons. */
export const lessonsText = async ({
  connection,
  storage,
}: Pick<BackupContext, 'connection' | 'storage'>): Promise<string | null> => {
  const rows = await connection.use((db) => db.getAll('lessons'));
  const learner = storage?.getItem(learnerKey) ?? null;
  if (rows.length === 0 && learner === null) return null;
  return JSON.stringify({ version, learner, rows: rows.map(written) });
};

/** Adds a row, and says whether all of it is here then. A row of a newer version comes in only where none is. */
const bringRow = (connection: Connection, json: unknown): Promise<boolean> =>
  connection.use(async (db) => {
    const stored = fromJson(json);
    const row = readRow(stored);
    if (row === undefined) return false;
    const { learner, game, progress } = row;
    if (progress !== 'newer')
      return (await mergeRow(db, learner, game, progress, afterRestore)).progress !== 'newer';
    const work = db.transaction('lessons', 'readwrite');
    const there = await work.store.get([learner, game]);
    if (there === undefined) await work.store.put({ ...Object(stored), learner, game });
    await work.done;
    return there === undefined || isStoredAs(there, JSON.stringify(json));
  });

/**
 * Restores the entry, and tells this page and the other tabs. The learner comes only where nobody was asked yet. False if
 * not all of it could be read or added.
 */
export const bringLessons = async (
  { connection, storage }: Pick<BackupContext, 'connection' | 'storage'>,
  text: string,
): Promise<boolean> => {
  const fields = fieldsOf(text);
  const rows = fields?.['rows'];
  if (!Array.isArray(rows)) return false;
  let isWhole = true;
  for (const row of rows) isWhole = (await bringRow(connection, row)) && isWhole;
  const learner = fields?.['learner'];
  if (typeof learner === 'string') bringText(storage, learnerKey, learner);
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(lessonChannel);
    channel.postMessage(null);
    channel.close();
  }
  return isWhole;
};
