/** The results of hunts: where they are noted among the progress of a learner, and what they are worth. */
import type { EndGame, LevelPath } from '#games/course.ts';
import type { LessonMark } from '#store/table.ts';

const pairOf = (names: readonly [string, string]): string =>
  names
    .map((name) => name.trim())
    .sort()
    .join(' & ');

/** Where a result is noted: that of a pair beside that of the learner alone. */
export const resultPath = (
  { block, game, seed }: Pick<LessonMark, 'block' | 'game' | 'seed'>,
  names: readonly [string, string],
): LevelPath => ({
  stage: block,
  level: seed === undefined ? `${game} ${pairOf(names)}` : game,
});

/** The results of pairs in a game, by their names. */
export const pairOfKey = (key: string, { stage, level }: LevelPath): string | undefined => {
  const start = `${stage}/${level} `;
  return key.startsWith(start) ? key.slice(start.length) : undefined;
};

/** The stars of a hunter who needed so many moves: three for a quarter of the limit, two for half of it. */
export const starsOf = ({ limit = 0 }: Pick<EndGame, 'limit'>, moves: number): 1 | 2 | 3 =>
  moves * 4 <= limit ? 3 : moves * 2 <= limit ? 2 : 1;
