/** Playing a record back by itself: how fast, where it stops, what it repeats. */
import { createStore } from 'zustand/vanilla';
import type { Game } from '#kernel/game.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { isLandmark, type Landmark } from '#record/walk.ts';
import { viewNode, walkedLine } from './navigation.ts';
import { isRead, shownNode } from './selectors.ts';
import type { Settled } from './sitting.ts';
import type { Table } from './table.ts';

/** How many times as fast as one move in two seconds, or as the thinking times. */
export const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

export type Speed = (typeof speeds)[number];

/** How long a move takes at the most where thinking times are played, in seconds. */
export const longestTimes = [5, 10, 30, 60] as const;

/** Where playback can stop by itself. */
export const stopping = ['comment', 'variation', 'check'] as const satisfies readonly Landmark[];

type Stop = (typeof stopping)[number];

/** What is played, and how. */
export interface Playback {
  readonly playing: boolean;
  readonly speed: Speed;
  /** Each move as long as the others, or as its player thought about it. */
  readonly pace: 'even' | 'real';
  readonly longestS: (typeof longestTimes)[number];
  readonly stops: readonly Stop[];
  /** The plies between which it is repeated; null where it is not. */
  readonly loop: { readonly from: number; readonly to: number } | null;
}

export const playback = createStore<Playback>(() => ({
  playing: false,
  speed: 1,
  pace: 'even',
  longestS: 10,
  stops: [],
  loop: null,
}));

/** One move at speed 1, and the shortest that can be followed, in milliseconds. */
const [EACH, SHORTEST] = [2_000, 300] as const;

/** How long a move waits until it is made, in milliseconds. */
export const delayMs = (
  { pace, speed, longestS }: Pick<Playback, 'pace' | 'speed' | 'longestS'>,
  spentMs: number | null,
): number => {
  if (pace === 'even' || spentMs === null) return EACH / speed;
  return Math.min(Math.max(spentMs, SHORTEST), longestS * 1_000) / speed;
};

/** The node that playback comes to next, and how long it takes; undefined at the end. What is repeated begins again after a rest as for a move. */
export const nextPlayed = (
  sitting: Settled,
  how: Playback,
): { readonly node: number; readonly afterMs: number } | undefined => {
  const line = walkedLine(sitting);
  const { record } = sitting.match;
  const ply = line.indexOf(shownNode(sitting));
  const { loop } = how;
  const last =
    loop === null ? line.length - 1 : Math.min(Math.max(loop.to, loop.from + 1), line.length - 1);
  if (ply < last) {
    const node = line[ply + 1];
    return node === undefined
      ? undefined
      : { node, afterMs: delayMs(how, nodeAt(record, node).spentMs) };
  }
  const first = loop === null ? undefined : line[Math.min(loop.from, last)];
  return first === undefined || ply === 0
    ? undefined
    : { node: first, afterMs: delayMs(how, null) };
};

/** Whether playback stops at a node. */
export const stopsAt = (
  game: Game,
  record: GameRecord,
  node: number,
  stops: Playback['stops'],
): boolean => stops.some((stop) => isLandmark(game, record, node, stop));

/** Why nothing can be played: nothing is read. */
export const whyNotPlayBack = (sitting: Settled): 'unknown' | null =>
  isRead(sitting) ? null : 'unknown';

/** Plays the record on the table, or stops; from its end it begins again. */
export const togglePlayback = (table: Table): void => {
  const { playing, loop } = playback.getState();
  const { sitting } = table.store.getState();
  const line = walkedLine(sitting);
  const first = line[loop?.from ?? 0];
  if (!playing && shownNode(sitting) === line.at(-1) && first !== undefined) viewNode(table, first);
  playback.setState({ playing: !playing });
};
