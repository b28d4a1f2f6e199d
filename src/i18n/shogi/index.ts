/** The words of shogi. Each language comes with what the table says in it. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { ShogiMessages } from './catalogue.ts';

const words: Readonly<Record<Language, () => Promise<ShogiMessages>>> = {
  en: fetchOnce(async () => (await import('./en.ts')).en),
  es: fetchOnce(async () => (await import('./es.ts')).es),
  ja: fetchOnce(async () => (await import('./ja.ts')).ja),
};

/** Fetches what shogi says at the table; the same promise each time. */
export const loadShogiMessages = (language: Language): Promise<ShogiMessages> => words[language]();
