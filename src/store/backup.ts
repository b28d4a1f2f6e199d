/** Everything that is kept here as one file, and back: what a page asks of it. */
import type { Result } from '#kernel/result.ts';

/** How far it is, in games. */
export interface BackupProgress {
  readonly done: number;
  readonly of: number;
}

/** How its progress is reported, and how it is cancelled. */
export interface BackupWatch {
  readonly signal: AbortSignal;
  readonly listener: (at: BackupProgress) => void;
}

/** Why storage was of no use: it is full, or cannot be reached. */
export type StorageFault = 'full' | 'unreachable';

/**
 * Why there is no back-up, or nothing of one came back, and where in it: the file is no zip, its end is missing, it is
 * damaged, it is a zip of something else, or a newer version of the app wrote it; or there are more entries than a zip has room for.
 * `failed` is an error that neither the file nor storage is to blame for.
 */
export interface BackupFault {
  readonly code:
    | 'no-zip'
    | 'cut-off'
    | 'damaged'
    | 'no-backup'
    | 'newer'
    | 'too-many'
    | 'cancelled'
    | 'failed'
    | StorageFault;
  /** The name of an entry; empty where it is the whole. */
  readonly place: string;
}

/** A back-up that was made. */
export interface MadeBackup {
  /** A name for the file, with the day on the wall. */
  readonly name: string;
  readonly file: Blob;
  readonly games: number;
  /** The ids of what is stored in a form that no text can hold. */
  readonly unsaved: readonly string[];
}

/** What came back. */
export interface Restored {
  readonly added: number;
  /** How many were here already. */
  readonly here: number;
  /** The names of entries that could not be read. */
  readonly unread: readonly string[];
  /** The names of entries that are larger than anything this app writes, and were not read. */
  readonly tooLarge: readonly string[];
  /** Whether all was read, and if not, why: what came in until then stays. */
  readonly end: 'done' | 'cancelled' | 'unreadable' | 'failed' | StorageFault;
}

/** Saves everything as one file, and brings it back. */
export interface Backup {
  /** Makes a back-up at an instant in milliseconds. */
  readonly make: (nowMs: number, watch: BackupWatch) => Promise<Result<MadeBackup, BackupFault>>;
  /** Brings back what a file has and this browser has not; the game of that id, on the table, is never touched. */
  readonly restore: (
    file: Blob,
    onTable: string,
    watch: BackupWatch,
  ) => Promise<Result<Restored, BackupFault>>;
}
