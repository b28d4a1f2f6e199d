/** What one person at this screen is doing: the only mutable thing, and it is replaced whole. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GamePack } from '#games/pack.ts';
import type { Evidence, Game, Pick, Refusal, Turn } from '#kernel/game.ts';
import { type Match, startMatch } from '#match/match.ts';
import type { Ports } from './ports.ts';
import type { GameSummary, Sitting } from './sitting.ts';

export type {
  GameSummary,
  Person,
  SeatHelp,
  Seating,
  Sitting,
  Source,
  UnreadableGame,
} from './sitting.ts';
export { seatHelps } from './sitting.ts';

/** Why games cannot be kept, or kept ones not be reached: the database does not open, as while an older tab has it; a newer version wrote it, it is full, or the browser allows none. */
export type StorageTrouble = 'blocked' | 'newer' | 'full' | 'denied';

/** What storage has to say once: the browser has thrown kept games away, or this game went on elsewhere too and is one of its own now. */
export type StorageNews = 'lost' | 'apart';

/** An illegal attempt that is being explained. */
export interface IllegalAttempt {
  readonly refusal: Refusal;
  readonly picks: readonly Pick[];
  /** Nothing was tried: a piece that begins no move now was pointed at, and is told of. */
  readonly asks?: boolean;
}

/** A sitting, with what its game brings. */
export interface SeatedGame {
  readonly sitting: Sitting;
  readonly pack: GamePack;
}

/** Something that just happened beside the board and can be undone: another game took the place of a sitting, whose own pack comes back with it, or a kept one was removed. */
export type RemovedGame =
  | (SeatedGame & { readonly what: 'new-game' | 'opened' })
  | { readonly what: 'deleted'; readonly sitting: Sitting };

export interface TableState {
  readonly sitting: Sitting;
  /** What the game of that sitting brings: both change in one write. */
  readonly pack: GamePack;
  /** The game that was on the table before the start sheet showed another one; null while none is shown so. The shown one is neither kept nor named by the address. */
  readonly previewOver: SeatedGame | null;
  readonly refused: IllegalAttempt | null;
  /** What is drawn because somebody asked: why the game ended so, or why a square is closed; empty while nobody does. */
  readonly proof: readonly Evidence[];
  /** Chance has been drawn for a move that is being kept and not yet shown; nothing else happens in the game meanwhile. */
  readonly drawing: boolean;
  readonly removed: RemovedGame | null;
  /** The unfinished games that were played last, latest first; null until they have been read. */
  readonly unfinished: readonly GameSummary[] | null;
  /** Every kept game that has been read of, latest first, while the list of games is open; otherwise null. */
  readonly games: readonly GameSummary[] | null;
  /** Another tab has this game open: it is shown here, and not played. */
  readonly elsewhere: boolean;
  /** What keeps games from being kept just now; null while all is well. */
  readonly trouble: StorageTrouble | null;
  readonly storageNews: { readonly what: StorageNews } | null;
  /** Takes moves that are made in a record that is read for guesses, while somebody guesses. */
  readonly guess?: ((turn: Turn<object>) => void) | undefined;
}

export type TableStore = StoreApi<TableState>;

/** One table: its state, and the world as far as commands may ask it. */
export interface Table {
  readonly store: TableStore;
  readonly ports: Ports;
  /** The same state for what may wait until a press is seen on the board: it follows at the table's pace. */
  readonly later: LaterState;
}

export type LaterState = Only<TableStore, 'getState' | 'getInitialState' | 'subscribe'>;

/** When the later state follows a change; it may follow once for several. */
export type Pace = (follow: () => void, now: TableState, before: TableState) => void;

/** The game on the table. */
export const gameOn = ({ store }: Only<Table, 'store'>): Game => store.getState().pack.game;

/** The mark of free play for a match; none in a game in which chance draws, because a look back would turn hidden pieces up. */
export const freePlayIn = ({ draw }: Only<GamePack, 'draw'>): Only<Match, 'free'> =>
  draw === undefined ? { free: true } : {};

/** A fresh sitting of a game, from a position text. */
export const freshSitting = (
  game: Game,
  ports: Only<Ports, 'now' | 'newId'>,
  setup: string,
  rest: Partial<Only<Sitting, 'flipped' | 'seating' | 'series' | 'swapped'>> &
    Partial<Only<Match, 'rules' | 'free' | 'refereeState'>> & {
      readonly players?: Match['record']['players'];
    } = {},
): Sitting => ({
  id: ports.newId(),
  revision: 0,
  matchRevision: 0,
  startedAtMs: ports.now(),
  changedAtMs: ports.now(),
  origin: 'played',
  match: {
    ...startMatch(game, setup, rest.players),
    ...(rest.rules && { rules: rest.rules }),
    ...(rest.free && { free: rest.free }),
    ...(rest.refereeState && { refereeState: rest.refereeState }),
  },
  viewed: null,
  picked: [],
  flipped: rest.flipped ?? false,
  ...(rest.seating && { seating: rest.seating }),
  ...(rest.swapped && { swapped: rest.swapped }),
  ...(rest.series && { series: rest.series }),
});

/** `Pick` of TypeScript, whose name is taken here by the picks of a player. */
type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** One list for all states: what depends on it is drawn anew when it changes. */
export const noProof: readonly Evidence[] = [];

/** How a table is made. */
export interface TableOptions {
  /** False where no other game can be waiting, so that nobody has to look for one. */
  readonly mayHaveKept?: boolean;
  /** When those who follow the later state hear of a change; at once if absent. */
  readonly pace?: Pace;
}

/** A table with a sitting of that pack's game on it. */
export const createTable = (
  pack: GamePack,
  ports: Ports,
  sitting: Sitting,
  { mayHaveKept = true, pace = (follow) => follow() }: TableOptions = {},
): Table => {
  const store = createStore<TableState>(() => ({
    sitting,
    pack,
    previewOver: null,
    refused: null,
    proof: noProof,
    drawing: false,
    removed: null,
    unfinished: mayHaveKept ? null : [],
    games: null,
    elsewhere: false,
    trouble: null,
    storageNews: null,
  }));
  const later = createStore(store.getState);
  const follow = () => later.setState(store.getState(), true);
  store.subscribe((now, before) => pace(follow, now, before));
  return { ports, store, later };
};
