import { type ReactNode, use, useMemo } from 'react';
import { type GamePack, packOf } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { keepingNothing } from '#store/ports.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { AppProvider, useApp, useTable } from '../app/app-context.tsx';
import { TextProvider } from '../app/text.tsx';
import { useTextOf } from './text-of.ts';

// One promise for each game, so that a page can wait for it while it renders.
const fetched = new Map<string, () => Promise<GamePack>>();

interface OfGameProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Like `OfGame`, for a game that is not on the table. The page gets a table of its own, on which nothing happens. */
const OtherGame = ({ game, children }: OfGameProps) => {
  const app = useApp();
  const { ports } = app.table;
  const known = fetched.get(game) ?? fetchOnce(() => packOf(ports.packs, game));
  fetched.set(game, known);
  const pack = use(known());
  const text = useTextOf(game);
  const there = useMemo(() => {
    const rules = pack.game;
    const sitting = freshSitting(rules, ports, rules.text.position(rules.start()));
    return {
      ...app,
      table: createTable(pack, keepingNothing(ports), sitting, { mayHaveKept: false }),
    };
  }, [app, pack, ports]);
  return (
    <AppProvider value={there}>
      <TextProvider text={text}>{children}</TextProvider>
    </AppProvider>
  );
};

/** Shows a page about a game with the looks and words of that game, whichever is on the table. */
export const OfGame = ({ game, children }: OfGameProps) => {
  const present = useTable(({ pack }) => pack.id);
  return game === present ? children : <OtherGame game={game}>{children}</OtherGame>;
};
