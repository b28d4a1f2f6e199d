/** The parts of a ko shogi catalogue whose every entry takes the same parameters. */
import type { EndingText } from '../endings.ts';

/** What a move asks: its titles, and each answer. */
export interface ChoiceTexts {
  readonly promoting: string;
  readonly goingOn: string;
  readonly promote: (face: string) => string;
  readonly keep: (face: string) => string;
  readonly stop: string;
}

/** A landing of a turn: where, what it took there, and what was shot from there. */
export interface SpokenLanding {
  readonly square: string;
  /** The name of what was captured; null when nothing was. */
  readonly captured: string | null;
  readonly shot: readonly { readonly name: string; readonly square: string }[];
}

/** One turn, in the words of its reader: the names of side, pieces and points are ready to be spoken. */
export interface SpokenTurn {
  readonly side: string;
  readonly piece: string;
  readonly landings: readonly SpokenLanding[];
  readonly choice: 'promote' | 'keep' | null;
  /** The names of what left the board besides: burned, its own too, or put out. */
  readonly gone: readonly string[];
  readonly check: boolean;
}

/** How ko shogi's own rules end a game, by code. */
export type EndingTexts = Readonly<
  Record<'command-lost' | 'repetition' | 'perpetual-check' | 'no-move', EndingText>
>;

/** What is warned of, by code: about a side, or about both. */
export type WarningTexts = Readonly<
  Record<'third-time' | 'third-time-checking', (side: string) => string>
>;

/** A foul: its name, who did what, and what the board shows to prove it. */
interface FoulText {
  readonly name: string;
  readonly did: (side: string) => string;
  readonly proof: string;
}

/** The fouls of ko shogi, by the rule that they break. */
export type FoulTexts = Readonly<
  Record<
    'pawn-without-drum' | 'immune-to-displacement' | 'silenced' | 'immune-to-shot' | 'frozen',
    FoulText
  >
>;

/** What makes a position unplayable, by code: the side it is about, and the kind of piece where it is about one. */
export type ProblemTexts = Readonly<
  Record<
    'command-missing' | 'too-many' | 'no-move',
    (about: { readonly side: string; readonly piece: string }) => string
  >
>;
