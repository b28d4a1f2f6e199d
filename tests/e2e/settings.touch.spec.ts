/** Settings of a phone. */
import { messages as english } from '#i18n/en/index.ts';
import { expectDepth } from './pages-before.ts';
import { openTable, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Notes each tick of vibration. */
const noteTicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ticks: unknown[] = [];
    Object.assign(globalThis, { ticks });
    Object.assign(navigator, {
      vibrate: (tick: unknown) => {
        ticks.push(tick);
        return true;
      },
    });
  });

const ticks = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'ticks'));

const moveByTaps = async (page: Page, from: string, to: string): Promise<void> => {
  await square(page, from).tap();
  await square(page, to).tap();
  await expect(square(page, from)).toHaveAttribute('data-piece', '');
  // A tap that took long asks about the piece. The entry of its card leaves the history a moment after the move, and would
  // lead away from the next page.
  await expectDepth(page, 0);
};

test('a phone gives a tick with each move once that is chosen, and none before', async ({
  page,
}) => {
  await noteTicks(page);
  await openTable(page);
  await moveByTaps(page, '7g', '7f');
  await page.goto('./#/settings');
  await page.getByLabel(english.settings.vibration).check();
  expect(await ticks(page)).toEqual([]);
  await page.goto('./#/play');
  await moveByTaps(page, '3c', '3d');
  await expect.poll(() => ticks(page)).toEqual([12]);
  await moveByTaps(page, '2g', '2f');
  await expect.poll(() => ticks(page)).toEqual([12, 12]);
  // Looking back is not felt.
  await page.locator('[data-action="back"]:visible').first().tap();
  await expect(square(page, '2g')).toHaveAttribute('data-piece', 'P');
  expect(await ticks(page)).toEqual([12, 12]);
});

test('the tick of vibration that was chosen is felt on the next visit, too', async ({
  page,
  context,
}) => {
  await openTable(page);
  await page.goto('./#/settings');
  await page.getByLabel(english.settings.vibration).check();
  await page.close();
  const next = await context.newPage();
  await noteTicks(next);
  await openTable(next);
  await moveByTaps(next, '7g', '7f');
  await expect.poll(() => ticks(next)).toEqual([12]);
});
