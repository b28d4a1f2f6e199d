/** The parts of a shogi catalogue whose every entry takes the same parameters. */
import type { FoulRule, RefusalRule, ShogiEnding, ShogiWarning } from '#games/shogi/codes.ts';
import type { ProblemCode } from '#games/shogi/problems.ts';
import type { ShogiNotation } from '#games/shogi/settings.ts';
import type * as texts from '../codes.ts';

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

/** The points of a side at an impasse: in the promotion zone, elsewhere on the board, in hand, credited for a handicap, and in all. */
export interface Points {
  readonly zone: number;
  readonly elsewhere: number;
  readonly hand: number;
  readonly credit: number;
  readonly total: number;
}

/** How shogi's own rules end a game; `no-mate` is the end of a problem without solution, in files only. */
export type EndingTexts = texts.EndingTexts<ShogiEnding | 'no-mate'>;

/** The warnings of the game. */
export type WarningTexts = texts.WarningTexts<ShogiWarning>;

/** Why a move is not possible, or was not, by the rule that forbids it. */
export type RuleTexts = texts.Texts<RefusalRule>;

/** The fouls of the game. */
export type FoulTexts = texts.FoulTexts<FoulRule>;

/** The faults of positions. */
export type ProblemTexts = texts.ProblemTexts<ProblemCode>;

/** How moves can be written. */
export type NotationTexts = texts.Texts<ShogiNotation>;
