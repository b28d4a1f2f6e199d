/** What comes in a record, covered: until it is stepped to, or guessed. */
import { createStore } from 'zustand/vanilla';
import type { Turn } from '#kernel/game.ts';
import { nodeAfter } from '#record/turns.ts';
import { updateSitting } from './dispatch.ts';
import { step, viewNode, walkedLine } from './navigation.ts';
import { isRead, shownNode } from './selectors.ts';
import type { Settled } from './sitting.ts';
import { gameOn, type Table } from './table.ts';

/** How a guess came out: the move of the line, another one that the record knows, or none of it. */
type Guess = 'hit' | 'beside' | 'miss';

export interface Guessing {
  /** Nothing, what comes until one steps to it, or until it is guessed. */
  readonly what: 'nothing' | 'answer' | 'moves';
  readonly hits: number;
  /** Moves that were guessed wrong at least once, or shown. */
  readonly missed: number;
  readonly last: Guess | null;
  /** The node at which the last guess was wrong: it counts once. */
  readonly missedAt: number | null;
}

const uncovered: Guessing = { what: 'nothing', hits: 0, missed: 0, last: null, missedAt: null };

export const covering = createStore<Guessing>(() => uncovered);

/** Takes a move that is made on the board for a guess. */
const guess = (table: Table, turn: Turn<object>): void => {
  const { sitting } = table.store.getState();
  const shown = shownNode(sitting);
  const line = walkedLine(sitting);
  const wanted = line[line.indexOf(shown) + 1];
  const guessed = nodeAfter(gameOn(table), sitting.match.record, shown, turn);
  const { missedAt } = covering.getState();
  if (guessed !== undefined && guessed === wanted) {
    covering.setState(({ hits }) => ({
      last: 'hit',
      missedAt: null,
      hits: missedAt === shown ? hits : hits + 1,
    }));
    viewNode(table, guessed);
    return;
  }
  covering.setState(({ missed }) => ({
    last: guessed === undefined ? 'miss' : 'beside',
    missedAt: shown,
    missed: missedAt === shown ? missed : missed + 1,
  }));
  updateSitting(table, { picked: [] });
};

/** Uncovers all. */
export const uncover = ({ store }: Table): void => {
  covering.setState(uncovered);
  store.setState({ guess: undefined });
};

/** Covers what comes, or uncovers it: an answer that is stepped to, or moves that are guessed on the board. */
export const toggleGuessing = (table: Table, what: 'answer' | 'moves'): void => {
  const isOn = covering.getState().what === what;
  uncover(table);
  if (isOn) return;
  covering.setState({ what });
  if (what === 'moves') table.store.setState({ guess: (turn) => guess(table, turn) });
};

/** Shows the next move; while one guesses it counts as missed. */
export const showNext = (table: Table): void => {
  const shown = shownNode(table.store.getState().sitting);
  covering.setState(({ missed, missedAt }) => ({
    last: null,
    missedAt: null,
    missed: missedAt === shown ? missed : missed + 1,
  }));
  step(table, 1);
};

/** Why nothing can be covered: no record is read. */
export const whyNotGuess = (sitting: Settled): 'unknown' | null =>
  isRead(sitting) ? null : 'unknown';

/** What of a line is in sight. */
export const uncoveredLine = (
  line: readonly number[],
  shown: number,
  what: Guessing['what'],
): readonly number[] => (what === 'nothing' ? line : line.slice(0, line.indexOf(shown) + 1));
