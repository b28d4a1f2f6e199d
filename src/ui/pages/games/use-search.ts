import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GameSummary } from '#store/table.ts';
import { useText } from '../../app/text.tsx';
import { useSkinOf } from '../../game/game-skin.ts';
import type { GameText } from '../../game/game-text.ts';
import { searcher } from './search-games.ts';

interface GameWords {
  readonly name: string;
  ending(of: GameSummary): string;
}

/** The words of the games that are listed; of each as soon as they have come. */
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
    // A game whose words do not come is found by names and files alone.
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
