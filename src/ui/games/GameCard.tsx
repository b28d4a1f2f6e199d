import { forget, resumeSitting } from '#store/sittings.ts';
import type { Waiting } from '#store/table.ts';
import { isolated } from '../common/isolated.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSitting } from '../table-context.tsx';
import { useText } from '../text.tsx';

interface GameCardProps {
  readonly game: Waiting;
  readonly onResumed?: () => void;
}

/** A kept game: who plays, how far it has come, and how to go on with it. */
export const GameCard = ({ game, onResumed }: GameCardProps) => {
  const { table, tongue } = usePlace();
  const text = useText();
  const page = usePageText();
  const present = useSitting().id === game.id;
  const side = (seat: 0 | 1): string =>
    isolated(game.names[seat]) || tongue.side(game.position, seat, text).short;
  const players = page.games.versus(side(0), side(1));
  const ended = game.outcome && tongue.ending(game.outcome, [side(0), side(1)], text).how;
  const resume = async (): Promise<void> => {
    await resumeSitting(table, game.id);
    onResumed?.();
  };
  return (
    <li className="game-card" data-game={game.id}>
      <button
        type="button"
        className="game-open"
        aria-label={page.games.resumeGame(players)}
        onClick={() => void resume()}
      >
        <bdi className="game-players">{players}</bdi>
        <span className="game-facts">
          {page.games.moves(game.plies)} ·{' '}
          {ended ?? page.games.ago(game.changedAtMs, table.ports.now())}
          {present && ` · ${page.games.onTheTable}`}
        </span>
      </button>
      {!present && (
        <button
          type="button"
          className="quiet"
          aria-label={`${page.games.remove}: ${players}`}
          onClick={() => void forget(table, game.id)}
        >
          {page.games.remove}
        </button>
      )}
    </li>
  );
};
