/** The rules text of each language: fetched when the rules page opens. */
import type { Language } from '../../catalogue.ts';
import type { RulesText } from './rules-text.ts';

const loaders: Readonly<Record<Language, () => Promise<RulesText>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
};

/** Fetches what the rules page says of ko shogi in a language. */
export const loadRulesText = (language: Language): Promise<RulesText> => loaders[language]();
