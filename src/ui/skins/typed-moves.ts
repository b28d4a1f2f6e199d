/** The answers to a text that a player typed, as every game gives them. */
import type { Game } from '#kernel/game.ts';
import type { Notation, Typed } from '../game/game-text.ts';

/** The position in which a text was typed, and how its moves are written. */
export interface TypedIn<P extends object, M extends object> {
  readonly position: P;
  readonly notation: Notation;
  readonly write: (move: M, position: P, notation: Notation) => string;
}

/** Moves that a text may mean. */
export const meant = <P extends object, M extends object>(
  { position, notation, write }: TypedIn<P, M>,
  moves: readonly M[],
): Typed => ({
  is: 'moves',
  moves: moves.map((move) => ({ move, words: write(move, position, notation) })),
});

/** The one move that a text names, or why it is not possible; a text without one is unreadable. */
export const named = <P extends object, M extends object>(
  game: Pick<Game<P, M>, 'refuse' | 'picks'>,
  typed: TypedIn<P, M>,
  move: M | undefined,
): Typed => {
  if (move === undefined) return { is: 'unreadable' };
  const refusal = game.refuse(typed.position, game.picks(typed.position, move));
  return refusal === null ? meant(typed, [move]) : { is: 'refused', refusal, move };
};

/**
 * The meaning of a square's name: the moves that go there, or the piece on it. `nothing` is the name for a square that
 * has neither; null for a square with a piece.
 */
export const onSquare = <P extends object, M extends object>(
  typed: TypedIn<P, M>,
  square: number,
  there: readonly M[],
  nothing: string | null,
): Typed => {
  if (there.length > 0) return meant(typed, there);
  return nothing === null
    ? { is: 'piece', pick: { at: 'square', square } }
    : { is: 'nothing-there', square: nothing };
};
