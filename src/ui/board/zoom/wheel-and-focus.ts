/** Handles the wheel, the focus and a piece that is carried to the edge, on a board that can be zoomed. */
import type { MagnifiedBoard } from './magnified-board.ts';
import { isZoomed, type Point, panned, showing, stepped } from './view.ts';

/** The turn of a wheel for one step, in px. */
const NOTCH = 40;
/** The distance from the edge at which a carried piece moves the board, and how far it moves per frame, in px. */
const [EDGE, SPEED] = [26, 7] as const;

/** Control and the wheel zoom at the pointer. The wheel alone pans, except where it steps through a record. */
const heedWheel = (on: MagnifiedBoard): ((event: WheelEvent) => void) => {
  let turned = 0;
  return (event) => {
    const { ctrlKey, deltaX, deltaY, deltaMode, clientX, clientY } = event;
    const { left, top } = on.rect();
    if (ctrlKey) {
      event.preventDefault();
      if (Math.sign(deltaY) !== Math.sign(turned)) turned = 0;
      turned += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : Math.sign(deltaY) * NOTCH;
      if (Math.abs(turned) < NOTCH) return;
      const at = { x: clientX - left, y: clientY - top };
      on.show(stepped(on.frame(), on.view(), turned < 0 ? 'in' : 'out', at));
      turned = 0;
    } else if (isZoomed(on.frame(), on.view()) && on.table.closest('[data-reading]') === null) {
      event.preventDefault();
      on.show(panned(on.frame(), on.view(), { x: -deltaX, y: -deltaY }));
    }
  };
};

/** Listens for the wheel, the focus and carried pieces; returns the function that stops it. */
export const heedWheelAndFocus = (on: MagnifiedBoard): (() => void) => {
  const wheel = heedWheel(on);
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches('.sq:focus-visible')) return;
    const place = on.placeOf(target);
    if (place !== null) on.show(showing(on.frame(), on.view(), place));
  };
  let pointer: Point | null = null;
  let frame = 0;
  const towards = (at: number, from: number, size: number): number =>
    at < from + EDGE ? SPEED : at > from + size - EDGE ? -SPEED : 0;
  const carry = (): void => {
    frame = 0;
    if (pointer === null || on.table.querySelector('[data-lifted]') === null) return;
    const { left, top, width, height } = on.rect();
    const by = {
      x: towards(pointer.x, left, width),
      y: towards(pointer.y, top, height),
    };
    if (by.x === 0 && by.y === 0) return;
    const before = on.view();
    on.show(panned(on.frame(), before, by));
    if (on.view() !== before) frame = requestAnimationFrame(carry);
  };
  const moved = ({ clientX: x, clientY: y }: PointerEvent): void => {
    pointer = { x, y };
    if (frame === 0 && isZoomed(on.frame(), on.view())) frame = requestAnimationFrame(carry);
  };
  on.board.addEventListener('wheel', wheel, { passive: false });
  on.field.addEventListener('focusin', focused);
  addEventListener('pointermove', moved);
  return () => {
    cancelAnimationFrame(frame);
    on.board.removeEventListener('wheel', wheel);
    on.field.removeEventListener('focusin', focused);
    removeEventListener('pointermove', moved);
  };
};
