/** The words of the path of a course in English. */

const levels = (count: number): string => (count === 1 ? '1 level' : `${count} levels`);
const stars = (count: number): string => (count === 1 ? '1 star' : `${count} stars`);

export const path = {
  title: 'Learn',
  unknown: 'There is no such lesson. These are all there are.',
  /** How much of the course is done. */
  progress: (done: number, of: number) => `${done} of ${levels(of)} done`,
  begin: 'Begin',
  goOn: (stage: string, level: number) => `Go on: ${stage}, level ${level}`,
  allDone: 'All done. Repeat any level, or play the games again.',
  levels,
  /** A level that has no name of its own. */
  level: (number: number) => `Level ${number}`,
  /** The state of a stage that was begun, as it is read aloud. */
  stage: (name: string, done: number, of: number, earned: number) =>
    `${name}, ${done} of ${levels(of)} done, ${stars(earned)}`,
  /** A level that is done, as it is read aloud. */
  done: (name: string, earned: number) => `${name}, done, ${stars(earned)}`,
  eyes: 'For the eyes; does not count',
  game: 'Game',
  none: (game: string) =>
    `There are no lessons for ${game.toLowerCase()} yet. Its rules say how to begin.`,
  rules: 'How to begin',
  lessonsOf: (game: string) => `Lessons: ${game}`,
};
