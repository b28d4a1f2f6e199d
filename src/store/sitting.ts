/**
 * A game as it is kept, with everything around it: how the players sit, where it came from, which games came before.
 */
import type { Outcome, Pick } from '#kernel/game.ts';
import type { Match } from '#match/match.ts';

/** A game of the series that is over. */
export interface SeriesGame {
  /** The sitting's id, by which it is kept. */
  readonly id: string;
  /** The names of seat 0 and seat 1; empty when unknown. */
  readonly names: readonly [string, string];
  /** The position text it started from. */
  readonly setup: string;
  readonly outcome: Outcome;
}

/** The earlier games of a sitting's series. */
export interface Series {
  /** Points so far, by the seats of the present game: 1 for a win, ½ each for a draw, 0 for a void game. */
  readonly score: readonly [number, number];
  readonly games: readonly SeriesGame[];
  /** Whether the handicap goes up and down with the results. */
  readonly ladder: boolean;
}

/** How much help a seat has with legal squares: as the settings say, or a level of its own. */
export const seatHelps = ['settings', 'always', 'fading', 'off'] as const;

export type SeatHelp = (typeof seatHelps)[number];

/** How two people sit at one screen, and what help each has. */
export interface Seating {
  /**
   * How they sit. `side`: side by side before a fixed board. `teacher`: the same, but the teacher has other help than
   * the learner. `face`: face to face across a screen that lies flat. `pass`: passing the device on.
   */
  readonly how: 'side' | 'teacher' | 'face' | 'pass';
  /** Whether the board is covered while the device is passed on. */
  readonly cover: boolean;
  readonly marks: readonly [SeatHelp, SeatHelp];
}

/** One of the two people, whichever side they have. Person 0 is named first in the set-up, and tosses the pawns. */
export type Person = 0 | 1;

/** The file a game came from: where its bytes are kept, its name, and which of its games this is, from 0. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly game: number;
  /** The fingerprint of the record as it was opened; absent in games that older versions opened. */
  readonly fingerprint?: string;
}

/** The mark of a game that ends a block of a course. Until the players keep such a game, no list shows it. */
export interface LessonMark {
  /** The block of the course that it ends, and the game itself, by their ids. */
  readonly block: string;
  readonly game: string;
  /** Present where the other side runs away by itself: it chooses among moves that are equally good. */
  readonly seed?: number;
  /**
   * Present once the seats were changed: the moves after which the king was caught before, or null where it got away. The
   * one who hunted then is hunted now.
   */
  readonly first?: number | null;
  /** The game that was on the table before and waits, by its id; absent where none does. */
  readonly before?: string;
  /** Present once the players have kept it. */
  readonly kept?: true;
}

/** How a game is looked at: which of its positions, and from which side. */
export interface View {
  /** The node being looked at; null at the head. */
  readonly viewed: number | null;
  /** Whether seat 1 sits below. */
  readonly flipped: boolean;
  /** Present only while a program's line is on the board: nobody moves in it, and it is never kept so. */
  readonly isProgramLine?: true;
  /** Absent by default: side by side, both with the help that the settings give. */
  readonly seating?: Seating;
}

/** Everything of a game that every press changes: the move in hand, and the number and time of the last change. */
export interface Selection {
  /** The picks of the move in hand so far, also while the promotion is still to be chosen. */
  readonly picked: readonly Pick[];
  /** Grows with each change of the sitting or the picks, so that the later of two stored copies is known. */
  readonly revision: number;
  readonly changedAtMs: number;
}

/** A game with everything around it but the selection. It stays the same object when a piece is selected. */
export interface Sitting extends View {
  readonly id: string;
  /** The revision of the last change to anything but the node on view, the picks and the side that is below. */
  readonly matchRevision: number;
  readonly startedAtMs: number;
  /** The instant at which the game ended; absent while it goes on, or if the instant is not known. */
  readonly endedAtMs?: number;
  /** Played here, or opened from a file. */
  readonly origin: 'played' | 'opened';
  readonly match: Match;
  /** Present where the person named first in the set-up has seat 1. */
  readonly swapped?: true;
  /** The games before this one; absent in a first game that is not on a ladder. */
  readonly series?: Series;
  /** Present only when it was opened from a file. */
  readonly source?: Source;
  /** Present only in a first game of a course. */
  readonly lesson?: LessonMark;
}

/** A game as it is kept: everything that must survive a reload at any instant. */
export type KeptSitting = Sitting & Selection;

/** The line of a kept game in lists, so that the game itself need not be read for them. */
export interface GameSummary {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** The revision of the sitting it was made of. */
  readonly revision: number;
  readonly changedAtMs: number;
  readonly origin: Sitting['origin'];
  readonly names: readonly [string, string];
  readonly plies: number;
  readonly outcome: Match['outcome'];
  /** The position it has come to, as text. */
  readonly position: string;
  /** Present only when it was opened from a file. */
  readonly source?: Source;
  /** Present where the record is no longer the one that was opened. */
  readonly edited?: true;
  /**
   * The day it was played, as in its file: year, month and day with separators, `2019/5/12`. Present if its headers
   * have it.
   */
  readonly date?: string;
  /**
   * The instant of the last change, negated: a database sorts lists by it, and can only sort upwards. Absent where
   * nothing happened in the game: it is not listed.
   */
  readonly latest?: number;
  /** The same as `latest`; absent as well if the game is over or was not played here. */
  readonly unfinished?: number;
}

/** A stored game that cannot be read. */
export interface UnreadableGame {
  readonly id: string;
  readonly where: 'database' | 'journal';
  /**
   * `newer`: a newer version of the app wrote it. `game`: this version does not know its game. `damaged`: it is
   * damaged.
   */
  readonly why: 'newer' | 'game' | 'damaged';
  /** As it is stored. */
  readonly raw: unknown;
}
