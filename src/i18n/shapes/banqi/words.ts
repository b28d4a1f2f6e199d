/** The parts of a banqi catalogue whose every entry takes the same parameters. */
import type { BanqiEnding, BanqiWarning, RefusalRule } from '#games/banqi/codes.ts';
import type { ProblemCode } from '#games/banqi/problems.ts';
import type { BanqiNotation } from '#games/banqi/settings.ts';
import type * as texts from '../codes.ts';

/** One turn, in the words of its reader: the names of side, piece and square are ready to be spoken. */
export interface SpokenTurn {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  /** The name of what was captured; null when nothing was. */
  readonly captured: string | null;
}

/** A piece that was turned up: by which side, and the colour of that side where it has just become known. */
export interface SpokenTurnUp {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  /** The colour that the side that turned it up has from now on; null where that was known before. */
  readonly takes: string | null;
}

/** The pieces of one colour that still lie face down, named in the player's language. */
export interface HiddenPieces {
  readonly colour: string;
  readonly count: number;
  readonly kinds: readonly (readonly [name: string, count: number])[];
}

/** How banqi's own rules end a game. */
export type EndingTexts = texts.EndingTexts<BanqiEnding>;

/** The warnings of the game. */
export type WarningTexts = texts.WarningTexts<BanqiWarning>;

/** Why a move is not possible, or was not, by the rule that forbids it. */
export type RuleTexts = texts.Texts<RefusalRule>;

/** The faults of positions. */
export type ProblemTexts = texts.ProblemTexts<ProblemCode>;

/** How moves can be written. */
export type NotationTexts = texts.Texts<BanqiNotation>;
