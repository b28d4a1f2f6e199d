/** The game on paper: the board and its moves, and nothing of the screen. */
import { messages as english } from '#i18n/en/index.ts';
import { beginBanqi } from './banqi.ts';
import { openSheet } from './kifu-sheets.ts';
import { beginKoShogi } from './ko-shogi.ts';
import { begin, choose, more, pick } from './refereed.ts';
import {
  action,
  expectReading,
  matingGame,
  openTable,
  play,
  press,
  resultCard,
  square,
} from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectAllLoaded } from './waits.ts';
import { beginXiangqi } from './xiangqi.ts';

const paper = (page: Page) => page.locator('[data-part="print"]');

/** Shows the page as paper, and waits until the game stands on it. */
const onPaper = async (page: Page) => {
  await expectAllLoaded(page);
  await expect(async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    await expect(paper(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('#root')).toBeHidden();
};

/** How many sheets of A4 a print takes. */
const sheets = async (page: Page, landscape = false): Promise<number> => {
  const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('a finished game is printed with its result, its position, its hands and every move', async ({
  page,
}) => {
  await openTable(page);
  await play(page, matingGame);
  await onPaper(page);
  await expect(paper(page).locator('.printed-moves li')).toHaveCount(matingGame.length);
  await expect(paper(page).locator('.printed-result')).toContainText('Sente wins');
  await expect(paper(page).locator('.board-picture .koma')).toHaveCount(39);
  await expect(paper(page).locator('.printed-hand [data-count]')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await sheets(page)).toBe(1);
  expect(await sheets(page, true)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(paper(page)).toHaveCount(0);
  await expect(page.locator('.play')).toBeVisible();
});

test('a record that is read is printed whole, with the position that is looked at', async ({
  page,
}) => {
  await openTable(page);
  const sheet = await openSheet(page);
  await sheet.locator('[data-action="sample"]').click();
  await expectReading(page);
  await onPaper(page);
  const moves = paper(page).locator('.printed-moves li');
  await expect(moves).toHaveCount(37);
  await expect(paper(page).locator('.board-picture .koma')).toHaveCount(40);
  expect(await sheets(page)).toBe(1);
});

for (const [game, beginGame, pieces] of [
  ['Xiangqi', beginXiangqi, 32],
  ['Banqi', beginBanqi, 32],
  ['Ko shogi', beginKoShogi, 180],
] as const)
  test(`${game} is printed on one sheet, standing or lying`, async ({ page }) => {
    await beginGame(page);
    await onPaper(page);
    await expect(paper(page).getByRole('heading')).toHaveText(game);
    await expect(paper(page).locator('.board-picture .koma')).toHaveCount(pieces);
    expect(await sheets(page)).toBe(1);
    expect(await sheets(page, true)).toBe(1);
  });

test('Ctrl+P and the button under More print the game', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      print: () => document.documentElement.setAttribute('data-asked', ''),
    });
  });
  await openTable(page);
  await expectAllLoaded(page);
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  await page.evaluate(() => document.documentElement.removeAttribute('data-asked'));
  await press(page, english.commands.print);
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
});

test('while the device is passed on, a print tells nothing of the game', async ({ page }) => {
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.pass), (sheet) =>
    sheet.getByLabel(english.start.cover).check(),
  );
  await square(page, '7g').click();
  await square(page, '7f').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await onPaper(page);
  await expect(paper(page).locator('.koma')).toHaveCount(0);
  await expect(paper(page).locator('li')).toHaveCount(0);
});

test('a move that is sealed is not on the paper', async ({ page }) => {
  await openTable(page);
  await begin(page, choose('Clock', 'Fixed time'));
  await play(page, ['7g7f']);
  await action(page, 'Adjourn').click();
  await page.locator('[data-action="accept"]').click();
  await square(page, '3c').click();
  await square(page, '3d').click();
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'adjourned');
  await onPaper(page);
  await expect(paper(page).locator('.printed-moves li')).toHaveText(['1P-7f']);
  // The pawn still stands on 3c.
  await expect(paper(page).locator('.board-picture .koma')).toHaveCount(40);
  const square3c = paper(page)
    .locator('.board-picture-pieces > span')
    .nth(2 * 9 + 6);
  await expect(square3c.locator('.koma')).toHaveCount(1);
});
