import { use, useEffect, useMemo } from 'react';
import { newGame } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { goTo } from '../../app/go-to.ts';
import { useText } from '../../app/text.tsx';
import { useFormats } from '../../game/formats.ts';
import { gameAddressed } from '../../game/game-address.ts';
import { useGameText } from '../../game/game-skin.ts';
import { OfGame } from '../../game/OtherGame.tsx';

interface PositionProps {
  /** Where a game begins from it. */
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
    goTo('/play', true);
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
      <a href="#/play" className="button primary">
        {text.notFound.home}
      </a>
    </main>
  );
};

/** A position in the address, after its game: a game begins from it, or it is said why none can. */
export const PositionRoute = ({ text }: { readonly text: string }) => {
  const { table } = useApp();
  const { named, first, rest } = gameAddressed(table.ports.packs, text);
  return (
    <OfGame game={named ?? first}>
      <Position table={table} given={rest} />
    </OfGame>
  );
};

// Spaces may be underscores, as in the addresses of other programs: no position has any of its own.
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text).replaceAll('_', ' ');
  } catch {
    return text;
  }
};
