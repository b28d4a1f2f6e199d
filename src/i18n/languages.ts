/** The languages that the table speaks. */

/** Each language by its own name, in the order in which they are offered. A folder beside this file has the words of each. */
export const languageNames = { en: 'English', es: 'Español', ja: '日本語' } as const;

/** A language that the whole table speaks. */
export type Language = keyof typeof languageNames;

/** Every language, in the order in which they are offered. */
export const languages = Object.keys(languageNames) as readonly Language[];

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

/** The first of the reader's preferred languages that the table speaks; English when it speaks none. */
export const detectLanguage = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
};
