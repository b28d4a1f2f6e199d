/** The parts of a ko shogi catalogue whose every entry takes the same parameters. */
import type {
  FoulRule,
  KoShogiEnding,
  KoShogiWarning,
  RefusalRule,
} from '#games/ko-shogi/codes.ts';
import type { ProblemCode } from '#games/ko-shogi/problems.ts';
import type { KoShogiNotation } from '#games/ko-shogi/settings.ts';
import type * as texts from '../codes.ts';

/** The questions of a move: their titles, and each answer. */
export interface ChoiceTexts {
  readonly promoting: (face: string) => string;
  readonly goingOn: string;
  /** Said to learners: promotion is a choice here. */
  readonly optional: string;
  readonly words: { readonly promote: string; readonly keep: string; readonly stop: string };
  /** An answer with the face that it leads to. */
  readonly answer: (word: string, face: string) => string;
}

/** A landing of a turn: its point, what was captured there, and what was shot from there. */
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
  /** The names of other pieces that left the board: burned, those of its own side too, or put out. */
  readonly gone: readonly string[];
  readonly check: boolean;
}

/** How ko shogi's own rules end a game. */
export type EndingTexts = texts.EndingTexts<KoShogiEnding>;

/** The warnings of the game. */
export type WarningTexts = texts.WarningTexts<KoShogiWarning>;

/** Why a move is not possible, or was not, by the rule that forbids it. */
export type RuleTexts = texts.Texts<RefusalRule>;

/** The fouls of the game. */
export type FoulTexts = texts.FoulTexts<FoulRule>;

/** The faults of positions. */
export type ProblemTexts = texts.ProblemTexts<ProblemCode>;

/** How moves can be written. */
export type NotationTexts = texts.Texts<KoShogiNotation>;
