/** The parts of a xiangqi catalogue whose every entry takes the same parameters. */
import type { EndingText } from '../endings.ts';

/** One turn, in the words of its reader: the names of side, piece and point are ready to be spoken. */
export interface SpokenTurn {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  /** The name of what was captured; null when nothing was. */
  readonly captured: string | null;
  readonly check: boolean;
}

/** How xiangqi's own rules end a game, by code. */
export type EndingTexts = Readonly<
  Record<
    | 'checkmate'
    | 'stalemate'
    | 'no-attackers'
    | 'perpetual-check'
    | 'perpetual-chase'
    | 'repetition'
    | 'no-capture',
    EndingText
  >
>;

/** What is warned of, by code: about a side. */
export type WarningTexts = Readonly<
  Record<'second-time-checking' | 'second-time-chasing', (side: string) => string>
>;

/** A foul: its name, who did what, and what the board shows to prove it. */
interface FoulText {
  readonly name: string;
  readonly did: (side: string) => string;
  readonly proof: string;
}

/** The fouls of xiangqi, by the rule that they break. */
export type FoulTexts = Readonly<
  Record<'pinned' | 'king-left-in-check' | 'moved-into-check' | 'facing-kings', FoulText>
>;

/** What makes a position unplayable, by code: the side it is about, and the kind of piece where it is about one. */
export type ProblemTexts = Readonly<
  Record<
    | 'king-missing'
    | 'too-many-kings'
    | 'misplaced'
    | 'too-many'
    | 'facing-kings'
    | 'in-check'
    | 'checkmate'
    | 'stalemate'
    | 'no-attackers',
    (about: { readonly side: string; readonly piece: string }) => string
  >
>;
