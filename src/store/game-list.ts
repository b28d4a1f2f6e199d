/** The lists of kept games on the screen: a few under the board, all of them on a page of their own. */
import { gameInPlay, hasNothingToKeep } from './selectors.ts';
import { summaryOf } from './summary.ts';
import { type GameSummary, keptSitting, type Table } from './table.ts';

/** How many unfinished games are read for the table: as many as it shows, plus the one that is on it. */
export const UNFINISHED = 6;
/** How many games of the list are read in one go: first a screenful, then a number that takes no noticeable time. */
const [FIRST, MORE] = [60, 400] as const;

const latestFirst = (a: GameSummary, b: GameSummary): number =>
  b.changedAtMs - a.changedAtMs || (a.id < b.id ? -1 : 1);

/** Puts summaries into the open list of games, replacing those of the same games. */
export const patch = ({ store }: Table, lines: readonly GameSummary[]): void =>
  store.setState(({ games }) => {
    if (games === null || lines.length === 0) return {};
    const byId = new Map(games.map((line) => [line.id, line]));
    for (const line of lines) byId.set(line.id, line);
    return { games: [...byId.values()].sort(latestFirst) };
  });

/** Removes a game from the open list. */
export const strike = ({ store }: Table, id: string): void =>
  store.setState(({ games }) => ({ games: games?.filter((line) => line.id !== id) ?? null }));

/** Reads the unfinished games again, and updates the line of the game in play in the open list. */
export const refresh = async (table: Table): Promise<void> => {
  const { store, ports } = table;
  const unfinished = await ports.kept.unfinished(UNFINISHED);
  store.setState({ unfinished });
  const state = store.getState();
  const inPlay = gameInPlay(state);
  if (state.games !== null && !hasNothingToKeep(inPlay.sitting))
    patch(table, [summaryOf(inPlay.pack.game, keptSitting(inPlay))]);
};

/**
 * Reads the unfinished games. It also makes the missing summaries of games that were kept before there were summaries.
 */
export const findUnfinished = async (table: Table): Promise<void> => {
  await refresh(table);
  const { kept } = table.ports;
  let made = 0;
  const listener = (lines: readonly GameSummary[]): void => {
    made += lines.length;
    patch(table, lines);
  };
  // Summaries that could not be made now are made in a later visit.
  await kept.summarise(listener).catch(() => {});
  if (made > 0) await refresh(table);
};

/** Opens the list of all kept games. It is shown as soon as the first are read, and grows. Returns how to close it. */
export const openGameList = (table: Table): (() => void) => {
  const { store, ports } = table;
  let isOpen = true;
  const readOn = async (): Promise<void> => {
    const { kept } = ports;
    const first = await kept.list(undefined, FIRST);
    if (!isOpen) return;
    store.setState({ games: first });
    for (let after = first.at(-1); after !== undefined; ) {
      const more = await kept.list(after, MORE);
      if (!isOpen) return;
      patch(table, more);
      after = more.at(-1);
    }
    await findUnfinished(table);
  };
  readOn().catch(() => {});
  return () => {
    isOpen = false;
    store.setState({ games: null });
  };
};
