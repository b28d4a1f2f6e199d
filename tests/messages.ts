/** All the words of a table of shogi, for tests: the table's own and the game's. */
import { type Language, loadGameWords, loadMessages } from '#i18n/index.ts';
import type { ShogiMessages, ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
/** Loads the words of a shogi table in one language. */
export const wordsIn = async (language: Language): Promise<ShogiText> => ({
  ...(await loadMessages(language)),
  game: await loadGameWords<ShogiMessages>(language, 'shogi'),
});
