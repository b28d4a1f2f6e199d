/**
 * The progress of the people at this screen, kept per device. It is kept under their names, or as first and second
 * person while they have none.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameId } from '#games/index.ts';
import { other, type Seat } from '#kernel/game.ts';
import { afterMeeting, type FirstTimeTipName } from '#lessons/first-time-tips.ts';
import { afterMistake, afterSuccess, type Hint, type Mastery } from '#lessons/mastery.ts';
import { namesOf } from './selectors.ts';
import type { Sitting } from './sitting.ts';

export {
  concerns,
  type FirstTimeTipName,
  firstTimeTipsOf,
  hasMet,
} from '#lessons/first-time-tips.ts';
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

/** Progress made before there was a second game is stored under names without a game, so this game goes without one. */
const firstGame: GameId = 'shogi';

/**
 * The name under which the progress of a seat is stored, per game. It is the player's name, or the first or second
 * person of the set-up, who keep theirs when they change seats.
 */
export const learnerAt = (sitting: Sitting, seat: Seat): string => {
  const name = namesOf(sitting)[seat].trim();
  const person = sitting.swapped ? other(seat) : seat;
  const { gameId } = sitting.match;
  const game = gameId === firstGame ? '' : `${gameId} `;
  return game + (name === '' ? `person ${person}` : `name ${name}`);
};

/** A learner's mastery. */
export const masteryOf = (learners: Progress, learner: string): Mastery => learners[learner] ?? {};

const updateLearner = (
  store: ProgressStore,
  learner: string,
  by: (mastery: Mastery) => Mastery,
): void =>
  store.setState(({ learners }) => ({
    learners: { ...learners, [learner]: by(masteryOf(learners, learner)) },
  }));

/** Notes that a learner used some pieces or rules correctly; `hint` is the hint that was shown. */
export const didRight = (
  store: ProgressStore,
  learner: string,
  things: readonly string[],
  hint: Hint = null,
): void => updateLearner(store, learner, (mastery) => afterSuccess(mastery, things, hint));

/** A learner made a mistake. */
export const didWrong = (store: ProgressStore, learner: string, things: readonly string[]): void =>
  updateLearner(store, learner, (mastery) => afterMistake(mastery, things));

/** A learner was shown a tip on something that came up for the first time. */
export const markSeen = (store: ProgressStore, learner: string, what: FirstTimeTipName): void =>
  updateLearner(store, learner, (mastery) => afterMeeting(mastery, what));

/** Forgets everybody's progress, so that all hints are shown again. */
export const forgetAll = (store: ProgressStore): void => store.setState({ learners: {} });
