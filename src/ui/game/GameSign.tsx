import { useGameSkin } from './game-skin.ts';
import { useTextOf } from './text-of.ts';
import { useFaces } from './use-faces.ts';

interface GameProps {
  readonly game: string;
}

/** The name of a game. */
export const GameName = ({ game }: GameProps) => useGameSkin(game).gameText.name(useTextOf(game));

/** A game as one of its pieces. */
export const Emblem = ({ game }: GameProps) => {
  const { skin, gameText } = useGameSkin(game);
  const { emblem } = gameText.agreement;
  useFaces(skin, emblem.set);
  return <skin.Face {...emblem} down={false} />;
};
