import { use } from 'react';
import { useApp, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useGameSkin } from '../../game/game-skin.ts';
import { useTextOf } from '../../game/text-of.ts';

/** Says which files of a game can be read. */
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

/**
 * Says for each game which of its files can be read: a file may be of any game, whichever is on the table. It suspends,
 * so that the sheet appears only with these words in it.
 */
export const FileHints = () => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  return [...new Set([present, ...Object.keys(packs)])].map((game) => (
    <ErrorBoundary key={game}>
      <FileHint game={game} />
    </ErrorBoundary>
  ));
};
