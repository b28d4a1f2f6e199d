/**
 * The agreements and settings of a game, in general: options, ways to play by name, starts. Each game brings its own
 * lists.
 */
import type { Seat } from '#kernel/game.ts';

/** A value that an option can have. */
export type OptionValue = string | number | boolean | null;

/** The values that players have chosen, by the ids of the options. */
export type Options = Readonly<Record<string, OptionValue>>;

/** Something asked only while another option of the same list has one of these values. */
export interface AppliesWhen {
  readonly option: string;
  readonly is: readonly OptionValue[];
}

/** One thing that can be agreed or set: its possible values, and the value it has first. */
export type OptionSpec =
  | {
      readonly id: string;
      readonly kind: 'choice';
      /** In the order in which they are offered. */
      readonly choices: readonly (string | number | null)[];
      readonly first: string | number | null;
      /** First values for readers of certain languages, by language; they replace `first`. */
      readonly firstIn?: Readonly<Record<string, string | number | null>>;
      /**
       * Values that this option had once, each with the values of other options that now say the same. This option then
       * gets its first value.
       */
      readonly formerly?: Readonly<Record<string, Options>>;
      readonly when?: AppliesWhen;
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** The step between values; without one they are whole numbers. */
      readonly step?: number;
      readonly first: number;
      readonly when?: AppliesWhen;
    }
  | {
      readonly id: string;
      readonly kind: 'flag';
      readonly first: boolean;
      /** The option that it adds to. It stands below that option wherever that is asked. */
      readonly below?: string;
      readonly when?: AppliesWhen;
      /** It draws the effects of pieces that act from afar. They can be read in words as well. */
      readonly afar?: true;
    };

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

/** The answers of a way to play to the questions that the table asks before any game. Times are in milliseconds. */
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

/** How people play who have agreed on nothing. */
export const friendly: TableAnswers = {
  strictness: 'teach',
  takebacks: 'free',
  agreedDraw: false,
  replayClock: 'remaining',
  clock: { kind: 'none' },
};

/** A way to play by name: how tournaments, broadcasts or friends do. */
export interface Preset {
  readonly id: string;
  readonly table: TableAnswers;
  /** Options that differ from their first values. */
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

/** Everything that two people can agree on before a game. */
export interface Agreement {
  /** The options of the rules, in the order in which they are asked; each is a rule of that name. */
  readonly options: readonly OptionSpec[];
  /** The options by which a game can be void and is played again, in their order; empty where none ever is. */
  readonly replayed: readonly AppliesWhen[];
  /** The clocks that are offered by name, in that order; any other is agreed by its numbers. */
  readonly clocks: readonly TableAnswers['clock'][];
  /** In the order in which they are offered; the first is what people play who agree on nothing. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** In the order in which they are offered, the even one first; of those that share a rung the ladder gives the first. */
  readonly starts: readonly [Start, ...Start[]];
  /**
   * The position text that a game with these options begins from. Some options change what is legal, and the move
   * generator looks at the position alone. Absent if no option does.
   */
  setup?(start: string, options: Options): string;
}
