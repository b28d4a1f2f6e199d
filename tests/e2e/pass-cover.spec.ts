/**
 * The cover of a device that is passed on. Until the next player says that they have it, nothing of the app is visible.
 */
import { messages as english } from '#i18n/en/index.ts';
import { begin, more, pick } from './refereed.ts';
import { seeded } from './seeded.ts';
import { action, openTable, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectAllLoaded } from './waits.ts';

/** Begins a game in which the board is covered between turns, and makes its first move. */
const passOn = async (page: Page): Promise<void> => {
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.pass), (sheet) =>
    sheet.getByLabel(english.start.cover).check(),
  );
  await square(page, '7g').click();
  await square(page, '7f').click();
  await expect(cover(page)).toBeVisible();
};

const cover = (page: Page) => page.getByRole('alertdialog');

/** From the next navigation on, records each frame in which some page is drawn and no cover lies over all of it. */
const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open: string[] = [];
    Object.assign(globalThis, { openFrames: open });
    const isAllCovered = (): boolean => {
      const lid = document.querySelector('dialog[open]');
      if (lid === null) return false;
      const { x, y, width, height } = lid.getBoundingClientRect();
      const { backgroundColor, opacity } = getComputedStyle(lid);
      const isOpaque = !/rgba|transparent|\//.test(backgroundColor) && opacity === '1';
      return isOpaque && x <= 0 && y <= 0 && width >= innerWidth && height >= innerHeight;
    };
    const look = (): void => {
      const drawn = [...document.querySelectorAll<HTMLElement>('.board, main, .first-picture')];
      const shown = drawn.filter((part) => part.checkVisibility({ visibilityProperty: true }));
      const words = shown.map((part) => part.textContent?.trim().slice(0, 40));
      // The loading text reveals nothing of the game.
      const telling = words.filter((word) => word !== undefined && !/^(One moment…)?$/.test(word));
      if (telling.length > 0 && !isAllCovered() && open.length < 3) open.push(telling.join(' | '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const openFrames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { openFrames: readonly string[] }).openFrames);

test('the cover lies over the whole window, and the next player takes it away', async ({
  page,
}) => {
  await passOn(page);
  const window = page.viewportSize();
  await expect.poll(() => cover(page).boundingBox()).toEqual({ x: 0, y: 0, ...window });
  await action(page, english.offers.ready).click();
  await expect(cover(page)).toHaveCount(0);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('after a reload no frame shows the position before the cover', async ({ page }) => {
  await passOn(page);
  await watchFrames(page);
  await page.reload();
  await expect(cover(page)).toBeVisible();
  await expectAllLoaded(page);
  expect(await openFrames(page)).toEqual([]);
});

const elsewhere = [
  ['the games', '#/games'],
  ['the settings', '#/settings'],
  ['the rules', '#/rules'],
  ['the lessons', '#/learn'],
] as const;

for (const [name, address] of seeded('places beside the board', elsewhere))
  test(`a player who goes to ${name} by address meets the cover there`, async ({ page }) => {
    await passOn(page);
    await watchFrames(page);
    await page.goto(`./${address}`);
    await page.reload();
    await expect(cover(page)).toBeVisible();
    await expectAllLoaded(page);
    expect(await openFrames(page)).toEqual([]);
    await action(page, english.offers.ready).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(cover(page)).toHaveCount(0);
  });

test('the player who has the device may leave the board and come back to it uncovered', async ({
  page,
}) => {
  await passOn(page);
  await action(page, english.offers.ready).click();
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(cover(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(cover(page)).toHaveCount(0);
});
