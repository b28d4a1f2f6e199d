import { X } from 'lucide';
import { type ReactNode, Suspense } from 'react';
import { UNFINISHED } from '#store/game-list.ts';
import type { GameSummary } from '#store/table.ts';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { GamePicture } from './GamePicture.tsx';
import { GoOn } from './GoOn.tsx';
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
  const { games, undo } = useText();
  const waiting = useWaitingGame(game);
  const { players, kind, moves, turn, clock } = useGameWords(game, waiting);
  // Where the list is as long as it may be, more games may wait.
  const isWhole = others > 0 && others + 1 < UNFINISHED;
  const facts = [kind, turn ?? moves, clock, isWhole && games.othersWait(others)];
  return (
    <section
      className="waiting-strip status-idle"
      aria-label={games.unfinished}
      data-game={game.id}
    >
      <GamePicture game={waiting} />
      <p>
        <bdi className="game-players">{players}</bdi>
        <span className="game-facts">{facts.filter(Boolean).join('\u00a0· ')}</span>
      </p>
      <GoOn game={game} waiting={waiting} />
      <IconButton action="close" label={undo.dismiss} icon={X} onPress={onPutAway} />
    </section>
  );
};

/**
 * The strip beside an untouched table in a window without the panel: the newest of the games that wait. The children stand
 * there while its looks and words are on their way, and where they do not come.
 */
export const WaitingStrip = ({
  onPutAway,
  children,
}: {
  readonly onPutAway: () => void;
  readonly children: ReactNode;
}) => {
  const [newest, ...others] = useUnfinished();
  return (
    newest && (
      <ErrorBoundary instead={children}>
        <Suspense fallback={children}>
          <Newest game={newest} others={others.length} onPutAway={onPutAway} />
        </Suspense>
      </ErrorBoundary>
    )
  );
};
