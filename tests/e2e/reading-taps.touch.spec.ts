/** Stepping through a record by touch on the board, and by scrolling the list of moves. */
import { messages as english } from '#i18n/en/index.ts';
import { choose } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { boxOf, fingerOf, type Point, pointOf } from './pointers.ts';
import { action, expectPly, expectReading, openTable, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';
import { frames } from './waits.ts';

test.use({ viewport: { width: 390, height: 844 } });

const openLong = async (page: Page): Promise<void> => {
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(60)));
  await expectReading(page);
  await expectPly(page, 0);
  // Wait until the tools for the record have loaded.
  await expect(page.getByRole('status', { name: english.reading.edit.drawn })).toBeAttached();
};

/** Switches a setting on, and comes back to the record. */
const set = async (page: Page, option: string): Promise<void> => {
  await page.goto('./#/settings');
  const box = page.locator(`[data-option="${option}"]`);
  await expect(box).not.toBeChecked();
  await tick(box);
  await page.goto('./#/play');
  await expectReading(page);
  await expect(page.getByRole('status', { name: english.reading.edit.drawn })).toBeAttached();
};

const swipe = async (page: Page, from: Point, by: number): Promise<void> => {
  const finger = await fingerOf(page);
  await finger.down(from);
  for (const part of [0.25, 0.5, 0.75, 1]) await finger.to({ x: from.x + by * part, y: from.y });
  await finger.up();
};

test('a swipe that begins off a piece steps, and none that begins on one or at the edge', async ({
  page,
}) => {
  await openLong(page);
  const free = await pointOf(square(page, '5e'));
  await swipe(page, free, -120);
  await expectPly(page, 1);
  await swipe(page, free, -120);
  await expectPly(page, 2);
  await swipe(page, free, 120);
  await expectPly(page, 1);
  await swipe(page, await pointOf(square(page, '5g')), 120);
  await swipe(page, { ...free, x: 12 }, 120);
  // The next swipe that steps goes on from the same move.
  await swipe(page, free, -120);
  await expectPly(page, 2);
});

test('with its halves on, a tap on the board steps, a long press asks, and a drag moves', async ({
  page,
}) => {
  await openLong(page);
  await set(page, 'tapHalves');
  const [left, right] = [square(page, '8g'), square(page, '2g')];
  for (let ply = 1; ply <= 3; ply += 1) {
    await right.tap();
    await expectPly(page, ply);
  }
  await left.tap();
  await expectPly(page, 2);

  const finger = await fingerOf(page);
  await finger.down(await pointOf(square(page, '7g')));
  await expect(page.locator('.piece-card')).toContainText('pawn');
  await finger.up();
  await expectPly(page, 2);

  const [from, to] = [await pointOf(square(page, '7g')), await pointOf(square(page, '7f'))];
  await finger.down(from);
  const carry = (part: number) => finger.to({ x: from.x, y: from.y + (to.y - from.y) * part });
  await carry(0.3);
  await expect(square(page, '7g')).toHaveAttribute('data-mark', /selected/);
  for (const part of [0.5, 0.8, 1]) await carry(part);
  await expect(page.locator('[data-lifted]')).toHaveCount(1);
  await finger.up();
  await expectPly(page, 3);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('a tap on the board steps nowhere by default', async ({ page }) => {
  await openLong(page);
  await square(page, '2e').tap();
  await square(page, '2g').tap();
  // The first step is that of a key.
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 1);
});

test('where that is set, the scroll position of the list is the move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLong(page);
  await set(page, 'scrollMoves');
  const rows = page.locator('.reading-list .move-rows');
  await expect(rows).toBeVisible();
  const scroll = (part: number): Promise<unknown> =>
    rows.evaluate((list, to) => {
      list.scrollTop = (list.scrollHeight - list.clientHeight) * to;
    }, part);
  await scroll(1);
  await expectPly(page, 60);
  await scroll(0);
  await expectPly(page, 0);
  await scroll(0.5);
  await expectPly(page, 30);
  await action(page, 'Next').click();
  await expectPly(page, 31);
  // The list scrolls to the move, and hears of that a frame later.
  await frames(page, 3);
  await action(page, 'Next').click();
  await expectPly(page, 32);
  await action(page, 'Last').click();
  await expectPly(page, 60);
  const { y, height } = await boxOf(rows);
  const last = await boxOf(rows.locator('[data-ply="60"]'));
  expect(last.y).toBeGreaterThan(y);
  expect(last.y).toBeLessThan(y + height);
});
