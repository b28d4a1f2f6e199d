/** Hides the moves to come in a record until the reader steps to them or guesses them. */
import { createStore } from 'zustand/vanilla';
import type { Turn } from '#kernel/game.ts';
import { nodeAfter } from '#record/turns.ts';
import { updateSitting } from './dispatch.ts';
import { step, viewNode, walkedLine } from './navigation.ts';
import { isRead, shownNode } from './selectors.ts';
import type { Sitting } from './sitting.ts';
import { gameOn, type Table } from './table.ts';

/** How a guess came out: the move of the line, another move that the record has, or none of it. */
type Guess = 'hit' | 'beside' | 'miss';

export interface Guessing {
  /**
   * The covered moves. `nothing`: none. `answer`: those to come, until the reader steps to them. `moves`: those to
   * come, until they are guessed.
   */
  readonly what: 'nothing' | 'answer' | 'moves';
  readonly hits: number;
  /** Number of moves that were guessed wrong at least once, or shown. */
  readonly missed: number;
  readonly last: Guess | null;
  /** The node at which the last guess was wrong: it counts once. */
  readonly missedAt: number | null;
}

const uncovered: Guessing = { what: 'nothing', hits: 0, missed: 0, last: null, missedAt: null };

export const guessingStore = createStore<Guessing>(() => uncovered);

/** Counts a move that is made on the board as a guess. */
const guess = (table: Table, turn: Turn<object>): void => {
  const { sitting } = table.store.getState();
  const shown = shownNode(sitting);
  const line = walkedLine(sitting);
  const wanted = line[line.indexOf(shown) + 1];
  const guessed = nodeAfter(gameOn(table), sitting.match.record, shown, turn);
  const { missedAt } = guessingStore.getState();
  if (guessed !== undefined && guessed === wanted) {
    guessingStore.setState(({ hits }) => ({
      last: 'hit',
      missedAt: null,
      hits: missedAt === shown ? hits : hits + 1,
    }));
    viewNode(table, guessed);
    return;
  }
  guessingStore.setState(({ missed }) => ({
    last: guessed === undefined ? 'miss' : 'beside',
    missedAt: shown,
    missed: missedAt === shown ? missed : missed + 1,
  }));
  updateSitting(table, { picked: [] });
};

/** Uncovers everything. */
export const uncover = ({ store }: Table): void => {
  guessingStore.setState(uncovered);
  store.setState({ guess: undefined, playedLine: null });
};

/**
 * Covers the moves to come, or uncovers them. `answer` waits for the reader to step on; `moves` are guessed on the
 * board.
 */
export const toggleGuessing = (table: Table, what: 'answer' | 'moves'): void => {
  const isOn = guessingStore.getState().what === what;
  uncover(table);
  if (isOn) return;
  guessingStore.setState({ what });
  if (what === 'moves') table.store.setState({ guess: (turn) => guess(table, turn) });
};

/** Shows the next move, which counts as missed. */
export const showNext = (table: Table): void => {
  const shown = shownNode(table.store.getState().sitting);
  guessingStore.setState(({ missed, missedAt }) => ({
    last: null,
    missedAt: null,
    missed: missedAt === shown ? missed : missed + 1,
  }));
  step(table, 1);
};

/** Why nothing can be covered: no record is read. */
export const whyNotGuess = (sitting: Sitting): 'unknown' | null =>
  isRead(sitting) ? null : 'unknown';

/** The part of a line that is in sight. */
export const uncoveredLine = (
  line: readonly number[],
  shown: number,
  what: Guessing['what'],
): readonly number[] => (what === 'nothing' ? line : line.slice(0, line.indexOf(shown) + 1));
