/** The words of xiangqi. Each language comes with what the table says in it. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { XiangqiMessages } from './catalogue.ts';

const words: Readonly<Record<Language, () => Promise<XiangqiMessages>>> = {
  en: fetchOnce(() => import('./en.ts').then((m) => m.en)),
  es: fetchOnce(() => import('./es.ts').then((m) => m.es)),
  ja: fetchOnce(() => import('./ja.ts').then((m) => m.ja)),
};

/** Fetches what xiangqi says at the table; the same promise each time. */
export const loadXiangqiMessages = (language: Language): Promise<XiangqiMessages> =>
  words[language]();
