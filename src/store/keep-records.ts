/** Keeps many records together among the waiting games. */
import type { GameRecord } from '#record/record.ts';
import { refresh } from './game-list.ts';
import { openedSitting, packFor } from './sittings.ts';
import type { Sitting, Source, Table } from './table.ts';

/** A game of a file that is to be kept. */
export interface OpenedGame {
  readonly record: GameRecord;
  readonly source: Source;
  readonly file?: Blob;
}

/**
 * Keeps records among the waiting games as they come, without touching the table, until `mayGoOn` returns false.
 * Returns how many were kept, and calls `listener` for each. If one cannot be kept it rejects with the reason and
 * removes those already kept: they would fill the storage that the game on the table needs.
 */
export const keepRecords = async (
  table: Table,
  opened: AsyncIterable<OpenedGame>,
  mayGoOn: () => boolean,
  listener: (kept: Sitting) => void = () => {},
): Promise<number> => {
  const { kept: games, forget: forgetKept } = table.ports;
  const kept: string[] = [];
  let failed = true;
  try {
    const coming = games.keepNew();
    // Lists show the latest change first. Each game gets a time one millisecond before the previous one, so that they
    // are listed in the order of their file.
    const nowMs = table.ports.now();
    for await (const { record, source, file } of opened) {
      if (!mayGoOn()) break;
      const sitting = openedSitting(table, await packFor(table, record.gameId), record, source);
      const changedAtMs = nowMs - kept.length;
      kept.push(sitting.id);
      await coming.add({ ...sitting, changedAtMs, revision: 1, matchRevision: 1 }, file);
      listener(sitting);
    }
    await coming.end();
    failed = false;
  } finally {
    if (failed) for (const id of kept) await forgetKept(id).catch(() => {});
    await refresh(table).catch(() => {});
  }
  return kept.length;
};
