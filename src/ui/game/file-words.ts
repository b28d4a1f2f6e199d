import type { TimeControl } from '#match/clock.ts';

/** The facts of a game played here that its record does not hold. */
export interface PlayedGame {
  readonly startedAtMs: number;
  /** Undefined while it goes on. */
  readonly endedAtMs: number | undefined;
  /** How the time of each seat was given; null without clocks. */
  readonly clock: readonly [TimeControl, TimeControl] | null;
}

/** A game's words for its files. Formats, losses, notices and kinds of lines are keyed by their codes in its pack. */
export interface FileWords {
  /** Says which files can be read. */
  readonly hint: string;
  /** The button that copies the position as a text. */
  readonly copyPosition: string;
  /** Says what each format is good for. */
  readonly formats: Readonly<Record<string, string>>;
  /** Names the things that a format may have no place for. */
  readonly losses: Readonly<Record<string, string>>;
  /** The notices about a line of a file. */
  readonly notices: Readonly<Record<string, string>>;
  /** Says what a line was read as. */
  readonly lineKinds: Readonly<Record<string, string>>;
  /** The comments of the sample game, each under the name that the pack has for its move. */
  readonly sample: Readonly<Record<string, string>>;
}
