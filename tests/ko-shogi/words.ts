/** All the words of a table of ko shogi, for tests: the table's own and the game's. */
import { type Language, loadMessages } from '#i18n/index.ts';
import type { KoShogiPageText, KoShogiText } from '#i18n/ko-shogi/catalogue.ts';
import { loadKoShogiMessages } from '#i18n/ko-shogi/index.ts';
import { loadKoShogiPageMessages } from '#i18n/ko-shogi/page-messages.ts';
import { loadPageMessages } from '#i18n/page-messages.ts';

export const languages: readonly Language[] = ['en', 'es', 'ja'];

/** What is said at the table. */
export const wordsIn = async (language: Language): Promise<KoShogiText> => ({
  ...(await loadMessages(language)),
  game: await loadKoShogiMessages(language),
});

/** What pages and sheets say. */
export const pageWordsIn = async (language: Language): Promise<KoShogiPageText> => ({
  ...(await loadPageMessages(language)),
  game: await loadKoShogiPageMessages(language),
});
