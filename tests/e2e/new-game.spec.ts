import { action, expectBoard, openTable, START } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const option = (page: Page, name: string, value?: string) =>
  page.locator(
    `.sheet [data-option="${name}"]${value === undefined ? '' : `[data-value="${value}"]`}`,
  );

const openSheet = async (page: Page): Promise<void> => {
  await action(page, 'New game').click();
  await expect(action(page, 'Begin')).toBeFocused();
};

/** Chooses another game; its files may come a moment later. */
const chooseGame = async (page: Page, game: string): Promise<void> => {
  await option(page, 'game', game).click();
  await expect(option(page, 'game', game)).toBeChecked();
};

/** Presses beside the sheet. Until half a second has passed the press counts as the second of a double click. */
const pressBeside = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.click(3, 3);
    await expect(page.locator('.sheet')).toHaveCount(0, { timeout: 200 });
  }).toPass();

const ways = [
  ['a press beside it', pressBeside],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the cross', (page: Page) => page.locator('[data-action="cancel"]').click()],
] as const;

for (const [way, close] of ways)
  test(`a sheet closed by ${way} shows the same answers when it is opened again`, async ({
    page,
  }) => {
    await openTable(page);
    await openSheet(page);
    await write(option(page, 'name-0'), 'Ana');
    await option(page, 'time', '10+30').check();
    await option(page, 'start').selectOption('own');
    await write(option(page, 'position'), '4k4/9');
    await close(page);
    await expect(page.locator('.sheet')).toHaveCount(0);
    await openSheet(page);
    await expect(option(page, 'name-0')).toHaveValue('Ana');
    await expect(option(page, 'time', '10+30')).toBeChecked();
    await expect(option(page, 'position')).toHaveValue('4k4/9');
    expect(await page.evaluate(() => localStorage.getItem('shogi-table/set-up'))).toBeNull();
  });

test('a sheet that is opened again shows the game that was chosen in it, and what was typed for each game', async ({
  page,
}) => {
  await openTable(page);
  await openSheet(page);
  await option(page, 'start').selectOption('own');
  await write(option(page, 'position'), '4k4/9');
  await chooseGame(page, 'xiangqi');
  await write(option(page, 'name-1'), 'Ben');
  await page.keyboard.press('Escape');
  await expectBoard(page, START);
  await openSheet(page);
  await expect(option(page, 'game', 'xiangqi')).toBeChecked();
  await expect(option(page, 'name-1')).toHaveValue('Ben');
  await chooseGame(page, 'shogi');
  await expect(option(page, 'position')).toHaveValue('4k4/9');
  await expect(option(page, 'name-1')).toHaveValue('Ben');
  await chooseGame(page, 'xiangqi');
  await action(page, 'Begin').click();
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expect(page.locator('[data-table="xiangqi"]')).toHaveCount(1);
});
