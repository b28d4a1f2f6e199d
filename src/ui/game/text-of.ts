/** The words of games that need not be on the table, and how their signs are read. */
import { use, useMemo } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import { useText } from '../app/text.tsx';
import { useGameSkin, useSkin } from './game-skin.ts';

/** In which language the signs on the pieces of the game on the table are read. */
export const useSigns = (): string => useSkin().signs ?? 'ja';

/** The words of the table with those of a game, which may be another than the one on it. */
export const useTextOf = (gameId: string): Messages => {
  const text = useText();
  const game = use(useGameSkin(gameId).words(text.language));
  return useMemo(() => ({ ...text, game }), [text, game]);
};
