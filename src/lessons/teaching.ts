/**
 * Finds what a move or an attempt shows that a player knows, and which squares the rules close to a piece. It works for
 * any game, by the refusals of that game.
 */
import type { Game, Pick, Refusal, Seat } from '#kernel/game.ts';
import { point } from '#kernel/pointing.ts';

/** The pieces as they are told apart: every face is a thing of its own to learn. */
export interface Faces {
  readonly board: { readonly columns: number; readonly rows: number };
  faceAt(
    position: object,
    square: number,
  ): { readonly face: string; readonly seat: Seat | null } | null;
  /** The kinds that can lie in hand, each with the faces it shows there. */
  readonly handKinds: readonly { readonly kind: string; readonly faces: readonly string[] }[];
}

/** Whether a rule is learned by itself: those that fouls break. The others say how pieces move, and are learned with the faces. */
const isLearned = (refusal: Refusal): boolean => refusal.class === 'foul';

/**
 * The thing that a player knows who takes a piece up by a pick: how its face moves, or how it is dropped. null if there
 * is no piece.
 */
export const thingOf = (faces: Faces, position: object, pick: Pick): string | null => {
  if (pick.at === 'square') return faces.faceAt(position, pick.square)?.face.toUpperCase() ?? null;
  const held = pick.at === 'hand' && faces.handKinds.find(({ kind }) => kind === pick.kind);
  return held ? `${held.faces[0]}*` : null;
};

/**
 * The thing that a refused attempt shows its seat does not know. It is the rule, or how a face moves that was sent
 * where it does not go. null if the attempt shows nothing, because a finger has gone astray.
 */
export const mistakenOf = (
  faces: Faces,
  position: object,
  seat: Seat,
  [origin, target]: readonly Pick[],
  refusal: Refusal,
): string | null => {
  // One press alone is a slip of the hand, or a question.
  if (target === undefined) return null;
  if (isLearned(refusal)) return refusal.rule;
  if (origin?.at !== 'square' || target.at !== 'square') return null;
  const ownerAt = (square: number): Seat | null | undefined => faces.faceAt(position, square)?.seat;
  return ownerAt(origin.square) === seat && ownerAt(target.square) !== seat
    ? thingOf(faces, position, origin)
    : null;
};

const squaresOf = ({ columns, rows }: Faces['board']): readonly number[] =>
  Array.from({ length: columns * rows }, (_, square) => square);

/** Where a chosen piece would go but for a rule that is learned by itself, each with what proves it. */
export const forbidden = (
  game: Game,
  { board }: Faces,
  position: object,
  origin: Pick,
): readonly (Refusal & { readonly square: number })[] =>
  squaresOf(board).flatMap((square) => {
    const refusal = game.refuse(position, [origin, { at: 'square', square }]);
    return refusal !== null && isLearned(refusal) ? [{ ...refusal, square }] : [];
  });

/** Why a chosen piece cannot go to the square that is pointed at; null while it can, and where a press there would do something else. */
export const whyClosed = (
  game: Game,
  position: object,
  picked: readonly Pick[],
  pointed: Pick | null,
): Refusal | null => {
  if (picked.length !== 1 || pointed?.at !== 'square') return null;
  const pressed = point(game, position, picked, pointed);
  return pressed.is === 'refused' ? pressed.refusal : null;
};

/** The squares to which a chosen piece cannot go, and where a press would do nothing else. */
export const closedSquares = (
  game: Game,
  { board }: Faces,
  position: object,
  picked: readonly Pick[],
): readonly number[] =>
  squaresOf(board).filter(
    (square) => whyClosed(game, position, picked, { at: 'square', square }) !== null,
  );
