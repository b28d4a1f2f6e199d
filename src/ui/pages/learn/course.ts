/** All that a page of lessons works with: the course of its game, the words, and the progress of the learner. */
import { use } from 'react';
import { useStore } from 'zustand';
import type { Course } from '#games/course.ts';
import { type LearnMessages, loadLearnMessages, loadLessonTexts } from '#i18n/lessons.ts';
import type { LessonTexts } from '#i18n/shapes/lessons.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { type LessonProgressStore, type Progress, progressIn } from '#store/lesson-progress.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';

// One promise for each game, so that a page can wait for it while it renders.
const courses = new Map<string, () => Promise<Course | undefined>>();

/** The course of the game on the table; undefined where it has none. Suspends until it is here. */
export const useCourse = (): Course | undefined => {
  const pack = useTable((state) => state.pack);
  const known = courses.get(pack.id) ?? fetchOnce(async () => pack.course?.());
  courses.set(pack.id, known);
  return use(known());
};

/** The words of the pages of lessons. */
export const useLearnText = (): LearnMessages => use(loadLearnMessages(useText().language));

/** The words of the course of the game on the table. */
export const useLessonTexts = (): LessonTexts => {
  const id = useTable(({ pack }) => pack.id);
  return use(loadLessonTexts(useText().language, id));
};

/** The store of progress in lessons. */
export const useLessonProgress = (): LessonProgressStore => use(useApp().lessons());

/** The progress of the learner in the course of the game on the table. */
export const useProgress = (): Progress => {
  const id = useTable(({ pack }) => pack.id);
  return useStore(useLessonProgress(), (state) => progressIn(state, id));
};
