/** Whether a move does what a level demands. */

import type { CourseBoard, Goal } from '#games/course.ts';
import type { Game } from '#kernel/game.ts';
import { canMove, faceOn, isChecked, landedOn, takersOn } from './moves.ts';

/** A move to be judged, and the positions round it. */
interface Judged {
  readonly before: object;
  readonly move: object;
  readonly after: object;
}

const holds = (game: Game, view: CourseBoard, judged: Judged, goal: Goal): boolean => {
  const { before, move, after } = judged;
  const trace = () => game.trace(before, { move });
  const landed = () => landedOn(trace());
  switch (goal.is) {
    case 'takes':
      return trace().removed.some(
        (square) =>
          (goal.square === undefined || square === goal.square) &&
          (goal.face === undefined || faceOn(view, before, square) === goal.face),
      );
    case 'safe': {
      const square = landed();
      return square !== undefined && takersOn(game, after, square).length === 0;
    }
    case 'checks':
      return isChecked(game, after);
    case 'mates':
      return isChecked(game, after) && !canMove(game, after);
    case 'drops':
      return game.picks(before, move)[0]?.at === 'hand';
    case 'lands': {
      const square = landed();
      return square !== undefined && goal.squares.includes(square);
    }
    case 'forks': {
      const square = landed();
      if (square === undefined) return false;
      const { captures } = game.reach(after, { at: 'square', square });
      return goal.faces.every((face) =>
        captures.some((captured) => faceOn(view, after, captured) === face),
      );
    }
    case 'chooses':
      return game
        .picks(before, move)
        .some((pick) => pick.at === 'choice' && pick.choice === goal.choice);
    case 'not':
      return !holds(game, view, judged, goal.goal);
    case 'all':
      return goal.goals.every((one) => holds(game, view, judged, one));
  }
};

/** Whether a legal move reaches a goal. */
export const meets = (
  game: Game,
  view: CourseBoard,
  before: object,
  move: object,
  goal: Goal,
): boolean => holds(game, view, { before, move, after: game.play(before, { move }) }, goal);
