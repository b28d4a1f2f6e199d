import type { TimeControl } from '#match/clock.ts';

/** What is known of a game that was played here besides its record. */
export interface PlayedGame {
  readonly startedAtMs: number;
  /** Undefined while it goes on. */
  readonly endedAtMs: number | undefined;
  /** How the time of each seat was given; null without clocks. */
  readonly clock: readonly [TimeControl, TimeControl] | null;
}

/** What a game says of its files; formats, losses, notices and kinds of lines by their codes in its pack. */
export interface FileWords {
  /** What can be read. */
  readonly hint: string;
  /** The button that copies the position as a text. */
  readonly copyPosition: string;
  /** What each format is good for. */
  readonly formats: Readonly<Record<string, string>>;
  /** What a format may have no place for. */
  readonly losses: Readonly<Record<string, string>>;
  /** What there is to say of a line. */
  readonly notices: Readonly<Record<string, string>>;
  /** What a line was taken for. */
  readonly lineKinds: Readonly<Record<string, string>>;
}
