/**
 * A fake layout, because the test page has none. Squares are ten pixels wide unless a test passes another width, with
 * the hands beside the board.
 */
import { vi } from 'vitest';

let side = 10;

const seenIn = (one: Element, all: string): number =>
  Array.prototype.indexOf.call(document.querySelectorAll(all), one);

let columns = 9;
let rows = 9;

const rectOf = (element: Element): DOMRect => {
  const square = seenIn(element, '.sq');
  if (square >= 0)
    return new DOMRect((square % columns) * side, Math.floor(square / columns) * side, side, side);
  const held = seenIn(element, '.held');
  if (held >= 0) return new DOMRect(20 * side, held * side, side, side);
  return element.matches('[role="grid"]')
    ? new DOMRect(0, 0, columns * side, rows * side)
    : new DOMRect(0, 0, 0, 0);
};

/**
 * Gives every board a layout until mocks are restored: nine by nine squares, or the given size; the width of a square
 * is in pixels.
 */
export const layOut = (
  board: { columns: number; rows: number } = { columns: 9, rows: 9 },
  width = 10,
): void => {
  side = width;
  columns = board.columns;
  rows = board.rows;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
};

/** The pointer position at the middle of an element. */
export const onto = (element: Element): { readonly clientX: number; readonly clientY: number } => {
  const { left, top, width, height } = rectOf(element);
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
