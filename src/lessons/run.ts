/** Runs a level: one pure function from a state and an event to the next state. It knows no game and no clock. */
import { startLine } from '#kernel/line.ts';
import type { Lesson } from './lesson.ts';
import type { LessonEvent, LessonState } from './state.ts';

/** The state in which a level begins, and begins again. Nothing is kept between tries. */
export const begin = (lesson: Lesson): LessonState => ({
  path: lesson.path,
  line: startLine(lesson.start),
  picked: [],
  refused: null,
  found: [],
  wrong: null,
  hint: null,
  took: 0,
  shown: false,
  done: null,
});

/** The state after an event. An event that means nothing here changes nothing. */
export const afterEvent = (lesson: Lesson, state: LessonState, event: LessonEvent): LessonState =>
  event.is === 'again' ? begin(lesson) : state;
