import { useEffect } from 'react';
import { refresh } from '#store/sittings.ts';
import { goTo } from '../address.ts';
import { Notices } from '../match/Notices.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace, useTable } from '../table-context.tsx';
import { GameCard } from './GameCard.tsx';
import { UnreadableGames, useUnreadable } from './UnreadableGames.tsx';
import './games.css';

/** Every game that is kept in this browser. */
export const GamesPage = () => {
  const { table } = usePlace();
  const page = usePageText();
  const waiting = useTable((state) => state.waiting);
  useEffect(() => {
    void refresh(table).catch(() => {});
  }, [table]);
  const unreadable = useUnreadable();
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
      <div role="status">
        <Notices underGames />
      </div>
      {waiting !== null && list.length === 0 && unreadable.length === 0 && (
        <div className="empty">
          <p>{page.games.empty}</p>
          <p>{page.games.emptyInvitation}</p>
          <button type="button" className="primary" onClick={() => goTo('/play')}>
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
                  <GameCard key={game.id} game={game} onResumed={() => goTo(`/play/${game.id}`)} />
                ))}
              </ul>
            </section>
          ),
      )}
      <UnreadableGames games={unreadable} />
    </main>
  );
};
