/** The shape of a catalogue, read off the English one: same keys, same parameters, any words. */
import type { messages } from './en/index.ts';
import type { Language } from './languages.ts';

/** The shape of a catalogue in every language, made from the catalogue `T` that gives the shape. */
export type Catalogue<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Catalogue<T[K]> };

/** Everything that the table itself says, whatever is played on it. */
export type TableMessages = Catalogue<Omit<typeof messages, 'language'>> & {
  readonly language: Language;
};

/** The words of each game that the table's own words need. */
export interface GameWords {
  /** The name of a record of this game, in the middle of a sentence: a kifu in shogi. */
  readonly record: string;
  /** The same with an explanation, for the place where it is named first. */
  readonly recordExplained: string;
}

/** Everything a player can read or hear at the table, in one language; all other words of the game are known to its skin alone. */
export type Messages<G extends object = object> = TableMessages & { readonly game: G & GameWords };
