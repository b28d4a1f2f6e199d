/** All the words of a table of xiangqi, for tests: the table's own and the game's. */
import { type Language, loadMessages } from '#i18n/index.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';
import type { XiangqiPageText, XiangqiText } from '#i18n/xiangqi/catalogue.ts';
import { loadXiangqiMessages } from '#i18n/xiangqi/index.ts';
import { loadXiangqiPageMessages } from '#i18n/xiangqi/page-messages.ts';

export const languages: readonly Language[] = ['en', 'es', 'ja'];

/** What is said at the table. */
export const wordsIn = async (language: Language): Promise<XiangqiText> => ({
  ...(await loadMessages(language)),
  game: await loadXiangqiMessages(language),
});

/** What pages and sheets say. */
export const pageWordsIn = async (language: Language): Promise<XiangqiPageText> => ({
  ...(await loadPageMessages(language)),
  game: await loadXiangqiPageMessages(language),
});
