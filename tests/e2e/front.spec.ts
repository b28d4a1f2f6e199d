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
