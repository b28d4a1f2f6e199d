import { X } from 'lucide';
import { Suspense } from 'react';
import { forget, resumeSitting } from '#store/sittings.ts';
import type { GameSummary } from '#store/table.ts';
import { useApp, useIdInPlay } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { GamePicture } from './GamePicture.tsx';
import { useGameWords } from './use-game-words.ts';
import { useWaitingGame } from './use-waiting-game.ts';

interface GameCardProps {
  readonly game: GameSummary;
  /** Whether it can be removed here too, and not only on the page of games. */
  readonly canRemove?: boolean;
  readonly onResumed?: () => void;
}

const Card = ({ game, canRemove = true, onResumed }: GameCardProps) => {
  const { table } = useApp();
  const { games } = useText();
  const waiting = useWaitingGame(game);
  const { players, kind, moves, turn, when, clock } = useGameWords(game, waiting);
  const present = useIdInPlay() === game.id;
  const said = [kind, moves, when, turn, clock, present && games.onTheTable];
  const facts = (...some: readonly (string | null | false)[]): string =>
    some.filter(Boolean).join(' · ');
  const resume = async (): Promise<void> => {
    await resumeSitting(table, game.id);
    onResumed?.();
  };
  return (
    <div className="game-card" data-game={game.id}>
      <button
        type="button"
        className="game-open"
        data-action="resume-game"
        aria-label={[games.resumeGame(players), ...said].filter(Boolean).join(', ')}
        onClick={() => void resume()}
      >
        <GamePicture game={waiting} />
        <span>
          <bdi className="game-players">{players}</bdi>
          <span className="game-facts">{facts(kind, moves, when)}</span>
          <span className="game-facts">{facts(turn, clock, present && games.onTheTable)}</span>
        </span>
      </button>
      {canRemove && !present && (
        <IconButton
          action="remove-game"
          label={`${games.remove}: ${players}`}
          icon={X}
          className="game-remove"
          onPress={() => void forget(table, game.id)}
        />
      )}
    </div>
  );
};

/**
 * A kept game: a picture of it, who plays, how it stands, and buttons to go on with it or remove it. A game whose looks do
 * not load is not shown until they do.
 */
export const GameCard = (props: GameCardProps) => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  </ErrorBoundary>
);
