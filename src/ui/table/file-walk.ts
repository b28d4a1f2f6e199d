/** The games of files that were chosen together, one after another. */
import { createStore } from 'zustand/vanilla';
import type { ChosenFile, KifuReader } from '#store/kifu-reader.ts';
import { dismissRemoval, resumeSitting } from '#store/sittings.ts';
import type { Sitting, Source, Table } from '#store/table.ts';
import { openedOf, putOnTable } from './opened-file.ts';

/** A game of a file that was chosen. */
interface WalkedGame {
  readonly file: ChosenFile;
  readonly number: number;
}

interface FileWalk {
  readonly games: readonly WalkedGame[];
  readonly openReader: (first: string) => Promise<KifuReader>;
  /** Whether the last step failed. */
  readonly failed: boolean;
}

/** The games to walk through; empty until several were found together. */
export const fileWalk = createStore<FileWalk>(() => ({
  games: [],
  openReader: () => Promise.reject(new Error('nothing was opened')),
  failed: false,
}));

/** The ids of the sittings of games already looked at, by file and number. They are resumed and not read a second time. */
const sittings = new Map<string, string>();

const keyOf = ({ file, number }: WalkedGame): string => `${file.id} ${number}`;

/** Begins a walk through games that were found together. Those in `kept` are resumed from storage. */
export const startWalk = (
  games: readonly WalkedGame[],
  openReader: FileWalk['openReader'],
  kept: readonly Pick<Sitting, 'id' | 'source'>[] = [],
): void => {
  sittings.clear();
  for (const { id, source } of kept)
    if (source !== undefined) sittings.set(`${source.id} ${source.game}`, id);
  fileWalk.setState({ games, openReader, failed: false });
};

/** Which of the games is the one on the table, from 0; -1 where it is none of them. */
export const placeInWalk = (games: readonly WalkedGame[], source: Source | undefined): number =>
  source === undefined
    ? -1
    : games.findIndex(({ file, number }) => file.id === source.id && number === source.game);

let isWalking = false;

const goTo = async (table: Table, there: WalkedGame): Promise<boolean> => {
  const { id } = table.store.getState().sitting;
  const isStillHere = (): boolean => table.store.getState().sitting.id === id;
  const kept = sittings.get(keyOf(there));
  if (kept !== undefined && (await resumeSitting(table, kept))) return true;
  const reader = await fileWalk.getState().openReader(table.store.getState().pack.id);
  const read = await reader.game(there.file, there.number);
  reader.stop();
  if (!read.ok) return false;
  const came = await putOnTable(table, openedOf(there.file, there.number, read.value), isStillHere);
  // Needs no notice with an undo: the game before is one step back.
  if (came) dismissRemoval(table);
  return true;
};

/** Puts the next or previous of the games on the table; one that cannot be read is reported. */
export const walkFiles = async (table: Table, by: 1 | -1): Promise<void> => {
  const { games } = fileWalk.getState();
  const { sitting } = table.store.getState();
  const place = placeInWalk(games, sitting.source);
  const [here, there] = [games[place], games[place + by]];
  if (here === undefined || there === undefined || isWalking) return;
  isWalking = true;
  sittings.set(keyOf(here), sitting.id);
  const came = await goTo(table, there).catch(() => false);
  isWalking = false;
  fileWalk.setState({ failed: !came });
};
