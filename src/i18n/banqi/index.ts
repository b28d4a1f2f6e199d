/** The words of banqi. Each language comes with what the table says in it. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { BanqiMessages } from './catalogue.ts';

const words: Readonly<Record<Language, () => Promise<BanqiMessages>>> = {
  en: fetchOnce(async () => (await import('./en.ts')).en),
  es: fetchOnce(async () => (await import('./es.ts')).es),
  ja: fetchOnce(async () => (await import('./ja.ts')).ja),
};

/** Fetches what banqi says at the table; the same promise each time. */
export const loadBanqiMessages = (language: Language): Promise<BanqiMessages> => words[language]();
