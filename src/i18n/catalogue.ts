/** The shape of a catalogue, read off the English one: same keys, same parameters, any words. */
import type { en } from './en.ts';
import type { en as pagesEn } from './pages/en.ts';
import type { en as shogiEn } from './shogi/en.ts';

/** A language that the whole table speaks. */
export type Language = 'en' | 'es' | 'ja';

type Catalogue<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Catalogue<T[K]> };

/** What the table itself says, whatever is played on it. */
export type TableMessages = Catalogue<Omit<typeof en, 'language'>> & {
  readonly language: Language;
};

/** What shogi adds: pieces, refusals, endings. */
export type ShogiMessages = Catalogue<typeof shogiEn>;

/** What the pages and sheets say that are not there from the start: games, files, settings. */
export type PageMessages = Catalogue<typeof pagesEn>;

/** Everything a player can read or hear at the table, in one language. */
export type Messages = TableMessages & { readonly shogi: ShogiMessages };
