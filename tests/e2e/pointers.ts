/** Mouse and finger input, sent as the browser gets it, and drops made with them. */

import { expectPly, press, setUp, square } from './table.ts';
import { type CDPSession, expect, type Locator, type Page } from './test.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that picks a piece up, carries it, and puts it down. */
export interface Pointer {
  readonly down: (at: Point) => Promise<unknown>;
  readonly to: (at: Point) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

export const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not on the screen`);
  return box;
};

/** A point of an element: the middle, or another fraction of its width and height. */
export const pointOf = async (thing: Locator, across = 0.5, along = 0.5): Promise<Point> => {
  const { x, y, width, height } = await boxOf(thing);
  return { x: x + width * across, y: y + height * along };
};

export const mouseOf = ({ mouse }: Page): Pointer => ({
  down: async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  to: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

type Touches = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** A finger: real touch events, as the screen sends them. */
export const fingerOf = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: Touches, ...touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((at, id) => ({ ...at, id })),
    });
  const slide = async (from: Point, to: Point): Promise<void> => {
    for (const part of [0.1, 0.3, 0.6, 0.9, 1])
      await send('touchMove', {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
  };
  return {
    down: (at: Point) => send('touchStart', at),
    /** The finger came down so many seconds ago. */
    downSince: (at: Point, seconds: number) =>
      session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ ...at, id: 0 }],
        timestamp: Date.now() / 1000 - seconds,
      }),
    to: (at: Point) => send('touchMove', at),
    up: () => send('touchEnd'),
    lose: () => send('touchCancel'),
    /** A second finger comes down beside the first. */
    second: (first: Point, second: Point) => send('touchStart', first, second),
    /** One tap or more on one place, as fast as a finger taps, however slow the machine is. */
    taps: async (at: Point, times: number): Promise<void> => {
      const begun = Date.now() / 1000;
      const touchPoints = [{ ...at, id: 0 }];
      await Promise.all(
        Array.from({ length: times * 2 }, (_, i) =>
          session.send('Input.dispatchTouchEvent', {
            ...(i % 2 === 0
              ? { type: 'touchStart' as const, touchPoints }
              : { type: 'touchEnd' as const, touchPoints: [] }),
            timestamp: begun + i * 0.06,
          }),
        ),
      );
    },
    /** Both fingers move. */
    both: (first: Point, second: Point) => send('touchMove', first, second),
    slide,
  };
};

/** How long a finger aims in the loupe, in seconds: longer than a tap, which only opens it. */
const AIMED = 0.3;

/**
 * Selects a square of a board whose squares are smaller than a finger, through the loupe: releasing the finger selects.
 */
export const pointByLoupe = async (page: Page, square: Locator): Promise<void> => {
  const finger = await fingerOf(page);
  await finger.downSince(await pointOf(square), AIMED);
  await expect(page.locator('.loupe')).toBeVisible();
  await finger.up();
  await expect(page.locator('.loupe')).toHaveCount(0);
};

/** The eight directions from which a pointer comes to a square, in squares. */
const directions: readonly Point[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x: x * 1.3, y: y * 1.3 }])),
);

/** Where on a square a piece is put down, in fractions of its width and height. */
const parts = [0.05, 0.5, 0.95] as const;

/** A square with neighbours on all sides: its name, and its column and row as they are seen. */
const goal = { name: '6e', column: 3, row: 4, turned: '4e' } as const;

/** A position with one gold in hand, which may be dropped on any square but two. */
export const goldInHand = '4k4/9/9/9/9/9/9/9/4K4 b G 1';

/** Drops a gold on each part of a square, from each direction in turn, and checks the board. */
export const expectDropsToLand = async (
  page: Page,
  pointer: Pointer,
  { flipped = false }: { readonly flipped?: boolean } = {},
): Promise<void> => {
  await setUp(page, goldInHand);
  if (flipped) await press(page, 'Flip board');
  await page.evaluate(() => scrollTo(0, 0));
  const hand = page.locator('[data-hand="G"]');
  await expect(hand).toBeVisible();
  const grid = await boxOf(page.getByRole('grid', { name: 'Board' }));
  const [width, height] = [grid.width / 9, grid.height / 9];
  const there = square(page, flipped ? goal.turned : goal.name);
  let turn = 0;
  for (const across of parts)
    for (const along of parts) {
      const from = directions[turn++ % directions.length] ?? { x: 1, y: 0 };
      const end = {
        x: grid.x + (goal.column + across) * width,
        y: grid.y + (goal.row + along) * height,
      };
      await pointer.down(await pointOf(hand));
      for (const left of [1, 0.5, 0.15, 0])
        await pointer.to({
          x: end.x + from.x * left * width,
          y: end.y + from.y * left * height,
        });
      await pointer.up();
      await expect(
        there,
        `put down at ${across} and ${along} of the square, coming from ${from.x}, ${from.y}`,
      ).toHaveAttribute('data-piece', 'G');
      await page.keyboard.press('Control+z');
      await expectPly(page, 0);
      await expect(there).toHaveAttribute('data-piece', '');
    }
};
