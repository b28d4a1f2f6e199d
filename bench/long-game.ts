/** Long games of any kind to measure with: the same at every run. */
import type { Game, Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';

/** A game and the positions before each of its moves. */
export interface LongGame<P, M> {
  readonly moves: readonly M[];
  readonly positions: readonly P[];
}

/** A walk of legal moves that does not end the game by these rules. */
export const longGameOf = <P extends object, M extends object, R extends object>(
  game: Game<P, M, R>,
  plies: number,
  rules: R,
): LongGame<P, M> => {
  const moves: M[] = [];
  const positions: P[] = [];
  let line: Line<P, M> = startLine(game.start());
  let state = 1;
  while (moves.length < plies) {
    const choices = [...game.legalMoves(line.position)];
    let next: Line<P, M> | undefined;
    for (let tries = 0; next === undefined; tries++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const move = choices[Math.floor((state / 2 ** 32) * choices.length)];
      if (move === undefined || tries > 200) throw new Error(`the walk ends at ply ${line.ply}`);
      const tried = extend(game, line, { move });
      if (game.judge(tried, rules) !== undefined) continue;
      next = tried;
      moves.push(move);
    }
    positions.push(line.position);
    line = next;
  }
  return { moves, positions };
};
