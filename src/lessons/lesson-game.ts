/** Games with less in them than the whole one, for levels and small boards. Each is a `Game`, so a board needs to know nothing of it. */

import type { CourseBoard, Level, Stage } from '#games/course.ts';
import type { Game, Pick, Refusal } from '#kernel/game.ts';

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

const withoutChoice = (picks: readonly Pick[]): readonly Pick[] =>
  picks.filter(({ at }) => at !== 'choice');

/** A game that asks for no choice: of moves that differ only in it, the one that changes nothing is left. */
const plain = (game: Game): Game => ({
  ...game,
  legalMoves: function* (position) {
    for (const move of game.legalMoves(position)) {
      const picks = game.picks(position, move);
      const kept = withoutChoice(picks);
      const left = kept.length === picks.length ? move : game.attempt(position, kept);
      if (left !== undefined && game.text.move(left) === game.text.move(move)) yield move;
    }
  },
  picks: (position, move) => withoutChoice(game.picks(position, move)),
});

/** A game on some squares of its board: no piece goes elsewhere, and a king that cannot is caught. */
export const fenced = (game: Game, area: readonly number[]): Game => {
  const inside = (pick: Pick): boolean => pick.at !== 'square' || area.includes(pick.square);
  const legalMoves = function* (position: object) {
    for (const move of game.legalMoves(position))
      if (game.picks(position, move).every(inside)) yield move;
  };
  return {
    ...game,
    legalMoves,
    reach: (position, pick, face) => {
      const { aims, ...reach } = game.reach(position, pick, face);
      const within = (squares: readonly number[]) => squares.filter((one) => area.includes(one));
      return {
        pattern: within(reach.pattern),
        moves: within(reach.moves),
        captures: within(reach.captures),
        protects: within(reach.protects),
        ...(aims && { aims: within(aims) }),
      };
    },
    // An empty square by itself is refused as everywhere: only a way that leads outside has this reason.
    refuse: (position, picks) =>
      picks.length > 1 && !picks.every(inside) ? outside : game.refuse(position, picks),
    judge: (line, rules) => {
      const outcome = game.judge(line, rules);
      if (outcome !== undefined) return outcome;
      for (const _ of legalMoves(line.position)) return undefined;
      const loser = game.turn(line.position);
      return { winner: loser === 0 ? 1 : 0, by: 'checkmate', next: 'over' };
    },
  };
};

/** The rule by which a smaller board refuses a square outside of it. */
export const OUTSIDE = 'outside';

const outside: Refusal = { rule: OUTSIDE, class: 'slip', evidence: [] };

/** The game whose moves a stage knows. */
export const stageGame = (game: Game, stage: Stage): Game => (stage.plain ? plain(game) : game);

/** The game as a level plays it. */
export const lessonGame = (game: Game, view: CourseBoard, level: Level): Game =>
  level.kind === 'collect' ? passing(game, view) : game;
