/** The parts of a banqi catalogue whose every entry takes the same parameters. */
import type { EndingText } from '../endings.ts';

/** One turn, in the words of its reader: the names of side, piece and square are ready to be spoken. */
export interface SpokenTurn {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  /** The name of what was captured; null when nothing was. */
  readonly captured: string | null;
}

/** A piece that was turned up: by whom, and whose colour is which where this has just become known. */
export interface SpokenTurnUp {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  /** The colour that whoever turned it up has from now on; null where that was known. */
  readonly takes: string | null;
}

/** What still lies face down of one colour, in the words of its reader. */
export interface HiddenPieces {
  readonly colour: string;
  readonly count: number;
  readonly kinds: readonly (readonly [name: string, count: number])[];
}

/** How banqi's own rules end a game, by code. */
export type EndingTexts = Readonly<
  Record<'no-pieces' | 'no-move' | 'repetition' | 'no-progress', EndingText>
>;

/** What is warned of, by code. */
export type WarningTexts = Readonly<Record<'second-time', () => string>>;

/** What makes a position unplayable, by code, and the side it is about. */
export type ProblemTexts = Readonly<
  Record<
    'face-up-without-colour' | 'second-without-colour' | 'no-pieces' | 'no-move',
    (about: { readonly side: string }) => string
  >
>;
