/** The games that are read one after another: those of files that were opened together, or of a list of kept games. */
import { createStore } from 'zustand/vanilla';
import { resumeSitting } from '#store/sittings.ts';
import type { Source, Table } from '#store/table.ts';

interface GameWalk {
  /** A key for each game, in the order of its list; none until a game of a list was opened. */
  readonly keys: readonly string[];
  /** The id under which a game is kept, by its key. */
  readonly ids: Readonly<Record<string, string>>;
  /** Puts a game that is not kept yet on the table. Resolves to whether it did. */
  readonly open: (table: Table, key: string, isWanted: () => boolean) => Promise<boolean>;
  /** Whether the last step failed. */
  readonly failed: boolean;
}

/** The walk that is on. */
export const gameWalk = createStore<GameWalk>(() => ({
  keys: [],
  ids: {},
  open: async () => false,
  failed: false,
}));

/** The key of a game of a file. */
export const keyOf = ({ id, game }: Pick<Source, 'id' | 'game'>): string => `${id} ${game}`;

/** Begins a walk through games of files, some of which may be kept already. */
export const startWalk = ({ keys, ids, open }: Omit<GameWalk, 'failed'>): void =>
  gameWalk.setState({ keys, ids, open, failed: false });

/** Begins a walk through kept games. */
export const walkKept = (ids: readonly string[]): void =>
  startWalk({
    keys: ids,
    ids: Object.fromEntries(ids.map((id) => [id, id])),
    open: async () => false,
  });

/** Notes that a game of the walk is kept under this id. */
export const noteWalked = (key: string, id: string): void =>
  gameWalk.setState(({ ids }) => ({ ids: { ...ids, [key]: id } }));

/** Which of the games is the one with this id, from 0; -1 where it is none of them, or the only one. */
export const placeInWalk = ({ keys, ids }: Pick<GameWalk, 'keys' | 'ids'>, id: string): number =>
  keys.length < 2 ? -1 : keys.findIndex((key) => ids[key] === id);

let isWalking = false;

/** Puts the next or previous of the games on the table; one that cannot be read is reported. */
export const walkGames = async (table: Table, by: 1 | -1): Promise<void> => {
  const { keys, ids, open } = gameWalk.getState();
  const idOnTable = (): string => table.store.getState().sitting.id;
  const here = idOnTable();
  const place = placeInWalk({ keys, ids }, here);
  const there = keys[place + by];
  if (place === -1 || there === undefined || isWalking) return;
  isWalking = true;
  const kept = ids[there];
  const walk = async (): Promise<boolean> =>
    (kept !== undefined && (await resumeSitting(table, kept))) ||
    (await open(table, there, () => idOnTable() === here));
  const came = await walk().catch(() => false);
  isWalking = false;
  gameWalk.setState({ failed: !came });
};
