import { isUnfinished } from '#store/summary.ts';
import { useIdInPlay, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { GameCard } from './GameCard.tsx';
import './games.css';

/** The unfinished games that wait while another is on the table. */
export const UnfinishedGames = () => {
  const text = useText();
  const { list } = useOneTabStop();
  const listed = useTable((state) => state.unfinished);
  const present = useIdInPlay();
  const unfinished = (listed ?? []).filter((game) => game.id !== present && isUnfinished(game));
  if (unfinished.length === 0) return null;
  return (
    <section className="unfinished" aria-labelledby="unfinished-title">
      <h2 id="unfinished-title">{text.games.unfinished}</h2>
      <ul ref={list} className="game-list">
        {unfinished.slice(0, 5).map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
