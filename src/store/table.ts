/** What one person at this screen is doing: the only mutable thing, and it is replaced whole. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game, Pick, Refusal } from '#kernel/game.ts';
import { type Match, startMatch } from '#match/match.ts';
import type { Ports } from './ports.ts';

/** A game as it is kept: everything that must survive a reload at any instant. */
export interface Sitting {
  readonly id: string;
  /** Grows with each change, so that of two stored copies the later one is known. */
  readonly revision: number;
  readonly startedAtMs: number;
  readonly changedAtMs: number;
  /** Played here, or opened from a file. */
  readonly origin: 'played' | 'opened';
  readonly match: Match;
  /** The node being looked at; null at the head. */
  readonly looking: number | null;
  /** What has been pointed at of the move in hand, a promotion still to be chosen too. */
  readonly picked: readonly Pick[];
  /** Whether gote sits below. */
  readonly flipped: boolean;
}

/** A line of the list of kept games. */
export interface Waiting {
  readonly id: string;
  readonly changedAtMs: number;
  readonly origin: Sitting['origin'];
  readonly names: readonly [string, string];
  readonly plies: number;
  readonly outcome: Match['outcome'];
  /** The position it has come to, as text. */
  readonly position: string;
}

/** An illegal attempt that is being explained. */
export interface Refused {
  readonly refusal: Refusal;
  readonly picks: readonly Pick[];
}

/** Something that just happened beside the board and can be undone. */
export interface Aside {
  readonly what: 'new-game' | 'opened' | 'deleted';
  /** The sitting that was set aside. */
  readonly sitting: Sitting;
}

export interface TableState {
  readonly sitting: Sitting;
  readonly refused: Refused | null;
  readonly aside: Aside | null;
  /** Every kept game, latest first; null until they have been read. */
  readonly waiting: readonly Waiting[] | null;
  /** Another tab has this game open: it is shown here, and not played. */
  readonly elsewhere: boolean;
  /** The last attempt to keep the game failed: storage is full or not allowed. */
  readonly unsaved: boolean;
}

export type TableStore = StoreApi<TableState>;

/** One table: its game, its state, and the world as far as commands may ask it. */
export interface Table {
  readonly game: Game;
  readonly store: TableStore;
  readonly ports: Ports;
}

/** A fresh sitting of a game, from a position text. */
export const freshSitting = (
  game: Game,
  ports: Only<Ports, 'now' | 'newId'>,
  setup: string,
  rest: Partial<Only<Sitting, 'flipped'>> & { readonly headers?: Match['record']['headers'] } = {},
): Sitting => ({
  id: ports.newId(),
  revision: 0,
  startedAtMs: ports.now(),
  changedAtMs: ports.now(),
  origin: 'played',
  match: startMatch(game, setup, rest.headers),
  looking: null,
  picked: [],
  flipped: rest.flipped ?? false,
});

type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** A table with a sitting on it; `mayHaveKept: false` when no other game can be waiting. */
export const createTable = (
  game: Game,
  ports: Ports,
  sitting: Sitting,
  mayHaveKept = true,
): Table => ({
  game,
  ports,
  store: createStore<TableState>(() => ({
    sitting,
    refused: null,
    aside: null,
    waiting: mayHaveKept ? null : [],
    elsewhere: false,
    unsaved: false,
  })),
});
