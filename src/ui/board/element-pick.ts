import type { Pick } from '#kernel/game.ts';
import type { Skin } from '../skin.ts';

/** The kind of pieces in hand that an element stands for, by the names it carries; null for any other. */
export const heldPick = (skin: Skin, element: Element): Pick | null => {
  const face = element.getAttribute('data-hand');
  const held = skin.handKinds.find((one) => one.face === face);
  const seat = element.getAttribute('data-seat') === '1' ? 1 : 0;
  return held ? { at: 'hand', seat, kind: held.kind } : null;
};

/** What an element of the board or the hands stands for, by the names it carries; null for any other. */
export const elementPick = (skin: Skin): ((element: Element) => Pick | null) => {
  const squares = new Map(
    Array.from({ length: skin.columns * skin.rows }, (_, square) => [
      skin.squareName(square),
      square,
    ]),
  );
  return (element) => {
    const square = squares.get(element.getAttribute('data-square') ?? '');
    return square === undefined ? heldPick(skin, element) : { at: 'square', square };
  };
};
