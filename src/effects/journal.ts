/**
 * The journal: what changed last, in local storage, which is synchronous. A closing tab waits for no database, so each
 * change is written here first and struck out once the database has it.
 */
import type { SittingText } from './sitting-read.ts';

const ENTRY = 'shogi-table/journal/';
const KEPT = 'shogi-table/kept';

/** Entries by the id of their sitting. */
export interface Journal {
  readonly write: (text: SittingText) => void;
  /** The entry as it was written; undefined when there is none or it cannot be read. */
  readonly read: (id: string) => unknown;
  /** Strikes an entry, unless a later revision has been written over it. */
  readonly strike: (id: string, revision: number) => void;
  readonly ids: () => readonly string[];
  /** Whether a game was ever kept here; without local storage nobody knows, and it may be. */
  readonly mayHaveKept: () => boolean;
}

const parse = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const revisionOf = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'revision' in entry ? Number(entry.revision) : 0;

/** The journal in a storage; one that keeps nothing where storage is not allowed. */
export const openJournal = (storage: Storage | null): Journal => {
  const read = (id: string): unknown => parse(storage?.getItem(ENTRY + id));
  return {
    read,
    write: (text) => {
      try {
        storage?.setItem(KEPT, 'yes');
        storage?.setItem(ENTRY + text.id, JSON.stringify(text));
      } catch {
        // Full or forbidden: the database is the one that counts, and reports.
      }
    },
    strike: (id, revision) => {
      if (revisionOf(read(id)) <= revision) storage?.removeItem(ENTRY + id);
    },
    ids: () =>
      Object.keys(storage ?? {})
        .filter((key) => key.startsWith(ENTRY))
        .map((key) => key.slice(ENTRY.length)),
    mayHaveKept: () => storage === null || storage.getItem(KEPT) !== null,
  };
};
