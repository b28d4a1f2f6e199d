import type { StorageFault } from '#store/backup.ts';
import type { StorageTrouble } from '#store/table.ts';

/** The database does not open, mostly because a tab with an older version of this app has it open: it cannot be brought up to date until that tab closes. */
export class BlockedError extends Error {}

/** The stored game is another than the one it was saved over: some other tab has gone on with it. */
export class ContestedError extends Error {}

/** What the matter is when the database refuses, in the words of the state. */
export const troubleOf = (error: unknown): StorageTrouble => {
  if (error instanceof BlockedError) return 'blocked';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'full' : 'denied';
};

/** Why a back-up ended early. An error that storage did not give is a fault of this program or of the memory: `failed`. */
export const backupTroubleOf = (error: unknown): StorageFault | 'failed' => {
  if (troubleOf(error) === 'full') return 'full';
  return error instanceof BlockedError || error instanceof DOMException ? 'unreachable' : 'failed';
};
