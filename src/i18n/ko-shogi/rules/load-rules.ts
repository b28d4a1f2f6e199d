/** The rules text of each language: fetched when the rules page opens. */
import type { Language } from '../../catalogue.ts';
import type { RulesText } from './rules-text.ts';

const loaders: Readonly<Record<Language, () => Promise<RulesText>>> = {
  en: () => import('./en.ts').then((m) => m.en),
  es: () => import('./es.ts').then((m) => m.es),
  ja: () => import('./ja.ts').then((m) => m.ja),
};

/** Fetches what the rules page says of ko shogi in a language. */
export const loadRulesText = (language: Language): Promise<RulesText> => loaders[language]();
