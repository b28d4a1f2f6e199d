/** The names of people who played at this device before. A new game offers them. */
import type { Table } from './table.ts';

/** How many names are offered, and how many kept games are read for them: at most `GAMES`, `PAGE` at a time. */
const [NAMES, GAMES, PAGE] = [20, 600, 60] as const;

/**
 * The names of the last set-up, and then those of the games that were played here, latest game first. Names in files that
 * were opened are left out: the players of a collection are seldom at the table. Where games cannot be read, only the first
 * are there.
 */
export const knownNames = async (
  { ports }: Pick<Table, 'ports'>,
  last: readonly string[],
): Promise<readonly string[]> => {
  const names = new Set<string>();
  const add = (some: readonly string[]): void => {
    for (const name of some) if (name.trim() !== '' && names.size < NAMES) names.add(name.trim());
  };
  add(last);
  try {
    let page = await ports.kept.list(undefined, PAGE);
    for (let read = 0; page.length > 0 && names.size < NAMES && read < GAMES; ) {
      for (const game of page) if (game.origin === 'played') add(game.names);
      read += page.length;
      page = await ports.kept.list(page.at(-1), PAGE);
    }
  } catch {
    // A name can be typed all the same.
  }
  return [...names];
};
