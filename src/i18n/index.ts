/** The catalogues. Each language is its own chunk, English too, so that a player loads only the one they read. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language, TableMessages } from './catalogue.ts';

export type { Language } from './catalogue.ts';
export type { EndingText } from './endings.ts';

// Written out one by one, so that the bundler sees each chunk and the compiler sees each gap.
const loaders: Readonly<Record<Language, () => Promise<TableMessages>>> = {
  en: fetchOnce(() => import('./en.ts').then((m) => m.en)),
  es: fetchOnce(() => import('./es.ts').then((m) => m.es)),
  ja: fetchOnce(() => import('./ja.ts').then((m) => m.ja)),
};

/** Fetches what the table says in a language. */
export const loadMessages = (language: Language): Promise<TableMessages> => loaders[language]();

const isLanguage = (tag: string): tag is Language => Object.hasOwn(loaders, tag);

/** The first of the reader's preferred languages that the table speaks; English when it speaks none. */
export const detectLanguage = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
};
