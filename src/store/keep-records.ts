/** Keeps many records together among the waiting games. */
import type { GameRecord } from '#record/record.ts';
import { refresh } from './game-list.ts';
import { knownAs, openedGames } from './known-records.ts';
import { packFor } from './pack-for.ts';
import { openedSitting } from './sittings.ts';
import { summaryOf } from './summary.ts';
import type { Source, Table } from './table.ts';

/** A game of a file that is to be kept. */
export interface OpenedGame {
  readonly record: GameRecord;
  readonly source: Source;
  readonly file?: Blob;
}

/**
 * Keeps records among the waiting games as they come, without touching the table, until `mayGoOn` returns false. A record
 * that is kept already, as it is, is not kept a second time. Returns how many of them are kept now, and calls `listener`
 * for each with the id of its game, and whether that was kept before. If one cannot be kept it rejects with the reason and
 * removes those already kept: they would fill the storage that the game on the table needs.
 */
export const keepRecords = async (
  table: Table,
  opened: AsyncIterable<OpenedGame>,
  mayGoOn: () => boolean,
  listener: (source: Source, id: string, wasKept: boolean) => void = () => {},
): Promise<number> => {
  const { kept: games, forget: forgetKept } = table.ports;
  const kept: string[] = [];
  let known = 0;
  let failed = true;
  try {
    const coming = games.keepNew();
    const among = [...(await openedGames(table))];
    // Lists show the latest change first. Each game gets a time one millisecond before the previous one, so that they
    // are listed in the order of their file.
    const nowMs = table.ports.now();
    for await (const { record, source, file } of opened) {
      if (!mayGoOn()) break;
      const pack = await packFor(table, record.gameId);
      const sitting = openedSitting(table, pack, record, source);
      const same = await knownAs(table, among, sitting);
      if (same !== undefined && !same.edited) {
        known += 1;
        listener(source, same.id, true);
        continue;
      }
      among.push(summaryOf(pack.game, sitting));
      const changedAtMs = nowMs - kept.length;
      kept.push(sitting.id);
      await coming.add({ ...sitting, changedAtMs, revision: 1, matchRevision: 1 }, file);
      listener(source, sitting.id, false);
    }
    await coming.end();
    failed = false;
  } finally {
    if (failed) for (const id of kept) await forgetKept(id).catch(() => {});
    await refresh(table).catch(() => {});
  }
  return kept.length + known;
};
