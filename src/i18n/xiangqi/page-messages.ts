/** What xiangqi says on pages and sheets: nothing of it is wanted before the first of them opens. */
import { fetchOnce } from '#loading/chunk.ts';
import type { Language } from '../catalogue.ts';
import type { XiangqiPageMessages } from './catalogue.ts';

const pages: Readonly<Record<Language, () => Promise<XiangqiPageMessages>>> = {
  en: fetchOnce(() => import('./pages/en.ts').then((m) => m.en)),
  es: fetchOnce(() => import('./pages/es.ts').then((m) => m.es)),
  ja: fetchOnce(() => import('./pages/ja.ts').then((m) => m.ja)),
};

/** Fetches what xiangqi says on pages and sheets; the same promise each time. */
export const loadXiangqiPageMessages = (language: Language): Promise<XiangqiPageMessages> =>
  pages[language]();
