/** A game among others, by its sign and its names. They come with the table: nothing of the game itself is fetched for them. */
import { useApp, useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';

interface GameProps {
  readonly game: string;
}

/** The ids of the games that can be played here, and of the one on the table should that be another. */
export const useGames = (): readonly string[] => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  return [...new Set([...Object.keys(packs), present])];
};

/** The name of a game in the language of the player. */
export const useGameName = (game: string): string => {
  const text = useText();
  return useApp().gameSigns[game]?.name(text) ?? game;
};

/** The name of a game. */
export const GameName = ({ game }: GameProps) => useGameName(game);

/** The name that a game has in the country it comes from; nothing where the player reads that name already. */
export const GameOwnName = ({ game }: GameProps) => {
  const { ownName } = useApp().gameSigns[game] ?? {};
  const name = useGameName(game);
  if (ownName === undefined || ownName.words === name) return null;
  return <span lang={ownName.language}>{ownName.words}</span>;
};

/** The sign of a game, as large as a word or a little larger. */
export const Emblem = ({ game }: GameProps) => {
  const { Sign } = useApp().gameSigns[game] ?? {};
  return Sign && <Sign />;
};
