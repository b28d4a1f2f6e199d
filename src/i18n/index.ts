/** The catalogues. Each language is its own chunk, English too, so that a player loads only the one they read. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language, Messages } from './catalogue.ts';

export type { Language, Messages, PageMessages, ShogiMessages } from './catalogue.ts';
export type { EndingText } from './endings.ts';

// Written out one by one, so that the bundler sees each chunk and the compiler sees each gap.
const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: fetchOnce(async () => {
    const [table, shogi] = await Promise.all([import('./en.ts'), import('./shogi/en.ts')]);
    return { ...table.en, shogi: shogi.en };
  }),
  es: fetchOnce(async () => {
    const [table, shogi] = await Promise.all([import('./es.ts'), import('./shogi/es.ts')]);
    return { ...table.es, shogi: shogi.es };
  }),
  ja: fetchOnce(async () => {
    const [table, shogi] = await Promise.all([import('./ja.ts'), import('./shogi/ja.ts')]);
    return { ...table.ja, shogi: shogi.ja };
  }),
};

/** Fetches all the words of a language. */
export const loadMessages = (language: Language): Promise<Messages> => loaders[language]();

const isLanguage = (tag: string): tag is Language => Object.hasOwn(loaders, tag);

/** The first of the reader's preferred languages that the table speaks; English when it speaks none. */
export const detectLanguage = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
};
