/** The front door: the ways from the first glance to a game, to learning and to a file. */
import { messages as english } from '#i18n/en/index.ts';
import { boxOf } from './pointers.ts';
import { openTable } from './table.ts';
import { expect, test } from './test.ts';

const { nav } = english;

test('the ways to the pages are Play, Learn, Games, Rules and a wheel that is named Settings', async ({
  page,
}) => {
  await openTable(page);
  const links = page.getByRole('navigation', { name: nav.label }).getByRole('link');
  const names = [nav.play, nav.learn, nav.games, nav.rules, nav.settings];
  await expect(links).toHaveCount(names.length);
  for (const [i, name] of names.entries()) await expect(links.nth(i)).toHaveAccessibleName(name);
  await expect(links.last()).not.toContainText(nav.settings);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The goal' })).toBeFocused();
});

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 969],
] as const)
  test(`at ${width}×${height} the panel beside the board is at least 300 px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    expect((await boxOf(page.locator('.panel'))).width).toBeGreaterThanOrEqual(300);
  });

for (const [game, title] of [
  ['shogi', 'Shogi table · 将棋'],
  ['xiangqi', 'Xiangqi table · 象棋'],
  ['banqi', 'Banqi table · 暗棋'],
  ['ko-shogi', 'Ko shogi table · 広将棋'],
] as const)
  test(`the address of ${game} without a position shows its start under its own name, also after a reload`, async ({
    page,
  }) => {
    await page.goto(`./#/p/${game}/`);
    await expect(page).toHaveURL(/#\/play/);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page.locator(`.play[data-table="${game}"]`)).toBeVisible();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page).toHaveTitle(title);
      await page.reload();
    }
  });

test('another game that was on the table is not preceded by a picture of shogi', async ({
  page,
}) => {
  await page.goto('./#/p/xiangqi/');
  await expect(page.locator('.play[data-table="xiangqi"]')).toBeVisible();
  await page.goto('./');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-later', '');
  await expect(page.locator('.play[data-table="xiangqi"]')).toBeVisible();
});
