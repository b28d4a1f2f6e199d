import { use } from 'react';
import { useApp, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useGameSkin } from '../../game/game-skin.ts';
import { useTextOf } from '../../game/text-of.ts';

/** What can be read of a game. */
const FileHint = ({ game }: { readonly game: string }) => {
  const text = useTextOf(game);
  const { gameText } = useGameSkin(game);
  const { words } = use(gameText.files());
  return (
    <small>
      {gameText.name(text)}: {words(text).hint}
    </small>
  );
};

/** What can be read of each game: a file may be of any, whichever is on the table. The sheet comes whole, and waits for these words. */
export const FileHints = () => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  return [...new Set([present, ...Object.keys(packs)])].map((game) => (
    <ErrorBoundary key={game}>
      <FileHint game={game} />
    </ErrorBoundary>
  ));
};
