import { ChevronLeft, ChevronRight } from 'lucide';
import { useStore } from 'zustand';
import { useApp, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { JapaneseParts } from '../../../game/JapaneseParts.tsx';
import { gameWalk, placeInWalk, walkGames } from '../../../table/game-walk.ts';

/** Says which game of its list is on the table, names its file, and leads to the games before and after it. */
export const GameWalker = () => {
  const { table } = useApp();
  const { reading } = useText();
  const { id, source } = useSitting();
  const walk = useStore(gameWalk);
  const { keys, failed } = walk;
  const place = placeInWalk(walk, id);
  if (place === -1) return null;
  const way = (by: 1 | -1) => {
    const label = by === 1 ? reading.nextGame : reading.previousGame;
    const off = keys[place + by] === undefined;
    return (
      <button
        type="button"
        className="quiet"
        data-action={by === 1 ? 'next-file' : 'previous-file'}
        title={label}
        aria-disabled={off}
        onClick={() => void walkGames(table, by)}
      >
        <Icon of={by === 1 ? ChevronRight : ChevronLeft} />
      </button>
    );
  };
  return (
    <nav className="game-walker" data-part="files" aria-label={reading.walk}>
      {way(-1)}
      <span className="game-walker-at">{reading.walkAt(place + 1, keys.length)}</span>
      {way(1)}
      <bdi className="game-walker-name" role="status">
        {failed ? reading.unread : <JapaneseParts>{source?.name ?? ''}</JapaneseParts>}
      </bdi>
    </nav>
  );
};
