/** The words of xiangqi. Each language comes with what the table says in it. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { XiangqiMessages } from './catalogue.ts';

const words: Readonly<Record<Language, () => Promise<XiangqiMessages>>> = {
  en: fetchOnce(async () => (await import('./en.ts')).en),
  es: fetchOnce(async () => (await import('./es.ts')).es),
  ja: fetchOnce(async () => (await import('./ja.ts')).ja),
};

/** Fetches what xiangqi says at the table; the same promise each time. */
export const loadXiangqiMessages = (language: Language): Promise<XiangqiMessages> =>
  words[language]();
