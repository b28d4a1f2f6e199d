/** The parts of the words of xiangqi that list codes of the game: every code has its words. */
import type { FoulRule, RefusalRule, XiangqiEnding, XiangqiWarning } from '#games/xiangqi/codes.ts';
import type { ProblemCode } from '#games/xiangqi/problems.ts';
import type { XiangqiNotation } from '#games/xiangqi/settings.ts';
import type * as texts from '../codes.ts';

/** One turn, in the words of its reader: the names of side, piece and point are ready to be spoken. */
export interface SpokenTurn {
  readonly side: string;
  readonly piece: string;
  readonly square: string;
  /** The name of what was captured; null when nothing was. */
  readonly captured: string | null;
  readonly check: boolean;
}

/** How xiangqi's own rules end a game. */
export type EndingTexts = texts.EndingTexts<XiangqiEnding>;

/** The warnings of the game. */
export type WarningTexts = texts.WarningTexts<XiangqiWarning>;

/** Why a move is not possible, or was not, by the rule that forbids it. */
export type RuleTexts = texts.Texts<RefusalRule>;

/** The fouls of the game. */
export type FoulTexts = texts.FoulTexts<FoulRule>;

/** The faults of positions. */
export type ProblemTexts = texts.ProblemTexts<ProblemCode>;

/** How moves can be written. */
export type NotationTexts = texts.Texts<XiangqiNotation>;
