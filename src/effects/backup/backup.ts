/** Saves everything kept in this browser as one file: a zip, made game by game, so that the page stays responsive. */
import { Zip, ZipDeflate } from 'fflate';
import { fail, ok } from '#kernel/result.ts';
import type { Backup, MadeBackup } from '#store/backup.ts';
import type { Database } from '../storage/database-connection.ts';
import { journalKey } from '../storage/journal.ts';
import { writeSitting } from '../storage/sitting-write.ts';
import { backupTroubleOf } from '../storage/storage-trouble.ts';
import { yieldToPage } from '../storage/yield-to-page.ts';
import {
  asJson,
  backupVersion,
  fileNameAt,
  HEAD,
  LESSONS,
  localTexts,
  nameIn,
  UnwritableError,
} from './backup-format.ts';
import { type BackupContext, isWhole, type StoredGame, storedGames } from './games-for-backup.ts';
import { lessonsText } from './lessons-in-backup.ts';
import { restoreInto } from './restore.ts';

/**
 * Sizes of a step: how many games are read together, and how many bytes are packed. The last is how many bytes are
 * gathered before they become a Blob, which the browser may put on its disk.
 */
const [GAMES, PIECE, GATHERED] = [20, 0x20000, 0x400000] as const;
/** How many entries a zip has room for. */
const ENTRIES = 0xffff;
/** The first and last dates that a zip can hold, in milliseconds. */
const [FIRST, LAST] = [new Date(1980, 0, 2).getTime(), new Date(2099, 0, 1).getTime()] as const;

/** A zip that is being written. */
const zipAt = (nowMs: number) => {
  const parts: Blob[] = [];
  let [pieces, gathered]: [Uint8Array<ArrayBuffer>[], number] = [[], 0];
  const put = (): void => {
    parts.push(new Blob(pieces));
    [pieces, gathered] = [[], 0];
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
    gathered += piece.length;
    if (gathered >= GATHERED) put();
  });
  const pause = yieldToPage();
  return {
    add: async (name: string, bytes: Uint8Array): Promise<void> => {
      // A small entry needs no compression table for a large file.
      const file = new ZipDeflate(name, { level: 6, mem: bytes.length < PIECE ? 3 : 8 });
      file.mtime = Math.min(Math.max(nowMs, FIRST), LAST);
      zip.add(file);
      for (let at = 0; at === 0 || at < bytes.length; at += PIECE) {
        file.push(bytes.slice(at, at + PIECE), at + PIECE >= bytes.length);
        await pause();
      }
    },
    end: (): Blob => {
      zip.end();
      put();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
};

const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/**
 * The backup entries of a game: its text, or the raw row if it cannot be read whole. A journal entry is added if the
 * text does not cover it.
 */
const entriesOf = (
  { games, storage }: BackupContext,
  { id, row, entry, text: read, sitting }: StoredGame,
): readonly (readonly [name: string, bytes: Uint8Array])[] => {
  const game = sitting && games.of({ game: sitting.match.gameId })?.game;
  const made: [string, Uint8Array][] = [];
  const isRead = sitting !== undefined && game !== undefined && isWhole(read, sitting);
  if (isRead) made.push([nameIn('games', id), bytesOf(writeSitting(game, sitting))]);
  if (row !== undefined && (!isRead || games.read(row) === undefined))
    made.push([nameIn('unreadable', id), bytesOf({ where: 'database', row: asJson(row) })]);
  const text = storage?.getItem(journalKey + id) ?? null;
  if (text !== null && (!isRead || games.read(entry) === undefined))
    made.push([nameIn('unreadable', `${id}~journal`), bytesOf({ where: 'journal', id, text })]);
  return made;
};

const idsIn = async (
  db: Database,
  journal: BackupContext['journal'],
): Promise<readonly string[]> => [
  ...new Set([...(await db.getAllKeys('sittings')), ...journal.ids()]),
];

class CancelledError extends Error {}
class TooManyError extends Error {}

const makeFrom = async (
  context: BackupContext,
  nowMs: number,
  { signal, listener }: Parameters<Backup['make']>[1],
): Promise<MadeBackup> => {
  const { connection, journal, storage } = context;
  // Journal entries that cannot be put into the database now are read from the journal itself.
  await context.recovered().catch(() => {});
  const [ids, sources] = await connection.use((db) =>
    Promise.all([idsIn(db, journal), db.getAllKeys('sources')]),
  );
  const lessons = await lessonsText(context);
  const texts = [
    ...localTexts.map(([name, key]) => [name, storage?.getItem(key) ?? null] as const),
    [LESSONS, lessons] as const,
  ].flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  // Each journal entry may become an entry of its own.
  if (ids.length + journal.ids().length + sources.length > ENTRIES - texts.length - 1)
    throw new TooManyError('a zip has no room for so many games');
  const zip = zipAt(nowMs);
  const counts = { games: ids.length, sources: sources.length };
  await zip.add(
    HEAD,
    bytesOf({ version: backupVersion, madeAt: new Date(nowMs).toISOString(), counts }),
  );
  for (const [name, text] of texts) await zip.add(name, new TextEncoder().encode(text));
  const unsaved: string[] = [];
  for (let from = 0; from < ids.length; from += GAMES) {
    listener({ done: from, of: ids.length });
    const some = ids.slice(from, from + GAMES);
    for (const stored of await connection.use((db) => storedGames(context, db, some))) {
      if (signal.aborted) throw new CancelledError('cancelled');
      try {
        for (const [name, bytes] of entriesOf(context, stored)) await zip.add(name, bytes);
      } catch (error) {
        if (!(error instanceof UnwritableError)) throw error;
        unsaved.push(stored.id);
      }
    }
  }
  listener({ done: ids.length, of: ids.length });
  for (const id of sources) {
    const bytes = await connection.use((db) => db.get('sources', id));
    if (signal.aborted) throw new CancelledError('cancelled');
    if (bytes !== undefined) await zip.add(nameIn('sources', id), bytes);
  }
  return {
    name: fileNameAt(nowMs),
    file: zip.end(),
    games: ids.length - unsaved.length,
    unsaved,
  };
};

/** Makes and restores back-ups. */
export const backupOf = (context: BackupContext): Backup => ({
  make: async (nowMs, watch) => {
    try {
      return ok(await makeFrom(context, nowMs, watch));
    } catch (error) {
      if (error instanceof CancelledError) return fail({ code: 'cancelled', place: '' });
      if (error instanceof TooManyError) return fail({ code: 'too-many', place: '' });
      return fail({ code: backupTroubleOf(error), place: '' });
    }
  },
  restore: restoreInto(context),
});
