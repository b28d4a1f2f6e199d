import { use, useEffect, useMemo } from 'react';
import { linkTo } from '#store/routes.ts';
import { showStart } from '#store/show-start.ts';
import { newGame } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { goTo } from '../../app/address.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useFormats } from '../../game/formats.ts';
import { gameAddressed } from '../../game/game-address.ts';
import { useGameText } from '../../game/game-skin.ts';
import { OfGame } from '../../game/OtherGame.tsx';

interface PositionProps {
  /** The table on which a game begins from the position. */
  readonly table: Table;
  readonly given: string;
}

const Position = ({ table, given }: PositionProps) => {
  const gameText = useGameText();
  const text = useText();
  const pack = useTable((state) => state.pack);
  const { agreement } = pack;
  const formats = useFormats();
  const { problem } = use(gameText.files());
  const read = useMemo(() => formats.readSetup(decode(given)), [formats, given]);
  useEffect(() => {
    if (!read.ok) return;
    newGame(table, read.value, pack, agreement);
    goTo('play', undefined, { replace: true });
  }, [table, pack, agreement, read]);
  if (read.ok) return null;
  return (
    <main className="page">
      <h1>{text.setup.unplayable}</h1>
      <ul>
        {read.error
          .map((found) => problem(found, text))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
      <a href={linkTo('play')} className="button primary">
        {text.notFound.home}
      </a>
    </main>
  );
};

/** The page of a game in the address without a position: the game stands at its start on the table, untouched. */
const GameStart = ({ table }: Pick<PositionProps, 'table'>) => {
  const pack = useTable((state) => state.pack);
  useEffect(() => {
    showStart(table, pack);
    goTo('play', undefined, { replace: true });
  }, [table, pack]);
  return null;
};

/**
 * The page of a position in the address, after its game. A game begins from it, or the page says why none can. Without a
 * position it is the start of the game.
 */
export const PositionRoute = ({ rest: address }: { readonly rest: string }) => {
  const { table } = useApp();
  const { named, first, rest } = gameAddressed(table.ports.packs, address);
  return (
    <OfGame game={named ?? first}>
      {rest === '' ? <GameStart table={table} /> : <Position table={table} given={rest} />}
    </OfGame>
  );
};

// Underscores stand for spaces, as in the addresses of other programs: no position has underscores of its own.
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text).replaceAll('_', ' ');
  } catch {
    return text;
  }
};
