/**
 * The journal: the last changes, in local storage, which is synchronous. A closing tab cannot wait for a database, so
 * each change is written here first. The last unfinished games stay here even when the database has them, because a
 * browser may throw a database away.
 */
import { parseStored } from '../settings/local-storage.ts';
import { fieldOf } from './field-of.ts';
import { type InPlay, laterInPlay, readInPlay } from './in-play.ts';
import type { SittingText } from './sitting-read.ts';
import type { ViewText } from './view-text.ts';

/** The key of a game's entry in local storage is this, followed by the id of the game. */
export const journalKey = 'shogi-table/journal/';
const VIEW = 'shogi-table/view/';
const KEPT = 'shogi-table/kept';
const IN_PLAY = 'shogi-table/in-play';
/**
 * How many games that the database has too stay here, and how many characters of them in all: local storage has room
 * for 5 MB.
 */
const GAMES = 12;
const CHARACTERS = 1_000_000;

/** The entries of the journal, by the id of their sitting. */
export interface Journal {
  /** Writes an entry over the one before; false where storage is full or not allowed. */
  readonly write: (text: SittingText) => boolean;
  /** The last revision that this tab has written, even if its entry is gone. */
  readonly written: (id: string) => number | undefined;
  /** Writes the view and picks of a game. A failure does no harm. */
  readonly writeView: (view: ViewText) => void;
  /** The last view and picks of a game, as stored. */
  readonly readView: (id: string) => unknown;
  /** Notes which game is in play, at an instant. */
  readonly noteInPlay: (id: string, atMs: number) => void;
  /** The game that was in play last, as noted by this tab, or by another tab later. */
  readonly inPlay: () => InPlay | undefined;
  /** The entry as it was written; undefined if there is none or it is not JSON. */
  readonly read: (id: string) => unknown;
  /**
   * Notes that the database has a revision. The entry of a finished game is then deleted; of the others the oldest go
   * when there are too many.
   */
  readonly settle: (id: string, revision: number, over: boolean) => void;
  /** Deletes an entry. */
  readonly forget: (id: string) => void;
  /** Deletes an entry if this tab was the last to write it. */
  readonly forgetOwn: (id: string) => void;
  readonly ids: () => readonly string[];
  /** Whether a game may have been kept here before. Without local storage this is not known, and true. */
  readonly mayHaveKept: () => boolean;
  /** Whether a database has ever stored a game from here. */
  readonly hadDatabase: () => boolean;
}

/** The journal in a storage; it keeps nothing if storage is not allowed. */
export const openJournal = (storage: Storage | null): Journal => {
  const get = (key: string): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const set = (key: string, text: string): boolean => {
    try {
      storage?.setItem(key, text);
      return storage !== null;
    } catch {
      return false;
    }
  };
  const remove = (key: string): void => {
    try {
      storage?.removeItem(key);
    } catch {
      // Forbidden: then it was not written either.
    }
  };
  const read = (id: string): unknown => parseStored(get(journalKey + id));

  /** The last change that this tab has written of each game, by id, so that a new entry need not be read again. */
  const written = new Map<string, Pick<SittingText, 'revision' | 'changedAtMs'>>();
  /** The ids of entries that the database has too, in the order in which they were settled. */
  const settled = new Set<string>();

  const strike = (id: string): void => {
    settled.delete(id);
    for (const kind of [journalKey, VIEW]) remove(kind + id);
  };

  const prune = (): void => {
    let characters = 0;
    for (const [i, id] of [...settled].reverse().entries()) {
      characters += get(journalKey + id)?.length ?? 0;
      if (i >= GAMES || characters > CHARACTERS) strike(id);
    }
  };

  /**
   * Moves an entry that this version cannot read to a key of its own, so that it is not overwritten. False if that
   * failed.
   */
  const spare = (id: string, { version, game }: SittingText): boolean => {
    const there = get(journalKey + id);
    const entry = parseStored(there);
    const isOurs = fieldOf(entry, 'version') === version && fieldOf(entry, 'game') === game;
    if (there === null || isOurs) return true;
    let n = 1;
    while (get(`${journalKey}${id}~${n}`) !== null) n += 1;
    return set(`${journalKey}${id}~${n}`, there);
  };

  let noted: InPlay | undefined;
  const inPlay = (): InPlay | undefined =>
    laterInPlay(noted, readInPlay(parseStored(get(IN_PLAY))));

  return {
    read,
    noteInPlay: (id, atMs) => {
      const before = inPlay();
      if (before?.id === id) return;
      noted = { id, atMs: Math.max(atMs, (before?.atMs ?? 0) + 1) };
      set(IN_PLAY, JSON.stringify(noted));
    },
    inPlay,
    written: (id) => written.get(id)?.revision,
    writeView: (view) => void set(VIEW + view.id, JSON.stringify(view)),
    readView: (id) => parseStored(get(VIEW + id)),
    write: (text) => {
      if (!written.has(text.id) && !spare(text.id, text)) return false;
      const entry = JSON.stringify(text);
      if (get(KEPT) === null) set(KEPT, 'yes');
      settled.delete(text.id);
      while (!set(journalKey + text.id, entry)) {
        const [oldest] = settled;
        if (oldest === undefined) return false;
        strike(oldest);
      }
      // The view is now part of the entry.
      remove(VIEW + text.id);
      written.set(text.id, { revision: text.revision, changedAtMs: text.changedAtMs });
      return true;
    },
    settle: (id, revision, over) => {
      if (get(KEPT) !== 'database') set(KEPT, 'database');
      if ((written.get(id)?.revision ?? Number(fieldOf(read(id), 'revision') ?? 0)) > revision)
        return;
      if (over || get(journalKey + id) === null) return strike(id);
      settled.delete(id);
      settled.add(id);
      prune();
    },
    forget: strike,
    forgetOwn: (id) => {
      const [entry, own] = [read(id), written.get(id)];
      const isOwn = (['revision', 'changedAtMs'] as const).every(
        (field) => own?.[field] === fieldOf(entry, field),
      );
      if (isOwn) strike(id);
    },
    ids: () => {
      try {
        return Object.keys(storage ?? {})
          .filter((key) => key.startsWith(journalKey))
          .map((key) => key.slice(journalKey.length));
      } catch {
        return [];
      }
    },
    mayHaveKept: () => storage === null || get(KEPT) !== null,
    hadDatabase: () => get(KEPT) === 'database',
  };
};
