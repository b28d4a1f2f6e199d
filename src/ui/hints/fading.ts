/** What a move shows that somebody knows: the face that made it, and the rules it kept clear of. */
import type { Game, Pick, Refusal } from '#kernel/game.ts';
import type { Skin } from '../skin.ts';

/** The rules that are learned one by one; the others say how pieces move, and are learned with the faces. */
const ruleThings = [
  'nifu',
  'dead-square',
  'uchifuzume',
  'pinned',
  'king-left-in-check',
  'moved-into-check',
];

/** Whether a rule is one that is learned by itself. */
export const isLearned = (rule: string): boolean => ruleThings.includes(rule);

/** What taking a piece up by a pick shows that one knows: how its face moves, or how it is dropped; null where nothing is. */
export const thingOf = (skin: Skin, position: object, pick: Pick): string | null => {
  if (pick.at === 'square') return skin.faceAt(position, pick.square)?.face.toUpperCase() ?? null;
  const held = pick.at === 'hand' && skin.handKinds.find(({ kind }) => kind === pick.kind);
  return held ? `${held.face}*` : null;
};

/** Where a chosen piece would go but for one of those rules, each with what proves it. */
export const forbidden = (
  game: Game,
  skin: Skin,
  position: object,
  origin: Pick,
): readonly (Refusal & { readonly square: number })[] =>
  Array.from({ length: skin.columns * skin.rows }, (_, square) => square).flatMap((square) => {
    const refusal = game.refuse(position, [origin, { at: 'square', square }]);
    return refusal !== null && isLearned(refusal.rule) ? [{ ...refusal, square }] : [];
  });
