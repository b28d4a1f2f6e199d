import { Search } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { openGameList } from '#store/game-list.ts';
import { isUnfinished } from '#store/summary.ts';
import type { GameSummary } from '#store/table.ts';
import { goTo } from '../../app/address.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { ListLength, ListSlot } from '../../base/ListSlot.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { usePageHead } from '../../game/use-page-head.ts';
import { Notices } from '../../panels/notices/Notices.tsx';
import { walkKept } from '../../table/game-walk.ts';
import type { Opening } from '../../table/opened-file.ts';
import { Backup } from './Backup.tsx';
import { GameRow } from './GameRow.tsx';
import { NewGame } from './NewGame.tsx';
import { OpenFiles } from './OpenFiles.tsx';
import { UnreadableGames, useUnreadable } from './UnreadableGames.tsx';
import { useSearch } from './use-search.ts';
import '../../panels/games/games.css';
import './games-page.css';

interface GameListProps {
  readonly title: string;
  readonly games: readonly GameSummary[];
  readonly mixed: boolean;
  /** Whether they are records, which are read one after another. */
  readonly areRead?: boolean;
}

const GameList = ({ title, games, mixed, areRead }: GameListProps) => {
  const { list } = useOneTabStop();
  const show = (id: string): void => {
    if (areRead) walkKept(games.map((game) => game.id));
    goTo('play', id);
  };
  if (games.length === 0) return null;
  return (
    <section ref={list}>
      <h2>{title}</h2>
      <ListLength value={games.length}>
        <WindowVirtualizer as="ul" item={ListSlot} data={games}>
          {(game) => (
            <GameRow key={game.id} game={game} mixed={mixed} onResumed={() => show(game.id)} />
          )}
        </WindowVirtualizer>
      </ListLength>
    </section>
  );
};

const none: readonly GameSummary[] = [];

/** Every game that is kept in this browser. */
export const GamesPage = () => {
  const { table } = useApp();
  const text = useText();
  usePageHead(text.games.title);
  const games = useTable((state) => state.games);
  /** How often games were brought back. When it changes the lists are read again. */
  const [restored, setRestored] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the list again reads the games that were brought back.
  useEffect(() => openGameList(table), [table, restored]);
  const unreadable = useUnreadable(restored);
  const [query, setQuery] = useState('');
  const found = useSearch(games ?? none, query);
  const [open, others] = useMemo(
    () => [found.filter(isUnfinished), found.filter((game) => !isUnfinished(game))],
    [found],
  );
  const mixed = useMemo(() => new Set(games?.map(({ game }) => game)).size > 1, [games]);
  const [opening, setOpening] = useState<Opening | null>(null);
  return (
    <main className="page games-page">
      <header className="games-head">
        <h1>{text.games.title}</h1>
        <NewGame />
        {games !== null && games.length > 0 && (
          <label className="games-search">
            <Icon of={Search} />
            <span className="unseen">{text.games.search}</span>
            <input
              type="search"
              value={query}
              placeholder={text.games.search}
              data-option="search"
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
        )}
        <OpenFiles
          opening={opening}
          onOpening={setOpening}
          onKept={() => setRestored((times) => times + 1)}
        />
      </header>
      <Notices underGames />
      {games?.length === 0 && unreadable?.length === 0 && (
        <div className="empty">
          <p>{text.games.empty}</p>
          <p>{text.games.emptyInvitation}</p>
          <div className="side-by-side">
            <button type="button" data-action="to-table" onClick={() => goTo('play')}>
              {text.games.start}
            </button>
            <button
              type="button"
              data-action="sample"
              onClick={() => setOpening({ from: 'sample' })}
            >
              {text.games.sample}
            </button>
          </div>
        </div>
      )}
      {games !== null && games.length > 0 && found.length === 0 && (
        <p role="status">{text.games.noneFound}</p>
      )}
      <GameList title={text.games.unfinished} games={open} mixed={mixed} />
      <GameList title={text.games.others} games={others} mixed={mixed} areRead />
      <UnreadableGames games={unreadable ?? []} />
      <Backup onRestored={() => setRestored((times) => times + 1)} />
    </main>
  );
};
