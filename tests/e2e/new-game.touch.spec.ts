import { openTable, play, press } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';
import { expectUsable } from './usable.ts';
import { write } from './write.ts';

const option = (page: Page, name: string, value?: string) =>
  page.locator(
    `.sheet [data-option="${name}"]${value === undefined ? '' : `[data-value="${value}"]`}`,
  );

/** Taps an answer; its box is drawn by the label around it. */
const tap = (page: Page, name: string, value: string): Promise<void> =>
  tick(option(page, name, value), 'tap');

const begin = async (page: Page): Promise<void> => {
  const button = page.locator('[data-action="begin"]');
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.tap();
  await expect(page.locator('.sheet')).toHaveCount(0);
};

test('ten minutes with names are five taps on a phone, and Begin is always in reach', async ({
  page,
}) => {
  await openTable(page);
  await page.locator('[data-action="choose-game"]:visible').tap();
  await tap(page, 'time', '10');
  await option(page, 'name-0').tap();
  await write(option(page, 'name-0'), 'Ana');
  await option(page, 'name-1').tap();
  await write(option(page, 'name-1'), 'Ben');
  await begin(page);
  await expect(page.locator('[data-clock="1"]')).toContainText('10:00');
  await expect(page.locator('.plate').getByText('Ana', { exact: true })).toBeVisible();
});

test('a sheet with a teacher, a handicap and names to choose from is usable on a phone and at a desk', async ({
  page,
}) => {
  await openTable(page);
  await press(page, 'New game');
  await write(option(page, 'name-0'), 'Ana');
  await begin(page);
  await play(page, ['7g7f']);
  await press(page, 'New game');
  await write(option(page, 'name-0'), '');
  await option(page, 'start').selectOption('rook');
  await tap(page, 'seating', 'teacher');
  await tap(page, 'learner', '1');
  await expect(page.locator('.sheet datalist').first()).toBeAttached();
  await expectUsable(page);
});
