/** All the words of a table of ko shogi, for tests: the table's own and the game's. */
import { type Language, loadGameWords, loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import type { KoShogiMessages, KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';

export { languages };

/** Loads the words of a ko shogi table in one language. */
export const wordsIn = async (language: Language): Promise<KoShogiText> => ({
  ...(await loadMessages(language)),
  game: await loadGameWords<KoShogiMessages>(language, 'ko-shogi'),
});
