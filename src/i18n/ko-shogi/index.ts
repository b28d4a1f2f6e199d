/** The words of ko shogi. Each language comes with what the table says in it. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { KoShogiMessages } from './catalogue.ts';

const words: Readonly<Record<Language, () => Promise<KoShogiMessages>>> = {
  en: fetchOnce(async () => (await import('./en.ts')).en),
  es: fetchOnce(async () => (await import('./es.ts')).es),
  ja: fetchOnce(async () => (await import('./ja.ts')).ja),
};

/** Fetches what ko shogi says at the table; the same promise each time. */
export const loadKoShogiMessages = (language: Language): Promise<KoShogiMessages> =>
  words[language]();
