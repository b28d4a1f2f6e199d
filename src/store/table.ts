/**
 * The table's state: all that one person at this screen is doing. It is the only mutable thing, and is replaced as a
 * whole.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GamePack } from '#games/pack.ts';
import type { Evidence, Game, Pick, Refusal, Turn } from '#kernel/game.ts';
import { type Match, startMatch } from '#match/match.ts';
import type { Ports } from './ports.ts';
import type { GameSummary, KeptSitting, Selection, Sitting } from './sitting.ts';

export type {
  GameSummary,
  KeptSitting,
  LessonMark,
  Person,
  SeatHelp,
  Seating,
  Selection,
  Sitting,
  Source,
  UnreadableGame,
} from './sitting.ts';
export { seatHelps } from './sitting.ts';

/**
 * Why games cannot be kept, or kept ones cannot be reached. `blocked`: the database does not open, for example because
 * an older tab has it. `newer`: a newer version wrote it. `full`: storage is full. `denied`: the browser allows none.
 */
export type StorageTrouble = 'blocked' | 'newer' | 'full' | 'denied';

/**
 * A message from storage, shown once. `lost`: the browser has thrown kept games away. `apart`: this game went on in
 * another tab too and has its own id now. `known`: what was opened was kept before, and is on the table again.
 */
export type StorageNews = 'lost' | 'apart' | 'known';

/** An illegal attempt that is being explained. */
export interface IllegalAttempt {
  readonly refusal: Refusal;
  readonly picks: readonly Pick[];
  /** Set if no move was tried: the user pointed at a piece that begins no move now, and gets the reason. */
  readonly asks?: boolean;
}

/** A sitting with its selection, and the pack of its game. */
export interface SeatedGame {
  readonly sitting: Sitting;
  readonly selection: Selection;
  readonly pack: GamePack;
}

/**
 * Something that just happened to a game and can be undone. Either another game took the place of a sitting, whose own
 * pack comes back with it; or a kept game was deleted.
 */
export type RemovedGame =
  | (SeatedGame & { readonly what: 'new-game' | 'opened' })
  | { readonly what: 'deleted'; readonly sitting: KeptSitting };

/**
 * A line of a program that is shown on the board, beside the record that is read and not kept. It counts only while that
 * record and the node on view are the same: whatever else happens on the table ends it.
 */
export interface PlayedLine {
  readonly over: Match;
  readonly from: Sitting['viewed'];
  /** The sitting with the line in its record, whose nodes follow those of the record itself, and the node on view in it. */
  readonly sitting: Sitting;
}

/** The sitting on the table, its selection and its pack change in one write; a press changes only the selection. */
export interface TableState extends SeatedGame {
  /**
   * The game that was on the table before the start sheet showed another one; null while none is shown so. The game
   * shown is neither kept nor in the address.
   */
  readonly previewOver: SeatedGame | null;
  readonly refused: IllegalAttempt | null;
  /**
   * The proof drawn on the board at the user's request: why the game ended so, or why a square is closed. Empty while
   * none is shown.
   */
  readonly proof: readonly Evidence[];
  /** Chance has drawn for a move that is being kept and not yet shown; until then nothing else happens in the game. */
  readonly drawing: boolean;
  readonly removed: RemovedGame | null;
  /** The unfinished games that were played last, latest first; null until they have been read. */
  readonly unfinished: readonly GameSummary[] | null;
  /** Every kept game whose summary has been read, latest first, while the list of games is open; otherwise null. */
  readonly games: readonly GameSummary[] | null;
  /** Another tab has this game open: it is shown here, and not played. */
  readonly elsewhere: boolean;
  /** The reason why games cannot be kept just now; null while all is well. */
  readonly trouble: StorageTrouble | null;
  readonly storageNews: { readonly what: StorageNews } | null;
  /** The program's line on the board; null while the game or the record itself is. */
  readonly playedLine: PlayedLine | null;
  /** Receives moves made in a record as guesses; absent while the user does not guess. */
  readonly guess?: ((turn: Turn<object>) => void) | undefined;
}

export type TableStore = StoreApi<TableState>;

/** One table: its state, and the ports through which commands reach the outside world. */
export interface Table {
  readonly store: TableStore;
  readonly ports: Ports;
  /** A copy of `store` that is updated after the board has been drawn. Components outside the board read it. */
  readonly delayedStore: DelayedStore;
}

export type DelayedStore = Only<TableStore, 'getState' | 'getInitialState' | 'subscribe'>;

/** Decides when the delayed store follows a change; it may follow once for several changes. */
export type Pace = (follow: () => void, now: TableState, before: TableState) => void;

/** The game on the table. */
export const gameOn = ({ store }: Only<Table, 'store'>): Game => store.getState().pack.game;

/**
 * The mark of free play for a match. There is none in a game in which chance draws, because a look back would turn
 * hidden pieces up.
 */
export const freePlayIn = ({ draw }: Only<GamePack, 'draw'>): Only<Match, 'free'> =>
  draw === undefined ? { free: true } : {};

/** A fresh sitting of a game, from a position text. */
export const freshSitting = (
  game: Game,
  ports: Only<Ports, 'now' | 'newId'>,
  setup: string,
  rest: Partial<Only<Sitting, 'flipped' | 'lesson' | 'seating' | 'series' | 'swapped'>> &
    Partial<Only<Match, 'rules' | 'free' | 'refereeState'>> & {
      readonly players?: Match['record']['players'];
    } = {},
): KeptSitting => ({
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
  ...(rest.lesson && { lesson: rest.lesson }),
});

/** TypeScript's `Pick`, whose name is taken here by the picks of a player. */
type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** One shared list: components that depend on it do not render again for an equal one. */
export const noProof: readonly Evidence[] = [];

/** How a table is made. */
export interface TableOptions {
  /** False if no other game can be waiting, so that none is looked for. */
  readonly mayHaveKept?: boolean;
  /** When subscribers of the delayed store get a change; immediately if absent. */
  readonly pace?: Pace;
}

/** A kept sitting and its pack as the table has them. Only a lesson is played by a pack that is narrower than that of its game. */
export const seatedGame = (
  pack: GamePack,
  { picked, revision, changedAtMs, ...sitting }: KeptSitting,
): SeatedGame => ({
  pack: sitting.lesson === undefined ? (pack.whole ?? pack) : pack,
  sitting,
  selection: { picked, revision, changedAtMs },
});

/** The sitting with its selection, as it is kept. */
export const keptSitting = ({
  sitting,
  selection,
}: Only<SeatedGame, 'sitting' | 'selection'>): KeptSitting => ({
  ...sitting,
  ...selection,
});

/** A table with a sitting of that pack's game on it. */
export const createTable = (
  pack: GamePack,
  ports: Ports,
  sitting: KeptSitting,
  { mayHaveKept = true, pace = (follow) => follow() }: TableOptions = {},
): Table => {
  const store = createStore<TableState>(() => ({
    ...seatedGame(pack, sitting),
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
    playedLine: null,
  }));
  const delayedStore = createStore(store.getState);
  const follow = () => delayedStore.setState(store.getState(), true);
  store.subscribe((now, before) => pace(follow, now, before));
  return { ports, store, delayedStore };
};
