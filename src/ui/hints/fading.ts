/** What a move shows that somebody knows: the face that made it, and the rules it kept clear of. */
import type { Game, Pick, Refusal, Seat } from '#kernel/game.ts';
import type { Skin } from '../skin.ts';

/** Whether a rule is learned by itself: those that fouls break. The others say how pieces move, and are learned with the faces. */
const isLearned = (refusal: Refusal): boolean => refusal.class === 'foul';

/**
 * What a refused attempt of a seat shows that it does not know: the rule, or how the face moves that it sent where it does
 * not go; null where it shows nothing, because a finger has gone astray.
 */
export const mistakenOf = (
  skin: Skin,
  position: object,
  seat: Seat,
  [origin, target]: readonly Pick[],
  refusal: Refusal,
): string | null => {
  if (isLearned(refusal)) return refusal.rule;
  if (origin?.at !== 'square' || target?.at !== 'square') return null;
  const ownerAt = (square: number): Seat | null | undefined => skin.faceAt(position, square)?.seat;
  return ownerAt(origin.square) === seat && ownerAt(target.square) !== seat
    ? thingOf(skin, position, origin)
    : null;
};

/** What taking a piece up by a pick shows that one knows: how its face moves, or how it is dropped; null where nothing is. */
export const thingOf = (skin: Skin, position: object, pick: Pick): string | null => {
  if (pick.at === 'square') return skin.faceAt(position, pick.square)?.face.toUpperCase() ?? null;
  const held = pick.at === 'hand' && skin.handKinds.find(({ kind }) => kind === pick.kind);
  return held ? `${held.faces[0]}*` : null;
};

/** Where a chosen piece would go but for one of those rules, each with what proves it. */
export const forbidden = (
  game: Game,
  skin: Skin,
  position: object,
  origin: Pick,
): readonly (Refusal & { readonly square: number })[] =>
  Array.from({ length: skin.board.columns * skin.board.rows }, (_, square) => square).flatMap(
    (square) => {
      const refusal = game.refuse(position, [origin, { at: 'square', square }]);
      return refusal !== null && isLearned(refusal) ? [{ ...refusal, square }] : [];
    },
  );
