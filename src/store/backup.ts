/** The interface between the page and back-ups: saving everything kept here as one file, and restoring it. */
import type { Result } from '#kernel/result.ts';

/** How far a back-up or a restore is, counted in games. */
export interface BackupProgress {
  readonly done: number;
  readonly of: number;
}

/** How a back-up or a restore reports its progress, and how it is cancelled. */
export interface BackupWatch {
  readonly signal: AbortSignal;
  readonly listener: (at: BackupProgress) => void;
}

/** Why storage could not be used: it is full, or cannot be reached. */
export type StorageFault = 'full' | 'unreachable';

/**
 * Why a back-up could not be made or read, and at which entry. The codes: `no-zip`, the file is no zip; `cut-off`, its
 * end is missing; `damaged`; `no-backup`, it is a zip of something else; `newer`, a newer version of the app wrote it;
 * `too-many`, there are more entries than a zip has room for; `cancelled`, the user stopped it. `failed` is an error
 * that neither the file nor storage is to blame for.
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
  /** The name of the entry; empty if the fault concerns the whole file. */
  readonly place: string;
}

/** A back-up that was made. */
export interface MadeBackup {
  /** A name for the file, with the day by the wall clock. */
  readonly name: string;
  readonly file: Blob;
  readonly games: number;
  /** The ids of games stored in a form that no text can hold. */
  readonly unsaved: readonly string[];
}

/** The result of a restore. */
export interface Restored {
  readonly added: number;
  /** How many games were here already. */
  readonly here: number;
  /** The names of entries that could not be read. */
  readonly unread: readonly string[];
  /** The names of entries that are larger than anything this app writes, and were not read. */
  readonly tooLarge: readonly string[];
  /** Whether everything was read, and if not, why. Games added before the end stay. */
  readonly end: 'done' | 'cancelled' | 'unreadable' | 'failed' | StorageFault;
}

/** Saves everything as one file, and restores it. */
export interface Backup {
  /** Makes a back-up at an instant in milliseconds. */
  readonly make: (nowMs: number, watch: BackupWatch) => Promise<Result<MadeBackup, BackupFault>>;
  /** Restores the games that a file has and this browser has not. The game with the id `onTable` is never touched. */
  readonly restore: (
    file: Blob,
    onTable: string,
    watch: BackupWatch,
  ) => Promise<Result<Restored, BackupFault>>;
}
