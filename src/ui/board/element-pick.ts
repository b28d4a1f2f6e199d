import type { Pick } from '#kernel/game.ts';
import type { Skin } from '../game/skin.ts';
import { heldPick } from './hit-test.ts';

/**
 * Finds the pick that an element of the board or the hands stands for, by its data attributes; null for any other element.
 */
export const elementPick = (skin: Skin): ((element: Element) => Pick | null) => {
  const squares = new Map(
    Array.from({ length: skin.board.columns * skin.board.rows }, (_, square) => [
      skin.squareName(square),
      square,
    ]),
  );
  return (element) => {
    const square = squares.get(element.getAttribute('data-square') ?? '');
    return square === undefined ? heldPick(skin, element) : { at: 'square', square };
  };
};
