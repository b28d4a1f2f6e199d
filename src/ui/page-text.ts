import { use, useMemo } from 'react';
import type { PageMessages } from '#i18n/catalogue.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';
import { useGameSkin } from './game-skin.ts';
import { useText } from './text.tsx';

/** The words of pages and sheets, with those of the game on the table; what asks for them waits, under its Suspense, until they are there. */
export const usePageText = (): PageMessages => {
  const { language } = useText();
  const page = use(loadPageMessages(language));
  const game = use(use(useGameSkin().pageWords())(language));
  return useMemo(() => ({ ...page, game }), [page, game]);
};
