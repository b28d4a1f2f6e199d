import { X } from 'lucide';
import { resumeSitting } from '#store/sittings.ts';
import type { GameSummary } from '#store/table.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { GamePicture } from './GamePicture.tsx';
import { useGameWords } from './use-game-words.ts';
import { useUnfinished } from './use-unfinished.ts';
import { useWaitingGame } from './use-waiting-game.ts';
import './waiting-strip.css';

const Newest = ({
  game,
  others,
  onPutAway,
}: {
  readonly game: GameSummary;
  readonly others: number;
  readonly onPutAway: () => void;
}) => {
  const { table } = useApp();
  const { games, undo } = useText();
  const waiting = useWaitingGame(game);
  const { players, kind, moves, turn, clock } = useGameWords(game, waiting);
  const facts = [kind, turn ?? moves, clock, others > 0 && games.othersWait(others)];
  return (
    <section
      className="waiting-strip status-idle"
      aria-label={games.unfinished}
      data-game={game.id}
    >
      <GamePicture game={waiting} />
      <p>
        <bdi className="game-players">{players}</bdi>
        <span className="game-facts">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <button
        type="button"
        className="primary"
        data-action="resume-game"
        aria-label={games.resumeGame(players)}
        onClick={() => void resumeSitting(table, game.id)}
      >
        {games.goOn}
      </button>
      <button
        type="button"
        className="quiet"
        data-action="close"
        aria-label={undo.dismiss}
        onClick={onPutAway}
      >
        <Icon of={X} />
      </button>
    </section>
  );
};

/** The strip beside an untouched table in a window without the panel: the newest of the games that wait. */
export const WaitingStrip = ({ onPutAway }: { readonly onPutAway: () => void }) => {
  const [newest, ...others] = useUnfinished();
  return newest && <Newest game={newest} others={others.length} onPutAway={onPutAway} />;
};
