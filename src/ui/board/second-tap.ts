import { type PointerEvent, useRef } from 'react';

/** How soon after a press, in milliseconds, and how near to it, in px, another is the second of two fast taps. */
const SOON = 500;
const NEAR = 12;

/** Tells of each press whether it is the second of two fast taps on one place, which nobody means as an answer to what the first has opened. */
export const useSecondTap = (): ((press: PointerEvent) => boolean) => {
  const before = useRef({ x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY });
  return ({ clientX: x, clientY: y, timeStamp: atMs }) => {
    const last = before.current;
    before.current = { x, y, atMs };
    return atMs - last.atMs < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
  };
};
