/** A game as it is kept, and what stands around it: who sits how, where it came from, what was played before. */
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

/** What a sitting knows of the games before it. */
export interface Series {
  /** Points so far, by the seats of the present game: a win counts one, a draw a half for each, a void game nothing. */
  readonly score: readonly [number, number];
  readonly games: readonly SeriesGame[];
  /** Whether the handicap goes up and down with the results. */
  readonly ladder: boolean;
}

/** How much help a seat has with legal squares: what the settings say, or a level of its own. */
export const seatHelps = ['settings', 'always', 'fading', 'off'] as const;

export type SeatHelp = (typeof seatHelps)[number];

/** How two people sit at one screen, and what help each has. */
export interface Seating {
  /** Side by side before a fixed board, also with a teacher who has other help than the learner; face to face across a screen that lies flat; or passing the device on. */
  readonly how: 'side' | 'teacher' | 'face' | 'pass';
  /** Whether the board is covered while the device is passed on. */
  readonly cover: boolean;
  readonly marks: readonly [SeatHelp, SeatHelp];
}

/** One of the two people, whichever side they have: 0 is named first in the set-up, and tosses the pawns. */
export type Person = 0 | 1;

/** The file a game came from: where its bytes are kept, its name, and which of its games this is, from 0. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly game: number;
}

/** How a game is looked at: in which of its positions, and from where. */
export interface View {
  /** The node being looked at; null at the head. */
  readonly viewed: number | null;
  /** Whether seat 1 sits below. */
  readonly flipped: boolean;
  /** Absent where nothing was said: side by side, both with the help that the settings give. */
  readonly seating?: Seating;
}

/** The move in hand, which every press changes. */
export interface Selection {
  /** What has been pointed at of the move in hand, a promotion still to be chosen too. */
  readonly picked: readonly Pick[];
}

/** A game as it is kept: everything that must survive a reload at any instant. */
export interface Sitting extends View, Selection {
  readonly id: string;
  /** Grows with each change, so that of two stored copies the later one is known. */
  readonly revision: number;
  /** The revision at which something else changed last than what is looked at, what is picked and which side is below. */
  readonly matchRevision: number;
  readonly startedAtMs: number;
  readonly changedAtMs: number;
  /** When the game ended; absent while it goes on, and where nobody saw it end. */
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
}

/** A sitting apart from the move in hand, and from what is written down with each press. */
export type Settled = Omit<Sitting, keyof Selection | 'revision' | 'changedAtMs'>;

/** What lists say of a kept game, so that none has to be read for them. */
export interface GameSummary {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** That of the sitting it was made of. */
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
  /** When it was played, year, month and day with the signs of its file between: `2019/5/12`; present where its headers say so. */
  readonly date?: string;
  /** The instant of the last change, negated: a database orders lists by it, and can only count up. Absent where nothing happened in the game: it is not listed. */
  readonly latest?: number;
  /** The same; absent as well where the game is over or was not played here. */
  readonly unfinished?: number;
}

/** Something that is kept and cannot be read. */
export interface UnreadableGame {
  readonly id: string;
  readonly where: 'database' | 'journal';
  /** A newer version of the app wrote it, it is of a game that is not known here, or it is damaged. */
  readonly why: 'newer' | 'game' | 'damaged';
  /** As it is stored. */
  readonly raw: unknown;
}
