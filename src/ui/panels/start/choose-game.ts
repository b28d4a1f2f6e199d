import { useEffect, useState } from 'react';
import { previewGame } from '#store/sittings.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useSkinOf } from '../../game/game-skin.ts';

/** Shows a game on the table, unless `isWanted` returns false once it is loaded. Rejects where it cannot be fetched. */
export type ChooseGame = (game: string, isWanted: () => boolean) => Promise<void>;

/** How another game is chosen: its words and looks are loaded first, so that the sheet changes in one piece. */
export const useChooseGame = (): ChooseGame => {
  const { table } = useApp();
  const skinOf = useSkinOf();
  const { language } = useText();
  return async (game, isWanted) => {
    await (await skinOf(game)).words(language);
    await previewGame(table, table.ports.packs, game, isWanted);
  };
};

/**
 * Chooses the game of the draft again when the sheet opens. Returns true until that is done, or until it turns out that the
 * game cannot be fetched now.
 */
export const useDraftedGame = (): boolean => {
  const { store } = useApp().table;
  const choose = useChooseGame();
  const [drafted] = useState(() => {
    const { draft, pack } = store.getState();
    return draft === null || draft.game === pack.id ? null : draft.game;
  });
  const [waits, setWaits] = useState(drafted !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is chosen once, when the sheet opens.
  useEffect(() => {
    if (drafted === null) return;
    let isOpen = true;
    const show = (): void => {
      if (isOpen) setWaits(false);
    };
    choose(drafted, () => isOpen).then(show, show);
    return () => {
      isOpen = false;
    };
  }, [drafted]);
  return waits;
};
