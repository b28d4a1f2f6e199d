/** The game of a course that is on the table, with its words. */

import { createStore } from 'zustand/vanilla';
import type { EndGame } from '#games/course.ts';
import type { EndGameText } from '#i18n/shapes/lessons.ts';
import type { Match } from '#match/match.ts';
import { endGameOf } from '#store/lesson-game.ts';
import type { TableState } from '#store/table.ts';
import { useSitting, useTable } from '../../app/app-context.tsx';
import { useCourse, useLessonTexts } from './course.ts';

/** A game that ends a block, and its words. */
export interface EndGameShown {
  readonly end: EndGame;
  readonly words: EndGameText;
  /** The table, as far as the store needs it to tell how the game stands. */
  readonly state: Pick<TableState, 'pack' | 'sitting'>;
}

/** The match in which a press went outside of a smaller board. The next move makes another match of it, which ends this. */
export const pressedOutside = createStore<{ readonly match: Match | null }>(() => ({
  match: null,
}));

/** The game of a course that is on the table; null for any other, and where the course no longer has it. */
export const useEndGame = (): EndGameShown | null => {
  const pack = useTable((state) => state.pack);
  const sitting = useSitting();
  const { lesson } = sitting;
  const course = useCourse();
  const words = useLessonTexts().after[lesson?.game ?? ''];
  const end = lesson && endGameOf(course, lesson);
  return end && words ? { end, words, state: { pack, sitting } } : null;
};
