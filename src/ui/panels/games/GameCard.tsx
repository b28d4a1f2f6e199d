import { Suspense } from 'react';
import { gameInPlay } from '#store/selectors.ts';
import { forget, resumeSitting } from '#store/sittings.ts';
import type { GameSummary } from '#store/table.ts';
import { useApp, useIdInPlay, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { useGameSkin } from '../../game/game-skin.ts';
import { useTextOf } from '../../game/text-of.ts';

interface GameCardProps {
  readonly game: GameSummary;
  readonly onResumed?: () => void;
}

const Card = ({ game, onResumed }: GameCardProps) => {
  const { table } = useApp();
  const { gameText } = useGameSkin(game.game);
  const isOther = useTable((state) => gameInPlay(state).pack.id) !== game.game;
  const text = useTextOf(game.game);
  const present = useIdInPlay() === game.id;
  const side = (seat: 0 | 1): string =>
    bidiIsolate(game.names[seat]) || gameText.side(game.position, seat, text);
  const players = text.games.versus(side(0), side(1));
  const ended = game.outcome && gameText.ending(game.outcome, [side(0), side(1)], text).how;
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
        aria-label={text.games.resumeGame(players)}
        onClick={() => void resume()}
      >
        <bdi className="game-players">{players}</bdi>
        <span className="game-facts">
          {isOther && `${gameText.name(text)} · `}
          {text.games.moves(game.plies)} ·{' '}
          {ended ?? text.games.ago(game.changedAtMs, table.ports.now())}
          {present && ` · ${text.games.onTheTable}`}
        </span>
      </button>
      {!present && (
        <button
          type="button"
          className="quiet"
          data-action="remove-game"
          aria-label={`${text.games.remove}: ${players}`}
          onClick={() => void forget(table, game.id)}
        >
          {text.games.remove}
        </button>
      )}
    </div>
  );
};

/**
 * A kept game: who plays, how far it has come, and buttons to go on with it or remove it. It names the kind of game where
 * that is not the kind on the table. A game whose looks do not load is not shown until they do.
 */
export const GameCard = (props: GameCardProps) => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  </ErrorBoundary>
);
