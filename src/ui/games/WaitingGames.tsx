import { isUnfinished } from '#store/summary.ts';
import { usePageText } from '../page-text.ts';
import { useSettled, useTable } from '../table-context.tsx';
import { GameCard } from './GameCard.tsx';
import './games.css';

/** The unfinished games that wait while another is on the table. */
export const WaitingGames = () => {
  const page = usePageText();
  const waiting = useTable((state) => state.waiting);
  const present = useSettled().id;
  const unfinished = (waiting ?? []).filter((game) => game.id !== present && isUnfinished(game));
  if (unfinished.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{page.games.unfinished}</h2>
      <ul className="game-list">
        {unfinished.slice(0, 5).map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
