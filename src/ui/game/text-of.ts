/** The words of games that need not be on the table, and the language of the signs on the pieces. */
import { use, useMemo } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import { useText } from '../app/text.tsx';
import { useGameSkin, useSkin } from './game-skin.ts';

/** The language in which the signs on the pieces of the game on the table are read. */
export const useSigns = (): string => useSkin().signs ?? 'ja';

/** The words of the table with those of a game, which need not be the one on the table. */
export const useTextOf = (gameId: string): Messages => {
  const text = useText();
  const game = use(useGameSkin(gameId).words(text.language));
  return useMemo(() => ({ ...text, game }), [text, game]);
};
