/** A level made ready for a learner: its game, its start and its one solution. Hints, *show me* and the judge all read it. */

import type { Course, Level, LevelPath, Stage } from '#games/course.ts';
import { levelAt } from '#games/course.ts';
import type { Game } from '#kernel/game.ts';
import { lessonGame, stageGame } from './lesson-game.ts';

/** A level that can be run. It is a value; the same one serves every try. */
export interface Lesson {
  readonly path: LevelPath;
  readonly stage: Stage;
  readonly level: Level;
  readonly view: Course['view'];
  /** The game by whose rules replies are found: that of the table, without what the stage does not know yet. */
  readonly rules: Game;
  /**
   * The game as it is played in this level. In a collect level the other side passes and nothing is dropped. The board,
   * its marks and refusals are asked of this one.
   */
  readonly game: Game;
  readonly start: object;
}

/** Makes a level ready; undefined where the course has no level of that path. */
export const lessonAt = (whole: Game, course: Course, path: LevelPath): Lesson | undefined => {
  const found = levelAt(course, path);
  if (found === undefined) return undefined;
  const { stage, level } = found;
  const rules = stageGame(whole, stage);
  return {
    path,
    stage,
    level,
    view: course.view,
    rules,
    game: lessonGame(rules, course.view, level),
    start: rules.start(level.setup),
  };
};
