/** All the words of a table of xiangqi, for tests: the table's own and the game's. */
import { type Language, loadGameWords, loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import type { XiangqiMessages, XiangqiText } from '#i18n/shapes/xiangqi/catalogue.ts';

export { languages };

/** Loads the words of a xiangqi table in one language. */
export const wordsIn = async (language: Language): Promise<XiangqiText> => ({
  ...(await loadMessages(language)),
  game: await loadGameWords<XiangqiMessages>(language, 'xiangqi'),
});
