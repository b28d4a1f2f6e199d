import type { StorageFault } from '#store/backup.ts';
import type { StorageTrouble } from '#store/table.ts';

/**
 * The database does not open. Mostly a tab with an older version of this app has it open, and it cannot be upgraded
 * until that tab closes.
 */
export class BlockedError extends Error {}

/** The stored game is not the one that this tab saved last: another tab has gone on with it. */
export class ContestedError extends Error {}

/** The kind of trouble for an error of the database. */
export const troubleOf = (error: unknown): StorageTrouble => {
  if (error instanceof BlockedError) return 'blocked';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'full' : 'denied';
};

/**
 * Why a back-up ended early. `failed` is an error that does not come from storage: a fault of this program, or too
 * little memory.
 */
export const backupTroubleOf = (error: unknown): StorageFault | 'failed' => {
  if (troubleOf(error) === 'full') return 'full';
  return error instanceof BlockedError || error instanceof DOMException ? 'unreachable' : 'failed';
};
