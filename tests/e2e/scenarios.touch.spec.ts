/** The most common tasks, each with the fewest taps it can be done in. The page itself counts the taps. */
import { messages as english } from '#i18n/en/index.ts';
import { fileOf, longKif } from './large-files.ts';
import { clock } from './refereed.ts';
import { expectPly, openTable, plateOf, refusal, square } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** Counts every press of a finger on the page. */
const countTaps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { taps: 0 };
    Object.assign(globalThis, { counted });
    addEventListener('pointerdown', () => (counted.taps += 1), true);
  });

const taps = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counted: { taps: number } }).counted.taps);

/** A visible control by its `data-action`, which is the same in every language. */
const doing = (page: Page, name: string): Locator =>
  page.locator(`[data-action="${name}"]:visible`).first();

const answering = (page: Page, option: string, value: string): Locator =>
  page.locator(`.sheet [data-option="${option}"][data-value="${value}"]`);

const time = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** Taps an element, which must be in sight without scrolling. */
const tap = async (thing: Locator): Promise<void> => {
  await expect(thing).toBeInViewport({ ratio: 0.99 });
  await thing.tap();
};

test.beforeEach(async ({ page }) => {
  await countTaps(page);
});

test.describe('two friends with one phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('begin to play in two taps, and with ten minutes each in five', async ({ page }) => {
    await openTable(page);
    await tap(square(page, '7g'));
    await tap(square(page, '7f'));
    await expectPly(page, 1);
    expect(await taps(page)).toBe(2);
    await tap(doing(page, 'more'));
    await tap(doing(page, 'new-game'));
    await tap(time(page, '10 min'));
    await tap(doing(page, 'begin'));
    await expect(clock(page, 1)).toContainText('10:00');
    await tap(square(page, '2g'));
    await tap(square(page, '2f'));
    await expectPly(page, 1);
    expect(await taps(page)).toBe(8);
  });

  test('take a move back in one tap, and resign in two', async ({ page }) => {
    await openTable(page);
    for (const [i, name] of ['7g', '7f', '3c', '3d'].entries()) {
      await tap(square(page, name));
      if (i % 2 === 1) await expectPly(page, (i + 1) / 2);
    }
    await tap(doing(page, 'take-back'));
    await expectPly(page, 1);
    expect(await taps(page)).toBe(5);
    await tap(doing(page, 'resign'));
    await tap(page.locator('[data-way="1"]'));
    await expect(page.locator('[data-part="message"]')).toContainText('Sente wins');
    expect(await taps(page)).toBe(7);
  });
});

test.describe('two at a tablet that lies flat', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('sit face to face after three taps, before a board of 600 pixels', async ({ page }) => {
    await openTable(page);
    await tap(doing(page, 'choose-game'));
    await tap(answering(page, 'seating', 'face'));
    await tap(doing(page, 'begin'));
    await expect(page.locator('[data-seating="face"]')).toBeVisible();
    expect(await taps(page)).toBe(3);
    const board = await page.locator('[data-part="board"]').boundingBox();
    expect(board?.width ?? 0).toBeGreaterThanOrEqual(600);
    // Each side has its own parts, turned to it.
    for (const seat of [0, 1])
      for (const part of ['plate', 'message', 'bar'])
        await expect(page.locator(`[data-part="${part}"][data-seat="${seat}"]`)).toBeInViewport({
          ratio: 0.99,
        });
  });
});

test.describe('at a laptop with a window of 1920 × 969', () => {
  test.use({ viewport: { width: 1920, height: 969 } });

  test('a player of a fast game sees both clocks from the first move on', async ({ page }) => {
    await openTable(page);
    await tap(time(page, '5 min'));
    await tap(doing(page, 'begin'));
    expect(await taps(page)).toBe(2);
    for (const seat of [0, 1] as const)
      await expect(clock(page, seat)).toBeInViewport({ ratio: 1 });
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect([width, height]).toEqual([1920, 969]);
  });
});

test.describe('a player who is new to shogi', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('learns in one tap how the silver moves, and in another what the other side’s can do', async ({
    page,
  }) => {
    await openTable(page);
    await tap(square(page, '3i'));
    await expect(page.locator('[data-part="message"]')).toContainText(
      'silver 銀将 ginshō · 2 moves · one square forward or diagonally',
    );
    expect(await taps(page)).toBe(1);
    await tap(square(page, '3i'));
    await tap(square(page, '3a'));
    await expect(page.locator('.piece-card')).toContainText('silver');
    await expect(refusal(page)).toHaveCount(0);
    expect(await taps(page)).toBe(3);
  });
});

test.describe('a player who has a folder of kifu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keeps thirty files in two taps and a choice, and finds them by name in their order', async ({
    page,
  }) => {
    await openTable(page);
    await tap(doing(page, 'open'));
    const files = Array.from({ length: 30 }, (_, i) =>
      fileOf(`${String(i + 1).padStart(2, '0')}.kif`, longKif(10, [`先手：Player ${i + 1}`])),
    );
    await page.getByLabel('Choose files').setInputFiles(files);
    const list = page.getByRole('dialog', { name: '30 games were found' });
    await tap(list.getByRole('button', { name: english.kifu.keepAll }));
    await expect(page.getByText('30 games are now under Games.')).toBeVisible();
    expect(await taps(page)).toBe(2);
    await tap(page.getByRole('button', { name: 'Close', exact: true }));
    await tap(page.getByRole('link', { name: 'Games' }).first());
    const rows = page.locator('main.page [data-game]');
    // Only the rows in sight of the thirty are drawn.
    for (const [i, name] of ['01.kif', '02.kif', '03.kif', '04.kif'].entries())
      await expect(rows.nth(i)).toContainText(name);
    await tap(rows.nth(2).getByRole('button').first());
    await expect(plateOf(page, 'Player 3')).toBeVisible();
    expect(await taps(page)).toBe(5);
  });
});
