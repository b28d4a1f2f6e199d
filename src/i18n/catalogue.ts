/** The shape of a catalogue, read off the English one: same keys, same parameters, any words. */
import type { en } from './en.ts';
import type { en as pagesEn } from './pages/en.ts';

/** A language that the whole table speaks. */
export type Language = 'en' | 'es' | 'ja';

/** What a catalogue has in every language, by the one that gives the shape. */
export type Catalogue<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Catalogue<T[K]> };

/** What the table itself says, whatever is played on it. */
export type TableMessages = Catalogue<Omit<typeof en, 'language'>> & {
  readonly language: Language;
};

/** What the pages and sheets say that are not there from the start, whatever is played: games, files, settings. */
export type TablePageMessages = Catalogue<typeof pagesEn>;

/** The words of each game that the table's own words need. */
export interface GameWords {
  /** The name of a record of this game, in the middle of a sentence: a kifu in shogi. */
  readonly record: string;
  /** The same with what it is, where it is named first. */
  readonly recordExplained: string;
}

/** Everything a player can read or hear at the table, in one language; all other words of the game are known to its skin alone. */
export type Messages<G extends object = object> = TableMessages & { readonly game: G & GameWords };

/** Everything the pages and sheets say, in one language, with what that game adds. */
export type PageMessages<G extends object = object> = TablePageMessages & { readonly game: G };
