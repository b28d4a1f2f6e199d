import {
  choice,
  expectBoard,
  expectPly,
  marked,
  matedBoard,
  matingGame,
  openTable,
  play,
  resultCard,
  START,
  setUp,
  square,
  stepsOf,
} from './table.ts';
import { type CDPSession, expect, type Locator, type Page, test } from './test.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger: real touch events, as the screen sends them. */
const finger = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    down: (at: Point) => send('touchStart', at),
    up: () => send('touchEnd'),
    lose: () => send('touchCancel'),
    slide: async (from: Point, to: Point): Promise<void> => {
      for (const part of [0.1, 0.3, 0.6, 0.9, 1])
        await send('touchMove', {
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        });
    },
  };
};

const dragMove = async (page: Page, usi: string, seat: 0 | 1): Promise<void> => {
  const { from, to, way } = stepsOf(page, usi, seat);
  const touch = await finger(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await touch.down(start);
  await touch.slide(start, end);
  await touch.up();
  if (way !== undefined) await choice(page, way).tap();
};

test('two people play a whole game to checkmate with drags on a touch screen', async ({ page }) => {
  await openTable(page);
  await play(page, matingGame, { by: dragMove });
  await expectBoard(page, matedBoard);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
});

test('taps and drags are mixed freely on a touch screen', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f'], { by: dragMove });
  await square(page, '3c').tap();
  await square(page, '3d').tap();
  await expectPly(page, 2);
  await play(page, ['2g2f'], { by: dragMove });
});

test('dragging a piece neither scrolls the page nor leaves it', async ({ page }) => {
  await openTable(page);
  const pagesBefore = await page.evaluate(() => history.length);
  // From the left edge inwards, where some browsers go back a page, and down across the board.
  const touch = await finger(page);
  const [start, end] = [await middleOf(square(page, '9g')), await middleOf(square(page, '2c'))];
  await touch.down(start);
  expect(await marked(page, 'selected')).toEqual(['9g']);
  await touch.slide(start, end);
  await expect(page.locator('.ghost')).toBeVisible();
  await expect(square(page, '2c')).toHaveAttribute('data-over', '');
  await touch.up();
  await expect(page.locator('.ghost')).toBeHidden();
  expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
  await expect(page).toHaveURL(/#\/play/);
  expect(await page.evaluate(() => history.length)).toBe(pagesBefore);
  await expectBoard(page, START);
});

test('a drag that the system breaks off moves nothing', async ({ page }) => {
  await openTable(page);
  const touch = await finger(page);
  const [start, end] = [await middleOf(square(page, '7g')), await middleOf(square(page, '7f'))];
  await touch.down(start);
  await touch.slide(start, end);
  await touch.lose();
  await expect(page.locator('.ghost')).toBeHidden();
  await expectBoard(page, START);
  await play(page, ['7g7f'], { by: dragMove });
});

test('a drag onto a square where promotion is possible opens the card', async ({ page }) => {
  await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
  await play(page, ['5d5c+'], { by: dragMove });
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
});
