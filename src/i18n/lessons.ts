/** Fetches the words of courses: each language and game has a file of its own, which only lessons load. */
import { wordsAt } from './index.ts';
import type { Language } from './languages.ts';
import type { LessonTexts, LevelText, StageText } from './shapes/lessons.ts';

const lessons = wordsAt(
  import.meta.glob<LessonTexts>(['./*/*/lessons/index.ts', '!./shapes/**'], { import: 'lessons' }),
);

/** Fetches the words of a game's course in a language; the same promise each time. Rejects for a game without one. */
export const loadLessonTexts = (language: Language, game: string): Promise<LessonTexts> =>
  lessons(`./${language}/${game}/lessons/index.ts`);

/** The words of a level; a level without words of its own has those of its stage, and the name of what it asks about. */
export const levelText = (stage: StageText, level: string, name: string): LevelText =>
  stage.levels[level] ?? { name, goal: stage.goal ?? stage.teaches };

/** A text with the names of squares put in: `{target}` becomes `5e`. */
export const withPlaces = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
