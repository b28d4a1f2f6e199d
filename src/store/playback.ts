/** Automatic playback of a record: how fast, where it stops, what it repeats. */
import { createStore } from 'zustand/vanilla';
import type { Game } from '#kernel/game.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { isLandmark, type Landmark } from '#record/walk.ts';
import { viewNode, walkedLine } from './navigation.ts';
import { isRead, lineOnBoard, shownNode, sittingOnBoard } from './selectors.ts';
import type { Sitting } from './sitting.ts';
import type { Table } from './table.ts';

/** Speed factors, relative to one move in two seconds or to the thinking times. */
export const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

export type Speed = (typeof speeds)[number];

/** The longest that a move takes where thinking times are played, in seconds. */
export const longestTimes = [5, 10, 30, 60] as const;

/** Where playback can stop by itself. */
export const stopping = ['comment', 'variation', 'check'] as const satisfies readonly Landmark[];

type Stop = (typeof stopping)[number];

/** The state of playback and its options. */
export interface Playback {
  readonly playing: boolean;
  readonly speed: Speed;
  /** `even`: every move takes the same time. `real`: as long as its player thought about it. */
  readonly pace: 'even' | 'real';
  readonly longestS: (typeof longestTimes)[number];
  readonly stops: readonly Stop[];
  /** The plies between which playback repeats; null if it does not. */
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

/** How long a move takes at speed 1, and the shortest time that can be followed, in milliseconds. */
const [EACH, SHORTEST] = [2_000, 300] as const;

/** How long playback waits before it makes a move, in milliseconds. */
export const delayMs = (
  { pace, speed, longestS }: Pick<Playback, 'pace' | 'speed' | 'longestS'>,
  spentMs: number | null,
): number => {
  if (pace === 'even' || spentMs === null) return EACH / speed;
  return Math.min(Math.max(spentMs, SHORTEST), longestS * 1_000) / speed;
};

/**
 * The node that playback comes to next, and after how long; undefined at the end. A loop begins again after the pause
 * of one move.
 */
export const nextPlayed = (
  sitting: Sitting,
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

/** Why playback cannot start: no record is read. */
export const whyNotPlayBack = (sitting: Sitting): 'unknown' | null =>
  isRead(sitting) ? null : 'unknown';

/**
 * Starts or stops playback of the record on the table. At its end playback begins again from the start; at the end of a
 * program's line it begins again from the first move of the line.
 */
export const togglePlayback = (table: Table): void => {
  const { playing, loop } = playback.getState();
  const state = table.store.getState();
  const sitting = sittingOnBoard(state);
  const line = walkedLine(sitting);
  const first = lineOnBoard(state)?.over.record.nodes.length ?? line[loop?.from ?? 0];
  if (!playing && shownNode(sitting) === line.at(-1) && first !== undefined) viewNode(table, first);
  playback.setState({ playing: !playing });
};
