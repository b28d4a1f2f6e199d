/** What ko shogi says on pages and sheets: nothing of it is wanted before the first of them opens. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { KoShogiPageMessages } from './catalogue.ts';

const pages: Readonly<Record<Language, () => Promise<KoShogiPageMessages>>> = {
  en: fetchOnce(async () => (await import('./pages/en.ts')).en),
  es: fetchOnce(async () => (await import('./pages/es.ts')).es),
  ja: fetchOnce(async () => (await import('./pages/ja.ts')).ja),
};

/** Fetches what ko shogi says on pages and sheets; the same promise each time. */
export const loadKoShogiPageMessages = (language: Language): Promise<KoShogiPageMessages> =>
  pages[language]();
