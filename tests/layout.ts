/** A layout for tests without one: a board of squares ten pixels wide, and the hands beside it. */
import { vi } from 'vitest';

const SIDE = 10;

const seenIn = (one: Element, all: string): number =>
  Array.prototype.indexOf.call(document.querySelectorAll(all), one);

const rectOf = (element: Element): DOMRect => {
  const square = seenIn(element, '.sq');
  if (square >= 0)
    return new DOMRect((square % 9) * SIDE, Math.floor(square / 9) * SIDE, SIDE, SIDE);
  const held = seenIn(element, '.held');
  if (held >= 0) return new DOMRect(20 * SIDE, held * SIDE, SIDE, SIDE);
  return element.matches('[role="grid"]')
    ? new DOMRect(0, 0, 9 * SIDE, 9 * SIDE)
    : new DOMRect(0, 0, 0, 0);
};

/** Lays every board out until mocks are restored. */
export const layOut = (): void => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
};

/** Where a pointer is that points at the middle of an element. */
export const onto = (element: Element): { readonly clientX: number; readonly clientY: number } => {
  const { left, top, width, height } = rectOf(element);
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
