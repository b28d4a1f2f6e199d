/** Games with less in them than the whole one, for levels and small boards. Each is a `Game`, so a board needs to know nothing of it. */

import type { CourseBoard, Level } from '#games/course.ts';
import type { Game, Refusal } from '#kernel/game.ts';

/** The rule by which a level refuses a piece in hand that is not to be dropped yet. */
export const NOT_YET = 'not-yet';

const notYet: Refusal = { rule: NOT_YET, class: 'slip', evidence: [] };

/** A game in which the other side passes, and what is taken stays in hand. */
const passing = (game: Game, view: CourseBoard): Game => ({
  ...game,
  play: (position, turn) => view.pass(game.play(position, turn)),
  legalMoves: function* (position) {
    for (const move of game.legalMoves(position))
      if (game.picks(position, move)[0]?.at !== 'hand') yield move;
  },
  refuse: (position, picks) =>
    picks[0]?.at === 'hand' && picks[0].seat === game.turn(position)
      ? notYet
      : game.refuse(position, picks),
  owns: (position, pick) => pick.at !== 'hand' && game.owns(position, pick),
});

/** The game as a level plays it. */
export const lessonGame = (game: Game, view: CourseBoard, level: Level): Game =>
  level.kind === 'collect' ? passing(game, view) : game;
