/** All the words of a table of shogi, for tests: the table's own and the game's. */
import { type Language, loadMessages } from '#i18n/index.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';
import type { ShogiPageText, ShogiText } from '#i18n/shogi/catalogue.ts';
import { loadShogiMessages } from '#i18n/shogi/index.ts';
import { loadShogiPageMessages } from '#i18n/shogi/page-messages.ts';

/** What is said at the table. */
export const wordsIn = async (language: Language): Promise<ShogiText> => ({
  ...(await loadMessages(language)),
  game: await loadShogiMessages(language),
});

/** What pages and sheets say. */
export const pageWordsIn = async (language: Language): Promise<ShogiPageText> => ({
  ...(await loadPageMessages(language)),
  game: await loadShogiPageMessages(language),
});
