/** All the words of a table of banqi, for tests: the table's own and the game's. */
import { type Language, loadGameWords, loadMessages } from '#i18n/index.ts';
import type { BanqiMessages, BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
export const languages: readonly Language[] = ['en', 'es', 'ja'];

/** What is said at the table. */
export const wordsIn = async (language: Language): Promise<BanqiText> => ({
  ...(await loadMessages(language)),
  game: await loadGameWords<BanqiMessages>(language, 'banqi'),
});
