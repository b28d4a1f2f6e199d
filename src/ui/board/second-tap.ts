import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How soon after a press, in milliseconds, and how near to it, in px, another is the second of two fast taps. */
const SOON = 500;
const NEAR = 12;

/** While something on the table is asked, keeps from it the second of two fast taps on one place: nobody means that as an answer to what the first has opened. */
export const useSecondTap = (root: RefObject<HTMLElement | null>, asked: boolean): void => {
  const before = useRef({ x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY });
  // Without React, which would make an event of its own of every press before the board has it.
  useLayoutEffect(() => {
    const press = (event: PointerEvent): void => {
      const { clientX: x, clientY: y, timeStamp: atMs } = event;
      const last = before.current;
      before.current = { x, y, atMs };
      const isSecond = atMs - last.atMs < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
      if (isSecond && asked) event.stopPropagation();
    };
    const table = root.current;
    table?.addEventListener('pointerdown', press, true);
    return () => table?.removeEventListener('pointerdown', press, true);
  }, [root, asked]);
};
