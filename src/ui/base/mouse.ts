/**
 * The place where the mouse was moved last. The browser also reports the mouse when the page scrolls under it, when another
 * page comes and when the window is zoomed: nobody points at anything then.
 */

/** Where the mouse is on the screen, in px, and what it was moved over; null while that is not known. */
const last: { x: number; y: number; over: Element | null } = { x: -1, y: -1, over: null };

const note = ({ pointerType, screenX, screenY, target }: PointerEvent): void => {
  if (pointerType !== 'mouse') return;
  last.x = screenX;
  last.y = screenY;
  last.over = target instanceof Element ? target : null;
};

/** Follows the mouse on every page. Returns how to stop. */
export const followMouse = (): (() => void) => {
  document.addEventListener('pointermove', note, { capture: true });
  return () => document.removeEventListener('pointermove', note, { capture: true });
};

/** Whether an event means that the user has moved the mouse, and not that the page has moved under it. */
export const hasMoved = (event: PointerEvent): boolean => {
  if (last.x === event.screenX && last.y === event.screenY) return false;
  note(event);
  return true;
};

/** The element that the mouse was moved over last, if it is still there; undefined where it is not. */
export const movedOver = (): Element | undefined =>
  last.over?.matches(':hover') ? last.over : undefined;

/** Forgets the element under the mouse. Call this when another game comes: nobody points then at what lies there. */
export const forgetMovedOver = (): void => {
  last.over = null;
};
