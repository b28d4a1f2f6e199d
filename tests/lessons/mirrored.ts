/** A level as it is seen in a mirror, left and right exchanged. */

import type { Course, CourseBoard, Goal, Level, SquaresAsked } from '#games/course.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { lessonAt } from '#lessons/lesson.ts';
import { mirroredPick, mirroredSquare, moveOf } from '#lessons/moves.ts';

/** A course of one level, which stands in the stage of another. */
export const courseOf = (course: Course, stage: string, level: Level): Course => ({
  ...course,
  blocks: [
    {
      id: 'one',
      after: [],
      stages: course.blocks.flatMap(({ stages }) =>
        stages.flatMap((one) => (one.id === stage ? [{ ...one, levels: [level] as const }] : [])),
      ),
    },
  ],
});

const mirroredGoal = (at: (square: number) => number, goal: Goal): Goal => {
  switch (goal.is) {
    case 'takes':
      return goal.square === undefined ? goal : { ...goal, square: at(goal.square) };
    case 'lands':
      return { ...goal, squares: goal.squares.map(at) };
    case 'not':
      return { ...goal, goal: mirroredGoal(at, goal.goal) };
    case 'all':
      return { ...goal, goals: goal.goals.map((one) => mirroredGoal(at, one)) };
    default:
      return goal;
  }
};

const mirroredAsked = (
  at: (square: number) => number,
  mirrorPick: (pick: Pick) => Pick,
  asked: SquaresAsked,
): SquaresAsked => {
  if (asked.is === 'these') return { ...asked, squares: asked.squares.map(at) };
  return 'piece' in asked ? { ...asked, piece: mirrorPick(asked.piece) } : asked;
};

/** The texts of a line of moves in the mirror. */
const mirroredTexts = (
  game: Game,
  view: CourseBoard,
  from: object,
  texts: readonly string[],
): readonly string[] => {
  let [here, there] = [from, view.mirror(from)];
  return texts.map((text) => {
    const move = moveOf(game, here, text);
    const picks = game.picks(here, move).map((pick) => mirroredPick(view.board, pick));
    const twin = game.attempt(there, picks);
    if (twin === undefined) throw new Error(`${text} has no twin in the mirror`);
    here = game.play(here, { move });
    there = game.play(there, { move: twin });
    return game.text.move(twin);
  });
};

/** The twin of a level. */
export const mirrored = (game: Game, course: Course, stage: string, level: Level): Level => {
  const { view } = course;
  const lesson = lessonAt(game, courseOf(course, stage, level), { stage, level: level.id });
  if (lesson === undefined) throw new Error(`no stage is called ${stage}`);
  const at = (square: number): number => mirroredSquare(view.board.columns, square);
  const pick = (one: Pick): Pick => mirroredPick(view.board, one);
  const setup = game.text.position(view.mirror(lesson.start));
  const texts = (solution: readonly string[]) =>
    mirroredTexts(lesson.game, view, lesson.start, solution);
  switch (level.kind) {
    case 'collect':
      return {
        ...level,
        setup,
        solution: texts(level.solution),
        ...(level.targets === undefined ? {} : { targets: level.targets.map(at) }),
      };
    case 'move': {
      const [solution = ''] = texts(level.solution);
      return { ...level, setup, solution: [solution], goal: mirroredGoal(at, level.goal) };
    }
    case 'answer':
      return { ...level, setup, solution: texts(level.solution) };
    case 'squares':
      return { ...level, setup, asked: mirroredAsked(at, pick, level.asked) };
    case 'legal':
      return { ...level, setup, picks: level.picks.map(pick) };
    case 'face':
      return { ...level, setup, square: at(level.square) };
  }
};
