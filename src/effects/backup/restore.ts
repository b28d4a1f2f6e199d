/** Restores a back-up: nothing if the file is not one, otherwise every game that can be read. */
import { fail, ok, type Result } from '#kernel/result.ts';
import { digestOf } from '#record/digest.ts';
import type { Backup, BackupFault, BackupWatch, Restored } from '#store/backup.ts';
import { fieldOf } from '../storage/field-of.ts';
import { journalKey } from '../storage/journal.ts';
import { backupTroubleOf } from '../storage/storage-trouble.ts';
import { yieldToPage } from '../storage/yield-to-page.ts';
import {
  backupVersion,
  type Folder,
  fromJson,
  HEAD,
  idIn,
  isStoredAs,
  LESSONS,
  localTexts,
  versionIn,
} from './backup-format.ts';
import { type BackupContext, isWhole } from './games-for-backup.ts';
import { bringLessons } from './lessons-in-backup.ts';
import { type Incoming, mergeGames } from './merge-games.ts';
import { bringText } from './restore-local-storage.ts';
import { LARGEST_ENTRY, type ZipEntry } from './zip-read.ts';
import { openZipReader, type ZipReader, ZipReaderError } from './zip-reader/reader.ts';

/** How many games are merged together. */
const GAMES = 20;
/** A file of more bytes is written immediately, without waiting for other games. */
const LARGE = 0x100000;

/** A back-up that was opened. */
interface Opened {
  readonly zip: ZipReader;
  readonly file: Blob;
  readonly folders: Readonly<Record<Folder, ReadonlyMap<string, ZipEntry>>>;
  readonly others: ReadonlyMap<string, ZipEntry>;
}

const open = async (zip: ZipReader, file: Blob): Promise<Result<Opened, BackupFault>> => {
  const directory = await zip.directory(file);
  if (!directory.ok) return directory;
  const folders = {
    games: new Map<string, ZipEntry>(),
    unreadable: new Map<string, ZipEntry>(),
    sources: new Map<string, ZipEntry>(),
  };
  const others = new Map<string, ZipEntry>();
  for (const entry of directory.value) {
    const found = idIn(entry.name);
    if (found === undefined) others.set(entry.name, entry);
    else folders[found[0]].set(found[1], entry);
  }
  const head = others.get(HEAD);
  if (head === undefined) return fail({ code: 'no-backup', place: HEAD });
  const version = versionIn(await zip.text(file, head));
  if (version === undefined || version < 1) return fail({ code: 'damaged', place: HEAD });
  if (version > backupVersion) return fail({ code: 'newer', place: HEAD });
  return ok({ zip, file, folders, others });
};

/** The steps that restore an opened back-up, with a tally that is right at any instant. */
const bringFrom = (
  context: BackupContext,
  { zip, file, folders, others }: Opened,
  onTable: string,
) => {
  const { games, connection, storage } = context;
  const tally = { added: 0, here: 0, unread: [] as string[], tooLarge: [] as string[] };
  const missed = ({ name, size }: ZipEntry): void => {
    tally[size > LARGEST_ENTRY ? 'tooLarge' : 'unread'].push(name);
  };
  const brought = new Set<string>();

  /** The file that a game came from; undefined if it is here already or was restored before. */
  const sourceOf = async (id: string | undefined): Promise<Incoming['source']> => {
    const entry = id === undefined ? undefined : folders.sources.get(id);
    if (id === undefined || entry === undefined || brought.has(id)) return undefined;
    brought.add(id);
    if ((await connection.use((db) => db.getKey('sources', id))) !== undefined) return undefined;
    const bytes = await zip.bytes(file, entry);
    if (bytes === undefined) missed(entry);
    return bytes && [id, bytes];
  };

  const merge = async (incoming: Incoming[]): Promise<void> => {
    if (incoming.length === 0) return;
    const { added, here } = await mergeGames(context, incoming.splice(0), onTable);
    tally.added += added;
    tally.here += here;
  };

  const bringGames = async (entries: readonly ZipEntry[]): Promise<void> => {
    const texts = await Promise.all(entries.map((entry) => zip.json(file, entry)));
    await games.fetchPacksOf(...texts);
    const pause = yieldToPage();
    const incoming: Incoming[] = [];
    for (const [i, entry] of entries.entries()) {
      const text = texts[i];
      const sitting = games.read(text);
      if (sitting === undefined || !isWhole(text, sitting)) {
        missed(entry);
        continue;
      }
      const source = await sourceOf(sitting.source?.id);
      incoming.push({ sitting, source });
      // Only one large file is held in memory.
      if (source !== undefined && source[1].length > LARGE) await merge(incoming);
      await pause();
    }
    await merge(incoming);
  };

  /** Adds an unreadable row, as it was stored. If another row has its id, it gets an id of its own. */
  const bringRow = async (id: string, row: object, text: string): Promise<boolean> =>
    connection.use(async (db) => {
      const work = db.transaction('sittings', 'readwrite');
      const there: unknown = await work.store.get(id);
      const own = there === undefined ? id : `${id}-${digestOf(text)}`;
      const isHere = isStoredAs(there, text) || (await work.store.getKey(own)) !== undefined;
      if (!isHere) await work.store.put({ ...row, id: own });
      await work.done;
      return !isHere;
    });

  /** The same for an unreadable entry of the journal. */
  const bringEntry = (id: string, text: string): boolean => {
    const there = storage?.getItem(journalKey + id) ?? null;
    const key = `${journalKey}${id}${there === null ? '' : `~${digestOf(text)}`}`;
    if (there === text || storage?.getItem(key) !== null) return false;
    storage.setItem(key, text);
    return true;
  };

  const bringUnreadable = async (entry: ZipEntry): Promise<void> => {
    const json = await zip.json(file, entry);
    const [stored, text, name] = ['row', 'text', 'id'].map((field) => fieldOf(json, field));
    const row = fromJson(stored);
    const id = fieldOf(row, 'id');
    let isAdded: boolean;
    if (typeof row === 'object' && row !== null && typeof id === 'string')
      isAdded = await bringRow(id, row, JSON.stringify(stored));
    else if (typeof name === 'string' && typeof text === 'string') isAdded = bringEntry(name, text);
    else return missed(entry);
    tally[isAdded ? 'added' : 'here'] += 1;
  };

  /** Restores files that no game names: their games may have been removed, or cannot be read. */
  const bringSources = async (): Promise<void> => {
    for (const id of folders.sources.keys()) {
      const source = await sourceOf(id);
      if (source !== undefined) await connection.use((db) => db.put('sources', source[1], id));
    }
  };

  const bringTexts = async (): Promise<void> => {
    const known: readonly string[] = [HEAD, LESSONS, ...localTexts.map(([name]) => name)];
    const strange = [...others.keys()].filter((name) => !known.includes(name));
    tally.unread.push(...strange.filter((name) => !name.endsWith('/')));
    for (const [name, key] of localTexts) {
      const entry = others.get(name);
      if (entry === undefined) continue;
      const text = await zip.text(file, entry);
      if (text === undefined || !bringText(storage, key, text)) missed(entry);
    }
    const lessons = others.get(LESSONS);
    if (lessons === undefined) return;
    const text = await zip.text(file, lessons);
    if (text === undefined || !(await bringLessons(context, text))) missed(lessons);
  };

  return { tally, bringGames, bringUnreadable, bringSources, bringTexts };
};

/** Restores all of an opened back-up. */
const bringAll = async (
  context: BackupContext,
  opened: Opened,
  onTable: string,
  { signal, listener }: BackupWatch,
): Promise<Restored> => {
  const { folders } = opened;
  const { tally, ...bring } = bringFrom(context, opened, onTable);
  const [games, others] = [[...folders.games.values()], [...folders.unreadable.values()]];
  const of = games.length + others.length;
  const restored = (end: Restored['end']): Restored => ({ ...tally, end });
  const pause = yieldToPage();
  try {
    for (let from = 0; from < games.length; from += GAMES) {
      listener({ done: from, of });
      if (signal.aborted) return restored('cancelled');
      await bring.bringGames(games.slice(from, from + GAMES));
      await pause();
    }
    for (const [i, entry] of others.entries()) {
      listener({ done: games.length + i, of });
      if (signal.aborted) return restored('cancelled');
      await bring.bringUnreadable(entry);
      await pause();
    }
    listener({ done: of, of });
    await bring.bringSources();
    await bring.bringTexts();
    return restored('done');
  } catch (error) {
    if (error instanceof ZipReaderError) return restored('unreadable');
    return restored(backupTroubleOf(error));
  }
};

/** Restores back-ups. */
export const restoreInto =
  (context: BackupContext): Backup['restore'] =>
  async (file, onTable, watch) => {
    const zip = await openZipReader();
    try {
      const opened = await open(zip, file).catch(() =>
        fail({ code: 'damaged', place: '' } as const),
      );
      return opened.ok ? ok(await bringAll(context, opened.value, onTable, watch)) : opened;
    } finally {
      zip.stop();
    }
  };
