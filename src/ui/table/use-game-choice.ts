import { useEffect, useRef } from 'react';
import { previewGame } from '#store/sittings.ts';
import { useApp } from '../app/app-context.tsx';

/** Does nothing: the page itself reports that files could not be fetched. */
const noted = (): void => {};

/**
 * Chooses which game is played next, by its id. The game comes on the table, as `show` does it, once its files are here; the
 * choice stays as it was until then, and if they do not come. The last choice wins. The pressed button shows that it waits.
 */
export const useGameChoice = (show = previewGame): ((game: string) => void) => {
  const { table } = useApp();
  const { packs } = table.ports;
  /** The game that was chosen last; null once nobody waits for it. Its files may come later than the next choice. */
  const wanted = useRef<string | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  return (game) => {
    wanted.current = game;
    // A pack comes with the looks and words of its game: what shows the table stays whole.
    show(table, packs, game, () => wanted.current === game).catch(noted);
  };
};
