/** What a move or an attempt shows that somebody knows, and what the rules close to a piece: asked of any game, by what its refusals are. */
import type { Game, Pick, Refusal, Seat } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';

/** The pieces as they are told apart: every face is a thing of its own to learn. */
export interface Faces {
  readonly board: { readonly columns: number; readonly rows: number };
  faceAt(
    position: object,
    square: number,
  ): { readonly face: string; readonly seat: Seat | null } | null;
  /** What can lie in hand, by the faces it shows there. */
  readonly handKinds: readonly { readonly kind: string; readonly faces: readonly string[] }[];
}

/** Whether a rule is learned by itself: those that fouls break. The others say how pieces move, and are learned with the faces. */
const isLearned = (refusal: Refusal): boolean => refusal.class === 'foul';

/** What taking a piece up by a pick shows that one knows: how its face moves, or how it is dropped; null where nothing is. */
export const thingOf = (faces: Faces, position: object, pick: Pick): string | null => {
  if (pick.at === 'square') return faces.faceAt(position, pick.square)?.face.toUpperCase() ?? null;
  const held = pick.at === 'hand' && faces.handKinds.find(({ kind }) => kind === pick.kind);
  return held ? `${held.faces[0]}*` : null;
};

/**
 * What a refused attempt of a seat shows that it does not know: the rule, or how the face moves that it sent where it does
 * not go; null where it shows nothing, because a finger has gone astray.
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

/** Where a chosen piece would go but for a rule that is learned by itself, each with what proves it. */
export const forbidden = (
  game: Game,
  { board }: Faces,
  position: object,
  origin: Pick,
): readonly (Refusal & { readonly square: number })[] =>
  Array.from({ length: board.columns * board.rows }, (_, square) => square).flatMap((square) => {
    const refusal = game.refuse(position, [origin, { at: 'square', square }]);
    return refusal !== null && isLearned(refusal) ? [{ ...refusal, square }] : [];
  });

/** Why a chosen piece cannot go to the square that is pointed at; null while it can, and where something else would be taken up instead. */
export const whyClosed = (
  game: Game,
  position: object,
  picked: readonly Pick[],
  pointed: Pick | null,
): Refusal | null => {
  const [origin, ...more] = picked;
  if (origin === undefined || more.length > 0) return null;
  if (pointed?.at !== 'square' || samePick(origin, pointed)) return null;
  if (game.owns(position, pointed) || game.refuse(position, [pointed]) === null) return null;
  return game.refuse(position, [origin, pointed]);
};
