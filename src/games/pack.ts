/** What a game brings to the table besides its looks and its words: so that whoever asks a pack knows no game. */
import type { Game, RefusalClass, Seat } from '#kernel/game.ts';
import type { drawIn } from '#record/chance.ts';

/** The closed lists of words that a game speaks in; every catalogue of that game has its text for each. */
export interface Codes {
  /** How a game can end by its own rules. */
  readonly outcomes: readonly string[];
  /** The rules that can forbid a move, and what kind of mistake it is to go against each. */
  readonly refusals: Readonly<Record<string, RefusalClass>>;
  /** What it warns of while it is played. */
  readonly warnings: readonly string[];
  /** What can make a position unplayable. */
  readonly problems: readonly string[];
}

/** The pure part of a game. */
export interface GamePack {
  /** The name by which records, stored rows and addresses know the game. */
  readonly id: string;
  readonly game: Game;
  readonly codes: Codes;
  /**
   * The headers that tell the names of seat 0 and seat 1 in rows stored before records had names of their own, the first
   * that tells one; absent in a game without such rows.
   */
  readonly nameHeaders?: readonly [readonly string[], readonly string[]];
  /** What people at the table may like otherwise in this game, in the order in which it is asked. */
  readonly settings: readonly OptionSpec[];
  /** What can be agreed before a game: a chunk of its own, for only who sets one up needs it. */
  readonly agreement: () => Promise<Agreement>;
  /** What chance draws for a move, made by `record/chance.ts`; absent in a game without chance. */
  readonly draw?: ReturnType<typeof drawIn>;
}

/** Packs by the ids of their games; each is fetched when first wanted. */
export type Packs = Readonly<Record<string, () => Promise<GamePack>>>;

/** Whether a game of that id is known; stored rows and addresses may name any. */
export const knowsGame = (packs: Packs, id: string): boolean => Object.hasOwn(packs, id);

/** Fetches the pack of a game; rejects where it does not come, or no game of that id is known. */
export const packOf = async (packs: Packs, id: string): Promise<GamePack> => {
  const fetchPack = knowsGame(packs, id) ? packs[id] : undefined;
  if (fetchPack === undefined) throw new Error(`no game is called ${id}`);
  return fetchPack();
};

/** A value that an option can have. */
export type OptionValue = string | number | boolean | null;

/** What players have chosen, by the ids of the options. */
export type Options = Readonly<Record<string, OptionValue>>;

/** Something asked only while another option of the same list has one of these values. */
export interface Asked {
  readonly option: string;
  readonly is: readonly OptionValue[];
}

/** One thing that can be agreed or set: what it can be, and what it is first. */
export type OptionSpec =
  | {
      readonly id: string;
      readonly kind: 'choice';
      /** In the order in which they are offered. */
      readonly choices: readonly (string | number | null)[];
      readonly first: string | number | null;
      /** What it is first for who reads another language than most, by language. */
      readonly firstIn?: Readonly<Record<string, string | number | null>>;
      readonly when?: Asked;
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** The step between values; without one they are whole numbers. */
      readonly step?: number;
      readonly first: number;
      readonly when?: Asked;
    }
  | { readonly id: string; readonly kind: 'flag'; readonly first: boolean; readonly when?: Asked };

/** The value of an option, by its list entry. */
type ValueOf<Spec extends OptionSpec> = Spec extends {
  readonly kind: 'choice';
  readonly choices: readonly (infer Choice)[];
}
  ? Choice
  : Spec extends { readonly kind: 'flag' }
    ? boolean
    : number;

/** The values of a list of options that is written out. */
export type ValuesOf<List extends readonly OptionSpec[]> = {
  readonly [Spec in List[number] as Spec['id']]: ValueOf<Spec>;
};

/** What a way to play says of the questions that the table itself asks before any game; times in milliseconds. */
export interface TableAnswers {
  readonly strictness: 'teach' | 'casual' | 'claim' | 'strict' | 'retry-same' | 'retry-any';
  readonly takebacks: 'free' | 'ask' | 'off';
  readonly agreedDraw: boolean;
  readonly replayClock: 'remaining' | 'fresh';
  readonly clock: {
    readonly kind: 'none' | 'main' | 'byoyomi' | 'koryo' | 'move' | 'fischer' | 'canadian';
    readonly mainMs?: number;
    readonly byoyomiMs?: number;
    readonly periods?: number;
    readonly incrementMs?: number;
    readonly moves?: number;
  };
}

/** A way to play by name: how tournaments, broadcasts or friends do. */
export interface Preset {
  readonly id: string;
  readonly table: TableAnswers;
  /** Options that differ from what they are first. */
  readonly options: Options;
}

/** A position that games begin from. */
export interface Start {
  readonly id: string;
  /** As `game.text.position` writes it. */
  readonly setup: string;
  readonly first: Seat;
  /** The side that gives pieces to the other; null where nobody does. */
  readonly gives: Seat | null;
  /** Its place on the ladder of handicaps, from 0 for an even game; starts that give as much share one. Null where it is on none. */
  readonly rung: number | null;
  /** Rules of the game that come with it: what is given may be credited. */
  readonly rules: Options;
}

/** What two people can agree on before a game. */
export interface Agreement {
  /** The options of the rules, in the order in which they are asked; each is a rule of that name. */
  readonly options: readonly OptionSpec[];
  /** Whether a game can be void and is played again; null where none ever is. */
  readonly replayed: Asked | null;
  /** In the order in which they are offered; the first is what people play who agree on nothing. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** In the order in which they are offered, the even one first; of those that share a rung the ladder gives the first. */
  readonly starts: readonly [Start, ...Start[]];
}
