/** Fetches the words of lessons: those of their pages, and those of each course. Only the pages of lessons load them. */
import type { Catalogue } from './catalogue.ts';
import type { learn } from './en/learn/index.ts';
import { wordsAt } from './index.ts';
import type { Language } from './languages.ts';
import type { LessonTexts, LevelText, StageText } from './shapes/lessons.ts';

const lessons = wordsAt(
  import.meta.glob<LessonTexts>(['./*/*/lessons/index.ts', '!./shapes/**'], { import: 'lessons' }),
);

/** The words of the pages of lessons, of any course. */
export type LearnMessages = Catalogue<typeof learn>;

const pages = wordsAt(import.meta.glob<LearnMessages>('./*/learn/index.ts', { import: 'learn' }));

/** Fetches the words of the pages of lessons in a language; the same promise each time. */
export const loadLearnMessages = (language: Language): Promise<LearnMessages> =>
  pages(`./${language}/learn/index.ts`);

/** Fetches the words of a game's course in a language; the same promise each time. Rejects for a game without one. */
export const loadLessonTexts = (language: Language, game: string): Promise<LessonTexts> =>
  lessons(`./${language}/${game}/lessons/index.ts`);

/** The words of a level; a level without words of its own has those of its stage, and the name of what it asks about. */
export const levelText = (stage: StageText, level: string, name: string): LevelText =>
  stage.levels[level] ?? { name, goal: stage.goal ?? stage.teaches };

/** A text with the names of squares put in: `{target}` becomes `5e`. */
export const withPlaces = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
