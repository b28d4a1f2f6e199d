import { expectDropsToLand, fingerOf, pointOf } from './pointers.ts';
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
import { expect, type Page, test } from './test.ts';

const dragMove = async (page: Page, usi: string, seat: 0 | 1): Promise<void> => {
  const { from, to, way } = stepsOf(page, usi, seat);
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(from), await pointOf(to)];
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
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(square(page, '9g')), await pointOf(square(page, '2c'))];
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
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(square(page, '7g')), await pointOf(square(page, '7f'))];
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

for (const flipped of [false, true])
  test(`a piece lands on the square under the finger, the board ${flipped ? 'turned' : 'as it is'}`, async ({
    page,
  }) => {
    await expectDropsToLand(page, await fingerOf(page), { flipped });
  });

test('a second finger ends a drag: nothing moves, and the piece stays chosen', async ({ page }) => {
  await openTable(page);
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(square(page, '7g')), await pointOf(square(page, '7f'))];
  for (const beside of [square(page, '3c'), page.locator('h1, .nav').first()]) {
    await touch.down(start);
    await touch.slide(start, end);
    await expect(page.locator('.ghost')).toBeVisible();
    await touch.second(end, await pointOf(beside));
    await expect(page.locator('.ghost')).toBeHidden();
    await touch.up();
    await expectBoard(page, START);
    expect(await marked(page, 'selected')).toEqual(['7g']);
    await page.keyboard.press('Escape');
  }
});

test('a phone that is turned during a drag moves nothing', async ({ page }) => {
  await openTable(page);
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(square(page, '7g')), await pointOf(square(page, '7f'))];
  await touch.down(start);
  await touch.slide(start, end);
  await expect(page.locator('.ghost')).toBeVisible();
  await page.setViewportSize({ width: 839, height: 412 });
  await expect(page.locator('.ghost')).toBeHidden();
  await touch.up();
  await expectBoard(page, START);
});
