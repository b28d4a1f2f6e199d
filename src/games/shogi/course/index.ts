/** The lessons of shogi. */
import type { Course } from '../../course.ts';
import { blockA } from './block-a.ts';
import { blockB } from './block-b.ts';
import { courseBoard } from './board.ts';
import { signs } from './signs.ts';

/** The course of shogi, from the first press to the first games. */
export const shogiCourse: Course = {
  game: 'shogi',
  blocks: [blockA, blockB],
  view: courseBoard,
  signs,
};
