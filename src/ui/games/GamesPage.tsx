import { useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { refresh } from '#store/commands.ts';
import { Notices } from '../match/Notices.tsx';
import { usePlace, useTable } from '../table-context.tsx';
import { usePageText } from '../text.tsx';
import { GameCard } from './GameCard.tsx';
import './games.css';

/** Every game that is kept in this browser. */
export const GamesPage = () => {
  const { table } = usePlace();
  const page = usePageText();
  const waiting = useTable((state) => state.waiting);
  const [, go] = useHashLocation();
  useEffect(() => {
    void refresh(table).catch(() => {});
  }, [table]);
  const list = waiting ?? [];
  const open = list.filter(({ outcome, origin }) => outcome === null && origin === 'played');
  const done = list.filter((game) => !open.includes(game));
  const groups = [
    [page.games.unfinished, open],
    [page.games.others, done],
  ] as const;
  return (
    <main className="page">
      <h1>{page.games.title}</h1>
      <Notices />
      {waiting !== null && list.length === 0 && (
        <div className="empty">
          <p>{page.games.empty}</p>
          <p>{page.games.emptyInvitation}</p>
          <button type="button" className="primary" onClick={() => go('/play')}>
            {page.games.start}
          </button>
        </div>
      )}
      {groups.map(
        ([title, games]) =>
          games.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul className="game-list">
                {games.map((game) => (
                  <GameCard key={game.id} game={game} onResumed={() => go(`/play/${game.id}`)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </main>
  );
};
