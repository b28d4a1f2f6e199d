/** Which game stands on the table when the app is opened again. */
import { messages as english } from '#i18n/en/index.ts';
import { choose } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { expectKept, rowsOf } from './stored.ts';
import { action, expectPly, newGame, openTable, play, press, square } from './table.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';

/** Closes the page and opens the app as an installed one, with an address that names no game. */
const startAgain = async (page: Page, context: BrowserContext): Promise<Page> => {
  await page.close();
  const next = await context.newPage();
  await next.goto('./#/play');
  await expect(next.getByRole('grid')).toBeVisible();
  return next;
};

/** Chooses another game on the open start sheet. */
const chooseGame = async (page: Page, game: string): Promise<void> => {
  const choice = page.locator(`.sheet [data-option="game"][data-value="${game}"]`);
  await tick(choice);
};

test('after files were imported, the next start shows the game that was being played', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  const files = Array.from({ length: 5 }, (_, i) => fileOf(`${i}.kif`, longKif(10)));
  await choose(page, ...files);
  const list = page.getByRole('dialog', { name: '5 games were found' });
  await list.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(list.getByText('5 games are now under Games.')).toBeVisible();
  const next = await startAgain(page, context);
  await expectPly(next, 3);
  await expect(square(next, '2f')).toHaveAttribute('data-piece', 'P');
});

test('after the wall clock was set back, the next start shows the game that was played last', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - Number(localStorage.getItem('set-back') ?? 0);
  });
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await expectKept(page, 3);
  await page.evaluate(() => localStorage.setItem('set-back', String(5 * 3_600_000)));
  await page.reload();
  await expectPly(page, 3);
  await newGame(page);
  await play(page, ['5g5f']);
  await expectKept(page, 1);
  const next = await startAgain(page, context);
  await expectPly(next, 1);
  await expect(square(next, '5f')).toHaveAttribute('data-piece', 'P');
});

test('another game that is only looked at on the start sheet is not there after a reload', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expectKept(page, 2);
  const address = page.url();
  await press(page, 'New game');
  await chooseGame(page, 'ko-shogi');
  await expect(page).toHaveURL(address);
  await page.reload();
  await expectPly(page, 2);
  await expect(page).toHaveURL(address);
});

test('when an address takes the start sheet away, the game in play is back on the table', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await press(page, 'New game');
  await chooseGame(page, 'xiangqi');
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.goBack();
  await expectPly(page, 2);
  await play(page, ['2g2f']);
  await page.reload();
  await expectPly(page, 3);
});

test('a game of another kind that begins after it was shown is the one of the next start', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await press(page, 'New game');
  await chooseGame(page, 'xiangqi');
  await action(page, 'Begin').click();
  await expect(page.locator('[data-table="xiangqi"]')).toBeVisible();
  await expect.poll(async () => (await rowsOf(page)).length).toBe(2);
  const next = await startAgain(page, context);
  await expect(next.locator('[data-table="xiangqi"]')).toBeVisible();
  await expectPly(next, 0);
});

for (const [pressed, act] of [
  ['an empty square', (page: Page) => square(page, '5e').click()],
  [
    'the start sheet and leaves it',
    async (page: Page) => {
      await press(page, 'New game');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  ],
] as const)
  test(`a visitor who only presses ${pressed} finds the board again after a reload`, async ({
    page,
  }) => {
    await openTable(page);
    await act(page);
    // The code that stores games loads with the first press.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');
    await play(page, ['7g7f']);
    await expect(page).toHaveURL(/#\/play\/[\da-f-]+$/);
    await page.reload();
    await expectPly(page, 1);
  });
