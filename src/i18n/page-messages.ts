/** The catalogues of pages and sheets, and the names of the languages: nothing of it is wanted before the first of them opens. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language, TablePageMessages } from './catalogue.ts';

/** Each language by its own name, in the order in which they are offered. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ja: '日本語',
};

const pages: Readonly<Record<Language, () => Promise<TablePageMessages>>> = {
  en: fetchOnce(() => import('./pages/en.ts').then((m) => m.en)),
  es: fetchOnce(() => import('./pages/es.ts').then((m) => m.es)),
  ja: fetchOnce(() => import('./pages/ja.ts').then((m) => m.ja)),
};

/** Fetches what pages and sheets say; the same promise each time, so that a page may wait for it while it renders. */
export const loadPageMessages = (language: Language): Promise<TablePageMessages> =>
  pages[language]();
