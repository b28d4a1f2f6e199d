/** Judging any game as it is played. */
import type { Game, Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';

/** Judges a game after each of its moves, and returns how many moves that were. */
export const judgedBy = <P extends object, M extends object, R extends object>(
  game: Game<P, M, R>,
  moves: readonly M[],
  rules: R,
): number => {
  let line: Line<P, M> = startLine(game.start());
  for (const move of moves) {
    line = extend(game, line, { move });
    if (game.judge(line, rules) !== undefined) throw new Error(`judged at ply ${line.ply}`);
  }
  return moves.length;
};
