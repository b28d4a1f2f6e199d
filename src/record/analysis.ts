/**
 * The evaluations and lines of play that programs write into the comments of a record. A comment stays as it is: this is
 * only what a reader of it finds.
 */
import type { Line, Seat, Turn } from '#kernel/game.ts';

type AnyLine = Line<object, object>;

/** How good a position is: in hundredths of a pawn, positive for seat 0, or who mates, and in how many moves if that is said. */
export type Score =
  | { readonly is: 'points'; readonly points: number }
  | { readonly is: 'mate'; readonly winner: Seat; readonly moves: number | null };

/** One evaluation of a program, with the line of play that it expects. */
export interface ProgramLine {
  readonly engine?: string;
  readonly depth?: number;
  readonly score?: Score;
  /** Whether the line leaves the position before the commented move: the program would have moved otherwise there. */
  readonly instead: boolean;
  /** Legal moves only: the line is cut before the first one that is not. */
  readonly turns: readonly Turn<object>[];
}

/** A comment as it is read: the evaluations of programs in it, and the words of people. */
export interface CommentReading {
  readonly lines: readonly ProgramLine[];
  readonly rest: string;
}

/** Reads a comment on the last move of a line of play. It never throws, whatever the comment says. */
export type ReadComment = (comment: string, line: AnyLine) => CommentReading;

/** The seat that a score favours; null where it favours neither. */
export const favoured = (score: Score): Seat | null => {
  if (score.is === 'mate') return score.winner;
  if (score.points === 0) return null;
  return score.points > 0 ? 0 : 1;
};

/** The first score of a comment; undefined where it has none. */
export const scoreOf = ({ lines }: CommentReading): Score | undefined =>
  lines.find(({ score }) => score !== undefined)?.score;
