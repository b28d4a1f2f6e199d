/** The catalogues. Each language is its own chunk, English too, so that a player loads only the one they read. */
import type { Language, Messages, PageMessages } from './catalogue.ts';

export type {
  Language,
  Messages,
  PageMessages,
  ShogiMessages,
} from './catalogue.ts';
export type { EndingText } from './endings.ts';

/** Each language by its own name, in the order in which they are offered. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ja: '日本語',
};

// Written out one by one, so that the bundler sees each chunk and the compiler sees each gap.
const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => {
    const [table, shogi] = await Promise.all([import('./en.ts'), import('./shogi/en.ts')]);
    return { ...table.en, shogi: shogi.en };
  },
  es: async () => {
    const [table, shogi] = await Promise.all([import('./es.ts'), import('./shogi/es.ts')]);
    return { ...table.es, shogi: shogi.es };
  },
  ja: async () => {
    const [table, shogi] = await Promise.all([import('./ja.ts'), import('./shogi/ja.ts')]);
    return { ...table.ja, shogi: shogi.ja };
  },
};

/** Fetches all the words of a language. */
export const loadMessages = (language: Language): Promise<Messages> => loaders[language]();

const pageLoaders: Readonly<Record<Language, () => Promise<PageMessages>>> = {
  en: async () => (await import('./pages/en.ts')).en,
  es: async () => (await import('./pages/es.ts')).es,
  ja: async () => (await import('./pages/ja.ts')).ja,
};

const pages = new Map<Language, Promise<PageMessages>>();

/** Fetches what pages and sheets say; the same promise each time, so that a page may wait for it while it renders. */
export const loadPageMessages = (language: Language): Promise<PageMessages> => {
  const loading = pages.get(language) ?? pageLoaders[language]();
  pages.set(language, loading);
  return loading;
};

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

/** The first of the reader's preferred languages that the table speaks; English when it speaks none. */
export const detectLanguage = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
};
