/** Finds kept games by what their lines say: names, files, the game, and how it ended. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GameSummary } from '#store/table.ts';
import { useText } from '../../app/text.tsx';
import { useSkinOf } from '../../game/game-skin.ts';
import type { GameText } from '../../game/game-text.ts';

/** Makes letters comparable: without case, and full width as half. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Makes a search for the games whose lines have every word of a query. `wordsOf` gives the words of a line that the reader
 * sees. Each line is put into plain letters once.
 */
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

interface GameWords {
  readonly name: string;
  ending(of: GameSummary): string;
}

/** The words of the listed games. Empty until the words of each have loaded or failed to. */
const useWordsOf = (ids: string): Readonly<Record<string, GameWords>> => {
  const skinOf = useSkinOf();
  const text = useText();
  const [known, setKnown] = useState<Readonly<Record<string, GameWords>>>({});
  useEffect(() => {
    let stale = false;
    const wordsOf = async (id: string): Promise<readonly [string, GameWords]> => {
      const skin = await skinOf(id);
      const gameText: GameText = skin.gameText;
      const words = { ...text, game: await skin.words(text.language) };
      const ending = ({ outcome, names }: GameSummary): string =>
        outcome === null ? '' : gameText.ending(outcome, names, words).how;
      return [id, { name: gameText.name(words), ending }];
    };
    // A game whose words fail to load is found by names and files alone.
    void Promise.allSettled(ids.split(' ').map(wordsOf)).then((all) => {
      const come = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (!stale) setKnown(Object.fromEntries(come));
    });
    return () => {
      stale = true;
    };
  }, [skinOf, text, ids]);
  return known;
};

/** The games of a list that a query finds. Typing does not wait for them. */
export const useSearch = (games: readonly GameSummary[], query: string): readonly GameSummary[] => {
  const ids = useMemo(() => [...new Set(games.map(({ game }) => game))].sort().join(' '), [games]);
  const words = useWordsOf(ids);
  const search = useMemo(
    () =>
      searcher((game) => {
        const own = words[game.game];
        const { names, source, date } = game;
        const said = [own?.name, own?.ending(game), source?.name, date];
        return [...names, ...said.filter((known) => known !== undefined)];
      }),
    [words],
  );
  const wanted = useDeferredValue(query);
  return useMemo(() => search(games, wanted), [search, games, wanted]);
};
