/** The pack by which a first game of a course is played: on a smaller board, where the course has one. It comes with the lessons. */
import { type Course, type EndGame, endGameAt } from '#games/course.ts';
import type { GamePack } from '#games/pack.ts';
import { huntGame } from '#lessons/hunt.ts';
import type { LessonMark } from './sitting.ts';

/** The game of a course that a sitting is; undefined where the course has none of these names. */
export const endGameOf = (
  course: Course | undefined,
  { block, game }: Pick<LessonMark, 'block' | 'game'>,
): EndGame | undefined => course && endGameAt(course, block, game);

/** The pack of a game as a lesson plays it. */
export const lessonPack = async (pack: GamePack, lesson: LessonMark): Promise<GamePack> => {
  const whole = pack.whole ?? pack;
  const end = endGameOf(await whole.course?.(), lesson);
  return end?.area === undefined ? whole : { ...whole, game: huntGame(whole.game, end), whole };
};
