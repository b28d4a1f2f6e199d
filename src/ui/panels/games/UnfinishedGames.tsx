import { Suspense } from 'react';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { GameCard } from './GameCard.tsx';
import { GoOn } from './GoOn.tsx';
import { useUnfinished } from './use-unfinished.ts';
import './games.css';

/** How many games are listed: beside an untouched table, where other ways stand below them, and beside a game. */
const FIRST = 2;
const MORE = 5;

/** The unfinished games that wait while another is on the table. */
export const UnfinishedGames = ({
  besideNewTable = false,
}: {
  /** Whether the table is untouched: the list is short and begins with a button that goes on with the newest. */
  readonly besideNewTable?: boolean;
}) => {
  const text = useText();
  const { list } = useOneTabStop();
  const unfinished = useUnfinished();
  const [latest] = unfinished;
  if (latest === undefined) return null;
  return (
    <section className="unfinished" aria-labelledby="unfinished-title">
      <h2 id="unfinished-title">{text.games.unfinished}</h2>
      <ul ref={list} className="game-list">
        {unfinished.slice(0, besideNewTable ? FIRST : MORE).map((game) => (
          <li key={game.id}>
            <GameCard game={game} canRemove={!besideNewTable} />
          </li>
        ))}
      </ul>
      {besideNewTable && (
        <div className="unfinished-ways">
          {/* Like the game's card, it comes with the words of that game. The other way keeps its place. */}
          <ErrorBoundary instead={<span />}>
            <Suspense fallback={<span />}>
              <GoOn game={latest} />
            </Suspense>
          </ErrorBoundary>
          <a className="button" href="#/games" data-action="games">
            {text.games.all}
          </a>
        </div>
      )}
    </section>
  );
};
