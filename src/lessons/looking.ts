/** Questions that a screen asks of a level: what is still to do, where the arrow points, what was learned. */
import type { Pick } from '#kernel/game.ts';
import type { Lesson } from './lesson.ts';
import { askedSquares, movesOf, targetsIn } from './solve.ts';
import type { Done, Fact, LessonState } from './state.ts';

/** The task as it stands: the squares of what is still to take, or how many squares are still to be found. */
export interface ToDo {
  readonly targets: readonly number[];
  readonly left: number;
}

/** The rest of the task; nothing where the level is done. */
export const toDo = (lesson: Lesson, { line, found, wrong, done }: LessonState): ToDo => {
  const { level } = lesson;
  if (done !== null) return { targets: [], left: 0 };
  if (level.kind === 'collect') {
    const targets = targetsIn(lesson, level, (wrong?.back ?? line).position);
    return { targets, left: targets.length };
  }
  if (level.kind !== 'squares' || level.want === 'one') return { targets: [], left: 1 };
  return { targets: [], left: askedSquares(lesson, level).length - found.length };
};

/**
 * The picks that an arrow joins before the first move: only in the first level of a stage, and only in a level of moves.
 * null otherwise.
 */
export const arrowOf = (
  lesson: Lesson,
  { line, wrong, done }: LessonState,
): readonly Pick[] | null => {
  const { level, stage } = lesson;
  if (stage.levels[0] !== level || !('solution' in level)) return null;
  if (line.ply > 0 || wrong !== null || done !== null) return null;
  const [move] = movesOf(lesson, lesson.start, level.solution);
  return move === undefined ? null : lesson.game.picks(lesson.start, move);
};

/** The things of mastery that a level teaches. */
export const taughtBy = ({ level, stage }: Lesson): readonly string[] => level.about ?? stage.about;

/** The end of a level, where an event brought it; null otherwise. It belongs to the level of the state, whatever is on the screen. */
export const endedNow = (before: LessonState, after: LessonState): Done | null =>
  before.done === null ? after.done : null;

/** The names in a fact, for its sentence: faces, and squares as `nameOf` writes them. */
export const namesIn = ({ face, by, from, at }: Fact, nameOf: (square: number) => string) => ({
  face: face ?? null,
  by: by ?? null,
  from: from === undefined || from === null ? null : nameOf(from),
  at: at === undefined ? '' : nameOf(at),
});
