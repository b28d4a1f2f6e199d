/** Finds kept games by what their lines say: names, files, the game, and how it ended. */
import type { GameSummary } from '#store/table.ts';

/** How letters are compared: without case, and full width as half. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What is found of a line, by the words for it that the reader sees. Each line is put into plain letters once. */
export const searcher = (
  wordsOf: (game: GameSummary) => readonly string[],
): ((games: readonly GameSummary[], query: string) => readonly GameSummary[]) => {
  const known = new WeakMap<GameSummary, string>();
  const textOf = (game: GameSummary): string => {
    const text = known.get(game) ?? plain(wordsOf(game).join('\n'));
    known.set(game, text);
    return text;
  };
  return (games, query) => {
    const wanted = plain(query).split(/\s+/).filter(Boolean);
    return wanted.length === 0
      ? games
      : games.filter((game) => {
          const text = textOf(game);
          return wanted.every((word) => text.includes(word));
        });
  };
};
