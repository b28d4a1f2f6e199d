/** The parts of a shogi catalogue whose every entry takes the same parameters. */
import type { EndingText } from '../endings.ts';

/** One turn, in the words of its reader: the names of side, piece and square are ready to be spoken. */
export interface SpokenTurn {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  readonly dropped: boolean;
  /** The name of what was captured; null when nothing was. */
  readonly captured: string | null;
  /** Whether the piece promoted, or its player chose that it stays; null when neither was possible. */
  readonly choice: 'promote' | 'keep' | null;
  readonly check: boolean;
}

/** How shogi's own rules end a game, by code; `no-mate` is the end of a problem without solution, in files only. */
export type EndingTexts = Readonly<
  Record<
    | 'checkmate'
    | 'no-move'
    | 'sennichite'
    | 'perpetual-check'
    | 'impasse'
    | 'declaration'
    | 'move-limit'
    | 'no-mate',
    EndingText
  >
>;

/** What is warned of, by code: about a side, or without one about both. */
export type WarningTexts = Readonly<
  Record<'third-time' | 'third-time-checking', (side: string) => string>
>;

/** The points of a side at an impasse: in the promotion zone, elsewhere on the board, in hand, credited for a handicap, and in all. */
export interface Points {
  readonly zone: number;
  readonly elsewhere: number;
  readonly hand: number;
  readonly credit: number;
  readonly total: number;
}

/** A foul: its name, who did what, and what the board shows to prove it. */
export interface FoulText {
  readonly name: string;
  readonly did: (side: string) => string;
  readonly proof: string;
}

/** The fouls of shogi, by the rule that they break. */
export type FoulTexts = Readonly<
  Record<
    'nifu' | 'dead-square' | 'pinned' | 'king-left-in-check' | 'moved-into-check' | 'uchifuzume',
    FoulText
  >
>;

/** What makes a position unplayable, by code: the side it is about, and for `too-many` the kind of piece. */
export type ProblemTexts = Readonly<
  Record<
    | 'king-missing'
    | 'too-many-kings'
    | 'nifu'
    | 'dead-piece'
    | 'too-many'
    | 'in-check'
    | 'checkmate'
    | 'no-move',
    (about: { readonly side: string; readonly piece: string }) => string
  >
>;
