/** On every page beside the table a line says how the game stands, and leads back to it. */
import AxeBuilder from '@axe-core/playwright';
import { messages as english } from '#i18n/en/index.ts';
import { copyText, kif, paste } from './clipboard.ts';
import { begin, choose, clock, letPass, number, ownTime } from './refereed.ts';
import { expectPly, expectReading, openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';

const line = (page: Page) => page.getByRole('region', { name: english.games.onTheTable });

const pages = ['games', 'learn', 'rules', 'settings'] as const;

test('while a clock runs, every page beside the table shows it, says who is to move, and leads back by a key', async ({
  page,
}) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await play(page, ['7g7f']);
  for (const name of pages) {
    await page.goto(`./#/${name}`);
    await expect(line(page)).toContainText('Gote to move');
    await expect(clock(page, 1)).toBeVisible();
  }
  await page.mouse.wheel(0, 2_000);
  await expect(clock(page, 1)).toBeInViewport();
  await page.goto('./#/games');
  await letPass(page, 25);
  await expect(clock(page, 1)).toContainText(/0:(2\d|3[0-5])/);
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations).toEqual([]);
  const back = line(page).getByRole('link', { name: english.rules.backToGame });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/play/);
  await expectPly(page, 1);
});

test('a section of the rules that is opened does not come to lie under that line', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.goto('./#/rules/nifu');
  await expect(page.getByRole('heading', { name: /nifu/ }).first()).toBeFocused();
  const under = await line(page).boundingBox();
  const heading = await page.locator(':focus').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
});

test('a flag that falls while another page is read is said there', async ({ page }) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await page.goto('./#/rules');
  await letPass(page, 61);
  await expect(line(page).getByRole('status')).toContainText(/Gote wins/);
});

test('a record that is read is named there, and an untouched table has no such line', async ({
  page,
}) => {
  await openTable(page);
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { name: english.settings.title })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await page.goBack();
  await copyText(page, kif);
  await paste(page);
  await expectReading(page);
  for (const size of [
    { width: 320, height: 568 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('./#/games');
    await expect(line(page)).toContainText('Gote wins');
    await expect(line(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await line(page).getByRole('link').click();
    await expectReading(page);
  }
});

test('the ways to the pages stand at one place beside the board and on every page', async ({
  page,
}) => {
  await openTable(page);
  const way = page.locator('[data-action="games"]:visible').first();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('./#/play');
    await expect(page.locator('.play')).toBeVisible();
    const atBoard = await way.boundingBox();
    await way.click();
    await expect(
      page.getByRole('heading', { name: english.games.title, exact: true }),
    ).toBeVisible();
    expect(await way.boundingBox()).toEqual(atBoard);
  }
});
