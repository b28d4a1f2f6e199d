/** What the people at this screen have learned: kept per device, under their names, or as the first and second person while they have none. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameId } from '#games/index.ts';
import { other, type Seat } from '#kernel/game.ts';
import { afterMeeting, type Occasion } from '#lessons/first-time-tips.ts';
import { afterMistake, afterSuccess, type Hint, type Mastery } from '#lessons/mastery.ts';
import { namesOf } from './selectors.ts';
import type { Settled } from './sitting.ts';

export { concerns, hasMet, type Occasion, occasionsOf } from '#lessons/first-time-tips.ts';
export {
  HESITATION,
  type Hint,
  isShown,
  masteredFrom,
  stageOf,
  streakOf,
} from '#lessons/mastery.ts';
export { firstSeen, lessonsBetween, type Moment } from '#lessons/observing.ts';
export { closedSquares, forbidden, thingOf, whyClosed } from '#lessons/teaching.ts';

/** Each learner's mastery. */
export type Progress = Readonly<Record<string, Mastery>>;

export type ProgressStore = StoreApi<{ readonly learners: Progress }>;

/** The store of what was learned. */
export const createProgress = (learners: Progress): ProgressStore =>
  createStore(() => ({ learners }));

/** What was learned before there was another game stands under names that say no game. */
const firstGame: GameId = 'shogi';

/** Under which name a seat learns a game: its own, or that of the first or second person of the set-up, who keep theirs when they change seats. */
export const learnerAt = (sitting: Settled, seat: Seat): string => {
  const name = namesOf(sitting)[seat].trim();
  const person = sitting.swapped ? other(seat) : seat;
  const { gameId } = sitting.match;
  const game = gameId === firstGame ? '' : `${gameId} `;
  return game + (name === '' ? `person ${person}` : `name ${name}`);
};

/** What a learner has mastered. */
export const masteryOf = (learners: Progress, learner: string): Mastery => learners[learner] ?? {};

const updateLearner = (
  store: ProgressStore,
  learner: string,
  by: (mastery: Mastery) => Mastery,
): void =>
  store.setState(({ learners }) => ({
    learners: { ...learners, [learner]: by(masteryOf(learners, learner)) },
  }));

/** A learner did things right, and what hint had come. */
export const didRight = (
  store: ProgressStore,
  learner: string,
  things: readonly string[],
  hint: Hint = null,
): void => updateLearner(store, learner, (mastery) => afterSuccess(mastery, things, hint));

/** A learner made a mistake. */
export const didWrong = (store: ProgressStore, learner: string, things: readonly string[]): void =>
  updateLearner(store, learner, (mastery) => afterMistake(mastery, things));

/** A learner was told of something that has come up for the first time. */
export const markSeen = (store: ProgressStore, learner: string, what: Occasion): void =>
  updateLearner(store, learner, (mastery) => afterMeeting(mastery, what));

/** Forgets what everybody has learned: all hints are there again. */
export const forgetAll = (store: ProgressStore): void => store.setState({ learners: {} });
