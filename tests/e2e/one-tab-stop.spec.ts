/** Each list is one tab stop: Tab passes it, arrows move in it. */
import { messages as english } from '#i18n/en/index.ts';
import { choose, paste } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { action, expectPly, expectReading, openTable, play, square } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** Rooks go to and fro for 120 moves, and the second move has a variation. */
const longKifu = [
  '手合割：平手',
  ...Array.from({ length: 120 }, (_, i) => {
    const move = ['３八飛(28)', '７二飛(82)', '２八飛(38)', '８二飛(72)'][i % 4];
    return `${i + 1} ${move}`;
  }),
  '',
  '変化：2手',
  '2 ３四歩(33)',
  '',
].join('\n');

/** How many times Tab is pressed until the button has the focus. */
const tabsTo = async (page: Page, goal: Locator): Promise<number> => {
  for (let tabs = 1; tabs <= 200; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((button) => button === document.activeElement)) return tabs;
  }
  return Number.POSITIVE_INFINITY;
};

/** Waits for what stands beside the board of a game: the list of moves and its buttons load later than the board. */
const expectAllBeside = async (page: Page): Promise<void> => {
  await expect(page.locator('.move[aria-current="step"]')).toBeVisible();
  for (const name of ['attacks', 'hints', 'adjourn', 'resign'])
    await expect(page.locator(`[data-action="${name}"]`).first()).toBeVisible();
};

test('from the top of the page to More in a record of 120 moves it is a handful of Tabs', async ({
  page,
}) => {
  await openTable(page);
  await paste(page, longKifu);
  await expectReading(page);
  await page.getByRole('navigation', { name: 'Moves' }).waitFor();
  await page.getByRole('button', { name: english.app.skipToBoard }).focus();
  expect(await tabsTo(page, action(page, 'More'))).toBeLessThan(30);
});

test('from the board to Resign after a long game is no further than after one move', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['2h3h']);
  await expectAllBeside(page);
  await square(page, '5e').focus();
  const near = await tabsTo(page, action(page, 'Resign'));
  await play(page, ['8b7b', '3h2h', '7b8b', '2h3h', '8b7b', '3h2h', '7b6b', '2h3h']);
  await square(page, '5e').focus();
  expect(await tabsTo(page, action(page, 'Resign'))).toBeLessThanOrEqual(near + 1);
});

test('in the list of moves arrows step as elsewhere, and the focus goes along', async ({
  page,
}) => {
  await openTable(page);
  await paste(page, longKifu);
  await expectReading(page);
  const current = page.locator('.move[aria-current="step"]');
  await current.focus();
  for (const [key, ply] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowDown', 2],
    ['ArrowUp', 2],
    ['End', 120],
    ['ArrowLeft', 119],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectPly(page, ply);
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('data-ply', String(ply));
  }
  await expect(page.locator('.move-rows button:not([tabindex="-1"])')).toHaveCount(1);
});

test('in the sheet of moves on a phone, where the keys of the page rest, arrows step too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await action(page, 'More').click();
  await page.locator('[data-action="moves"]').first().click();
  const current = page.locator('.sheet .move[aria-current="step"]');
  await current.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAttribute('data-ply', '1');
  await expect(current).toBeFocused();
});

test('arrows step through the kept games, and Enter opens one', async ({ page }) => {
  await openTable(page);
  for (const move of ['7g7f', '2g2f', '6g6f']) {
    await play(page, [move]);
    await action(page, 'New game').press('Enter');
    await page.locator('[data-action="begin"]').press('Enter');
    await expect(page.locator('.sheet')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Games' }).press('Enter');
  const rows = page.locator('.game-open');
  await expect(rows).toHaveCount(3);
  // A row is hidden until it is measured.
  for (const row of await rows.all()) await expect(row).toBeVisible();
  const stops = page.locator('.game-row button:not([tabindex="-1"])');
  await expect(stops).toHaveCount(2);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPly(page, 1);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('arrows step through the list of commands, and Enter does one', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  const commands = page.locator('[data-command]');
  await expect(commands.first()).toBeFocused();
  const flip = page.locator('[data-command="flip"]');
  for (let i = 0; i < 40 && !(await flip.evaluate((it) => it === document.activeElement)); i += 1)
    await page.keyboard.press('ArrowDown');
  await expect(flip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet')).toHaveCount(0);
});

/** Begins a table with 120 kept games, and goes to their list by keys. */
const openManyGames = async (page: Page): Promise<void> => {
  await openTable(page);
  const files = Array.from({ length: 120 }, (_, i) =>
    fileOf(`${i}.kif`, longKif(2, [`先手：Player ${i}`])),
  );
  await choose(page, ...files);
  const found = page.getByRole('dialog', { name: '120 games were found' });
  await found.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(found.getByText('120 games are now under Games.')).toBeVisible();
  await found.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Games' }).press('Enter');
  await expect(page.locator('.game-open').first()).toBeVisible();
  await page.locator('.game-open').first().focus();
};

/** The place in the list of the row with the focus, from 1. */
const expectPlace = (page: Page, place: number): Promise<void> =>
  expect(page.locator('li', { has: page.locator('.game-row button:focus') })).toHaveAttribute(
    'aria-posinset',
    String(place),
  );

test('in a list of 120 kept games End leads to the last, Home to the first, and arrows from each to the next', async ({
  page,
}) => {
  await openManyGames(page);
  for (const [key, place] of [
    ['End', 120],
    ['ArrowUp', 119],
    ['Home', 1],
    ['ArrowDown', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectPlace(page, place);
  }
});

test('each arrow counts when keys come quicker than the games of a long list are drawn', async ({
  page,
}) => {
  // Rows are hidden until they are measured: here that takes a quarter of a second.
  await page.addInitScript(() => {
    const Measured = ResizeObserver;
    globalThis.ResizeObserver = class extends Measured {
      constructor(callback: ResizeObserverCallback) {
        super((...measured) => setTimeout(() => callback(...measured), 250));
      }
    };
  });
  await openManyGames(page);
  for (let i = 0; i < 40; i += 1) await page.keyboard.press('ArrowDown');
  await expectPlace(page, 41);
  await page.keyboard.press('Tab');
  await expect(page.locator('.game-remove:focus')).toBeVisible();
  for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowUp');
  await expectPlace(page, 11);
  await expect(page.locator('.game-remove:focus')).toBeVisible();
});

test('after the wheel has moved a long list away, an arrow still leads to the next game', async ({
  page,
}) => {
  await openManyGames(page);
  await page.keyboard.press('ArrowDown');
  await expectPlace(page, 2);
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 5_000);
  await expect(page.locator('li[aria-posinset="2"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expectPlace(page, 3);
});
