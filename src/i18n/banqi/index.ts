/** The words of banqi. Each language comes with what the table says in it. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { BanqiMessages } from './catalogue.ts';

const words: Readonly<Record<Language, () => Promise<BanqiMessages>>> = {
  en: fetchOnce(() => import('./en.ts').then((m) => m.en)),
  es: fetchOnce(() => import('./es.ts').then((m) => m.es)),
  ja: fetchOnce(() => import('./ja.ts').then((m) => m.ja)),
};

/** Fetches what banqi says at the table; the same promise each time. */
export const loadBanqiMessages = (language: Language): Promise<BanqiMessages> => words[language]();
