/** Presses squares in the rhythm of a quick player, by mouse or by finger. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** The milliseconds from one press to the next, and from a press to its release. */
const [BETWEEN, HELD] = [190, 50];
/** The moves of the mouse on its way to a square, and the milliseconds from one to the next. */
const [STEPS, STEP] = [6, 16];

/** The pointer with which a page is pressed. */
export type Pointer = 'mouse' | 'touch';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves to a point, presses there and releases. It resolves to a promise that the page has got everything. */
type Hand = (point: Point) => Promise<{ readonly got: Promise<unknown> }>;

/** A mouse that moves over the board from press to press. The page need not keep up with it, as with a real one. */
const mouse = (session: CDPSession): Hand => {
  let at: Point = { x: 0, y: 0 };
  return async (to) => {
    const from = at;
    at = to;
    const sent: Promise<unknown>[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const along = (a: number, b: number): number => a + ((b - a) * step) / STEPS;
      const [x, y] = [along(from.x, to.x), along(from.y, to.y)];
      sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }));
      await sleep(STEP);
    }
    const pressed = { ...to, button: 'left', clickCount: 1 } as const;
    sent.push(
      session.send('Input.dispatchMouseEvent', { ...pressed, type: 'mousePressed', buttons: 1 }),
    );
    await sleep(HELD);
    sent.push(session.send('Input.dispatchMouseEvent', { ...pressed, type: 'mouseReleased' }));
    return { got: Promise.all(sent) };
  };
};

const finger =
  (session: CDPSession): Hand =>
  async (point) => {
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const start = touch('touchStart', [point]);
    await sleep(HELD);
    return { got: Promise.all([start, touch('touchEnd', [])]) };
  };

/** A hand that presses with this pointer. */
export const handWith = (session: CDPSession, pointer: Pointer): Hand =>
  pointer === 'mouse' ? mouse(session) : finger(session);

/** Presses one square after another, and calls `ended` at the end of each press. A page that is late makes the next press later. */
export const inRhythm = async <Step extends { readonly square: string }>(
  hand: Hand,
  steps: readonly Step[],
  places: ReadonlyMap<string, Point>,
  ended: (step: Step) => Promise<void>,
): Promise<void> => {
  let due = performance.now();
  for (const step of steps) {
    const place = places.get(step.square);
    if (place === undefined) throw new Error(`no place of ${step.square}`);
    due = Math.max(due + BETWEEN, performance.now());
    const { got } = await hand(place);
    await sleep(due - performance.now());
    await got;
    await ended(step);
  }
};
