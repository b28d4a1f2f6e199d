/** What one person at this screen is doing: the only mutable thing, and it is replaced whole. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GamePack } from '#games/pack.ts';
import type { Evidence, Game, Pick, Refusal } from '#kernel/game.ts';
import { type Match, startMatch } from '#match/match.ts';
import type { Ports } from './ports.ts';
import type { Referee } from './referee.ts';
import type { Series } from './series.ts';

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

/** A game as it is kept: everything that must survive a reload at any instant. */
export interface Sitting {
  readonly id: string;
  /** Grows with each change, so that of two stored copies the later one is known. */
  readonly revision: number;
  readonly startedAtMs: number;
  readonly changedAtMs: number;
  /** When the game ended; absent while it goes on, and where nobody saw it end. */
  readonly endedAtMs?: number;
  /** Played here, or opened from a file. */
  readonly origin: 'played' | 'opened';
  readonly match: Match;
  /** The node being looked at; null at the head. */
  readonly looking: number | null;
  /** What has been pointed at of the move in hand, a promotion still to be chosen too. */
  readonly picked: readonly Pick[];
  /** Whether gote sits below. */
  readonly flipped: boolean;
  /** Absent where nothing was said: side by side, both with the help that the settings give. */
  readonly seating?: Seating;
  /** Present where the person named first in the set-up has seat 1. */
  readonly swapped?: true;
  /** The games before this one; absent in a first game that is not on a ladder. */
  readonly series?: Series;
  /** Present only when it was opened from a file. */
  readonly source?: Source;
}

/** A line of the list of kept games. */
export interface Waiting {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly changedAtMs: number;
  readonly origin: Sitting['origin'];
  readonly names: readonly [string, string];
  readonly plies: number;
  readonly outcome: Match['outcome'];
  /** The position it has come to, as text. */
  readonly position: string;
}

/** Why games cannot be kept, or kept ones not be reached: an older tab blocks the database, a newer version wrote it, it is full, or the browser allows none. */
export type StorageTrouble = 'blocked' | 'newer' | 'full' | 'denied';

/** What storage has to say once: the browser has thrown kept games away, or this game went on elsewhere too and is one of its own now. */
export type StorageNews = 'lost' | 'apart';

/** Something that is kept and cannot be read. */
export interface UnreadableGame {
  readonly id: string;
  readonly where: 'database' | 'journal';
  /** A newer version of the app wrote it, it is of a game that is not known here, or it is damaged. */
  readonly why: 'newer' | 'game' | 'damaged';
  /** As it is stored. */
  readonly raw: unknown;
}

/** An illegal attempt that is being explained. */
export interface Refused {
  readonly refusal: Refusal;
  readonly picks: readonly Pick[];
}

/** Something that just happened beside the board and can be undone: another game took the place of a sitting, whose own pack comes back with it, or a kept one was removed. */
export type Aside =
  | {
      readonly what: 'new-game' | 'opened';
      readonly sitting: Sitting;
      readonly pack: GamePack;
    }
  | { readonly what: 'deleted'; readonly sitting: Sitting };

export interface TableState {
  readonly sitting: Sitting;
  /** What the game of that sitting brings: both change in one write. */
  readonly pack: GamePack;
  readonly refused: Refused | null;
  /** What is drawn because somebody asked: why the game ended so, or why a square is closed; empty while nobody does. */
  readonly proof: readonly Evidence[];
  /** Chance has been drawn for a move that is being kept and not yet shown; nothing else happens in the game meanwhile. */
  readonly drawing: boolean;
  readonly aside: Aside | null;
  /** Every kept game, latest first; null until they have been read. */
  readonly waiting: readonly Waiting[] | null;
  /** Another tab has this game open: it is shown here, and not played. */
  readonly elsewhere: boolean;
  /** Watches over a sitting with an agreement; null while there is none, for it is loaded with the first. */
  readonly referee: Referee | null;
  /** What keeps games from being kept just now; null while all is well. */
  readonly trouble: StorageTrouble | null;
  readonly storageNews: StorageNews | null;
}

export type TableStore = StoreApi<TableState>;

/** One table: its state, and the world as far as commands may ask it. */
export interface Table {
  readonly store: TableStore;
  readonly ports: Ports;
}

/** The game on the table. */
export const gameOn = ({ store }: Only<Table, 'store'>): Game => store.getState().pack.game;

/** A fresh sitting of a game, from a position text. */
export const freshSitting = (
  game: Game,
  ports: Only<Ports, 'now' | 'newId'>,
  setup: string,
  rest: Partial<Only<Sitting, 'flipped' | 'seating' | 'series' | 'swapped'>> &
    Partial<Only<Match, 'rules' | 'agreed'>> & {
      readonly players?: Match['record']['players'];
    } = {},
): Sitting => ({
  id: ports.newId(),
  revision: 0,
  startedAtMs: ports.now(),
  changedAtMs: ports.now(),
  origin: 'played',
  match: {
    ...startMatch(game, setup, rest.players),
    ...(rest.rules && { rules: rest.rules }),
    ...(rest.agreed && { agreed: rest.agreed }),
  },
  looking: null,
  picked: [],
  flipped: rest.flipped ?? false,
  ...(rest.seating && { seating: rest.seating }),
  ...(rest.swapped && { swapped: rest.swapped }),
  ...(rest.series && { series: rest.series }),
});

type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** One list for all states: what depends on it is drawn anew when it changes. */
export const noProof: readonly Evidence[] = [];

/** A table with a sitting of that pack's game on it; `mayHaveKept: false` when no other game can be waiting. */
export const createTable = (
  pack: GamePack,
  ports: Ports,
  sitting: Sitting,
  mayHaveKept = true,
  referee: Referee | null = null,
): Table => ({
  ports,
  store: createStore<TableState>(() => ({
    sitting,
    pack,
    refused: null,
    proof: noProof,
    drawing: false,
    aside: null,
    waiting: mayHaveKept ? null : [],
    elsewhere: false,
    referee,
    trouble: null,
    storageNews: null,
  })),
});
