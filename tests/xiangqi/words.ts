/** All the words of a table of xiangqi, for tests: the table's own and the game's. */
import { type Language, loadGameWords, loadMessages } from '#i18n/index.ts';
import type { XiangqiMessages, XiangqiText } from '#i18n/shapes/xiangqi/catalogue.ts';
export const languages: readonly Language[] = ['en', 'es', 'ja'];

/** What is said at the table. */
export const wordsIn = async (language: Language): Promise<XiangqiText> => ({
  ...(await loadMessages(language)),
  game: await loadGameWords<XiangqiMessages>(language, 'xiangqi'),
});
