/** A history of edits that can be undone and done again. Its records share everything that did not change. */
import type { GameRecord } from './record.ts';

/** A record as it is, as it was before each edit, and as it was after each that was undone. */
export interface History<M extends object = object> {
  /** The oldest first. */
  readonly past: readonly GameRecord<M>[];
  readonly now: GameRecord<M>;
  /** The next one to be done again is last. */
  readonly future: readonly GameRecord<M>[];
}

/** How many edits can be undone at most. */
export const MOST_UNDONE = 500;

/** A history in which nothing was edited yet. */
export const startHistory = <M extends object>(record: GameRecord<M>): History<M> => ({
  past: [],
  now: record,
  future: [],
});

/** The history with an edit more; what was undone is gone then. An edit that changed nothing is none. */
export const edited = <M extends object>(
  history: History<M>,
  record: GameRecord<M>,
  most = MOST_UNDONE,
): History<M> => {
  if (record === history.now) return history;
  const past = [...history.past, history.now];
  return { past: past.slice(Math.max(0, past.length - most)), now: record, future: [] };
};

/** The history with its last edit undone; the same where there is none. */
export const undo = <M extends object>(history: History<M>): History<M> => {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [...future, now] };
};

/** The history with the edit that was undone last done again; the same where there is none. */
export const redo = <M extends object>(history: History<M>): History<M> => {
  const { past, now, future } = history;
  const after = future.at(-1);
  if (after === undefined) return history;
  return { past: [...past, now], now: after, future: future.slice(0, -1) };
};
