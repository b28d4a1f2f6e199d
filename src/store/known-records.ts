/** Finds the kept game that was opened from the same record, so that a record opened twice is kept once. */
import { fingerprintOf } from '#record/fingerprint.ts';
import { packFor } from './pack-for.ts';
import { summaryOf } from './summary.ts';
import type { GameSummary, KeptSitting, Table } from './table.ts';

/** How many summaries are read in one go: a number that takes no noticeable time. */
const TOGETHER = 400;

/** The summaries of all games that were opened from files; empty where storage cannot be reached. */
export const openedGames = async ({ ports }: Table): Promise<readonly GameSummary[]> => {
  const opened: GameSummary[] = [];
  const read = async (after?: GameSummary): Promise<void> => {
    const some = await ports.kept.list(after, TOGETHER);
    opened.push(...some.filter(({ origin }) => origin === 'opened'));
    if (some.length === TOGETHER) await read(some.at(-1));
  };
  await read().catch(() => {});
  return opened;
};

/**
 * The one of some games that was opened from the same record as a sitting, if there is one; rather one that was not edited
 * since. A game of an older version has no fingerprint: it is read, where its line in the list is the same.
 */
export const knownAs = async (
  table: Table,
  among: readonly GameSummary[],
  opened: KeptSitting,
): Promise<GameSummary | undefined> => {
  const { record } = opened.match;
  const { game } = await packFor(table, record.gameId);
  const fingerprint = fingerprintOf(game, record);
  const same = among.filter(({ source }) => source?.fingerprint === fingerprint);
  const whole = same.find(({ edited }) => !edited);
  if (whole !== undefined) return whole;
  const older = among.filter(({ source }) => source?.fingerprint === undefined);
  if (older.length === 0) return same[0];
  const lineOf = ({ position, plies, names }: GameSummary): string =>
    [position, plies, ...names].join('\n');
  const line = lineOf(summaryOf(game, opened));
  for (const one of older) {
    const kept = lineOf(one) === line ? await table.ports.kept.load(one.id) : undefined;
    if (kept !== undefined && fingerprintOf(game, kept.match.record) === fingerprint) return one;
  }
  return same[0];
};
