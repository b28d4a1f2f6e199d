import type { Game, Line, Turn } from './game.ts';

/** A line of play with nothing played yet. */
export const startLine = <P extends object, M extends object = object>(
  position: P,
): Line<P, M> => ({ position, turn: null, before: null, ply: 0, standing: null });

/** The line one turn longer; the given line stays as it is. */
export const extend = <P extends object, M extends object>(
  game: Pick<Game<P, M>, 'play'>,
  line: Line<P, M>,
  turn: Turn<M>,
): Line<P, M> => ({
  position: game.play(line.position, turn),
  turn,
  before: line,
  ply: line.ply + 1,
  standing: null,
});
