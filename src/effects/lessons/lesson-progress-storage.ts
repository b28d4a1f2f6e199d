/** Keeps the progress in lessons on this device. */
import { createLessonProgress, type LessonProgressStore } from '#store/lesson-progress.ts';

/** The store of progress in lessons. */
export const openLessonProgress = (): LessonProgressStore => createLessonProgress();
