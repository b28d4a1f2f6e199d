/** Moves the focus to the board, and by arrow keys beyond its edge or that of a hand. */
import type { Direction } from './Board.tsx';

/** The square that takes the focus when a user comes to the board by keys; null while the board is not drawn. */
export const boardCursor = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.board [tabindex="0"]');

/** Moves the focus to the board, as after a button that goes when it is pressed. The page does not scroll. */
export const focusBoard = (): void => boardCursor()?.focus({ preventScroll: true });

const beyond: Readonly<Record<Direction, (from: DOMRect, to: DOMRect) => number>> = {
  left: (from, to) => from.left - to.right,
  right: (from, to) => to.left - from.right,
  up: (from, to) => from.top - to.bottom,
  down: (from, to) => to.top - from.bottom,
};

/** The one of some elements that lies nearest in a direction. */
const nearest = (
  direction: Direction,
  from: Element,
  among: Iterable<HTMLElement>,
): HTMLElement | null => {
  const start = from.getBoundingClientRect();
  let found: HTMLElement | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const one of among) {
    const rect = one.getBoundingClientRect();
    const along = beyond[direction](start, rect);
    if (one === from || along < -4) continue;
    const sideways =
      direction === 'left' || direction === 'right'
        ? Math.abs(rect.top + rect.height / 2 - start.top - start.height / 2)
        : Math.abs(rect.left + rect.width / 2 - start.left - start.width / 2);
    const distance = along + sideways * 2;
    if (distance < best) {
      best = distance;
      found = one;
    }
  }
  return found;
};

/** Moves the focus from a square at the edge to the hand that lies there, or from a piece in hand to the next or to the board. */
export const leaveBoard = (table: Element, direction: Direction, from: Element): void => {
  const inHand = from.closest('.hand');
  const next = inHand
    ? (nearest(direction, from, inHand.querySelectorAll('button')) ??
      nearest(direction, from, table.querySelectorAll<HTMLElement>('.sq')))
    : nearest(direction, from, table.querySelectorAll<HTMLElement>('.held'));
  next?.focus();
};
