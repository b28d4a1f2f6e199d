import { settingsFor } from '#store/settings.ts';
import type { WaitingGame } from '#store/waiting.ts';
import { useSettings } from '../../app/app-context.tsx';
import { BoardPicture } from '../../board/picture/BoardPicture.tsx';
import { useGameSkin } from '../../game/game-skin.ts';

const Picture = ({ game: { pack, position } }: { readonly game: WaitingGame }) => {
  const { skin } = useGameSkin(pack.id);
  const { plainSet } = skin.look(settingsFor(useSettings(), pack));
  return <BoardPicture skin={skin} position={position} pieceSet={plainSet} />;
};

/** A small picture of a kept game as it stands. Its place is there before it is read. */
export const GamePicture = ({ game }: { readonly game: WaitingGame | null }) => (
  <span className="game-picture">{game && <Picture game={game} />}</span>
);
