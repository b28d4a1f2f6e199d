/** All the words of a table of banqi, for tests: the table's own and the game's. */
import { type Language, loadGameWords, loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import type { BanqiMessages, BanqiText } from '#i18n/shapes/banqi/catalogue.ts';

export { languages };

/** Loads the words of a banqi table in one language. */
export const wordsIn = async (language: Language): Promise<BanqiText> => ({
  ...(await loadMessages(language)),
  game: await loadGameWords<BanqiMessages>(language, 'banqi'),
});
