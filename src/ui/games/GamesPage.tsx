import { createContext, use, useEffect, useMemo, useState } from 'react';
import { type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { openGameList } from '#store/game-list.ts';
import { isUnfinished } from '#store/summary.ts';
import type { GameSummary } from '#store/table.ts';
import { goTo } from '../address.ts';
import { Notices } from '../match/Notices.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace, useTable } from '../table-context.tsx';
import { Backup } from './Backup.tsx';
import { GameCard } from './GameCard.tsx';
import { UnreadableGames, useUnreadable } from './UnreadableGames.tsx';
import './games.css';

/** How many games a list has, those that are out of sight included. */
const GameCount = createContext(0);

/** One place of a list. Only those in sight are there, so each says where it stands among all. */
const Item = ({ style, index, children, ref }: CustomItemComponentProps) => (
  <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={use(GameCount)}>
    {children}
  </li>
);

interface GameListProps {
  readonly title: string;
  readonly games: readonly GameSummary[];
}

const GameList = ({ title, games }: GameListProps) =>
  games.length > 0 && (
    <section>
      <h2>{title}</h2>
      <GameCount value={games.length}>
        <WindowVirtualizer as="ul" item={Item} data={games}>
          {(game) => (
            <GameCard key={game.id} game={game} onResumed={() => goTo(`/play/${game.id}`)} />
          )}
        </WindowVirtualizer>
      </GameCount>
    </section>
  );

/** Every game that is kept in this browser. */
export const GamesPage = () => {
  const { table } = usePlace();
  const page = usePageText();
  const games = useTable((state) => state.games);
  /** How often games were brought back: then the lists are read anew. */
  const [restored, setRestored] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought back is read by being opened again.
  useEffect(() => openGameList(table), [table, restored]);
  const unreadable = useUnreadable(restored);
  const [open, others] = useMemo(() => {
    const list = games ?? [];
    return [list.filter(isUnfinished), list.filter((game) => !isUnfinished(game))];
  }, [games]);
  return (
    <main className="page">
      <h1>{page.games.title}</h1>
      <div role="status">
        <Notices underGames />
      </div>
      {games?.length === 0 && unreadable?.length === 0 && (
        <div className="empty">
          <p>{page.games.empty}</p>
          <p>{page.games.emptyInvitation}</p>
          <button type="button" className="primary" onClick={() => goTo('/play')}>
            {page.games.start}
          </button>
        </div>
      )}
      <GameList title={page.games.unfinished} games={open} />
      <GameList title={page.games.others} games={others} />
      <UnreadableGames games={unreadable ?? []} />
      <Backup onRestored={() => setRestored((times) => times + 1)} />
    </main>
  );
};
