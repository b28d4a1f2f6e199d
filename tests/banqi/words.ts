/** All the words of a table of banqi, for tests: the table's own and the game's. */

import type { BanqiPageText, BanqiText } from '#i18n/banqi/catalogue.ts';
import { loadBanqiMessages } from '#i18n/banqi/index.ts';
import { loadBanqiPageMessages } from '#i18n/banqi/page-messages.ts';
import { type Language, loadMessages } from '#i18n/index.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';

export const languages: readonly Language[] = ['en', 'es', 'ja'];

/** What is said at the table. */
export const wordsIn = async (language: Language): Promise<BanqiText> => ({
  ...(await loadMessages(language)),
  game: await loadBanqiMessages(language),
});

/** What pages and sheets say. */
export const pageWordsIn = async (language: Language): Promise<BanqiPageText> => ({
  ...(await loadPageMessages(language)),
  game: await loadBanqiPageMessages(language),
});
