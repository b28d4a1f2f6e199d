/** Fetches the catalogues: each language is a file of its own, English too, so that a player loads only the one they read. */
import { fetchOnce } from '#loading/chunk.ts';
import type { GameWords, TableMessages } from './catalogue.ts';
import type { Language } from './languages.ts';

export { detectLanguage, type Language, languageNames, languages } from './languages.ts';

/** Answers for the path of a file with its words, which are fetched once. */
export const wordsAt = <T>(
  files: Readonly<Record<string, () => Promise<T>>>,
): ((path: string) => Promise<T>) => {
  const fetched = new Map(Object.entries(files).map(([path, load]) => [path, fetchOnce(load)]));
  return (path) => fetched.get(path)?.() ?? Promise.reject(new Error(`no words at ${path}`));
};

const tables = wordsAt(import.meta.glob<TableMessages>('./*/index.ts', { import: 'messages' }));
const games = wordsAt(
  import.meta.glob<GameWords>(['./*/*/words.ts', '!./shapes/**'], { import: 'words' }),
);
const rules = wordsAt(
  import.meta.glob<object>(['./*/*/rules.ts', '!./shapes/**'], { import: 'rules' }),
);

/** Fetches everything that the table says in a language; the same promise each time. */
export const loadMessages = (language: Language): Promise<TableMessages> =>
  tables(`./${language}/index.ts`);

/** Fetches what a game says in a language; the same promise each time. Rejects for a game without words. */
export const loadGameWords = <W extends GameWords>(language: Language, game: string): Promise<W> =>
  // The shape `W` is that of the game, and only its own folders name a narrower one.
  games(`./${language}/${game}/words.ts`) as Promise<W>;

/** Fetches the text of a game's rules page in a language; the same promise each time. */
export const loadRulesText = <R extends object>(language: Language, game: string): Promise<R> =>
  rules(`./${language}/${game}/rules.ts`) as Promise<R>;
