/** Evaluations and lines that programs wrote into comments: read in the box of comments, drawn as a graph, and played on the board. */
import { messages as english } from '#i18n/en/index.ts';
import { choose, saveSheet } from './kifu-sheets.ts';
import { fileOf } from './large-files.ts';
import { action, expectPly, expectReading, openTable, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const words = english.reading.analysis;

const kif = `手合割：平手
手数----指手---------消費時間--
   1 ２六歩(27)   ( 0:02/00:00:02)
*Both begin with this.
*
*互角
**評価値=35
**読み筋=△８四歩▲２五歩△８五歩▲７八金△３二金▲３八銀△７二銀▲９六歩
**深さ=12
**エンジン=Engine A
   2 ８四歩(83)   ( 0:01/00:00:01)
**対局 時間 00:00.8 深さ 22/28 ノード数 744743 評価値 -120 読み筋 △８四歩(83) ▲７六歩(77) △８五歩(84)
   3 ２五歩(26)   ( 0:02/00:00:04)
** 300 -8485FU +6978KI
   4 ８五歩(84)   ( 0:01/00:00:02)
*#詰み=先手勝ち:15手
   5 ７八金(69)   ( 0:03/00:00:07)
`;

const comment = (page: Page) => page.locator('[data-part="comment"]');
const strip = (page: Page) => page.locator('[data-part="program-line"]');
const graph = (page: Page) => page.locator('[data-part="scores"]');

const openAnalysed = async (page: Page): Promise<void> => {
  await openTable(page);
  await choose(page, fileOf('analysed.kif', kif));
  await expectReading(page);
  await expectPly(page, 0);
};

const playFirstLine = async (page: Page): Promise<void> => {
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 1);
  await comment(page).locator('[data-action="play-line"]').first().click();
  await expect(strip(page)).toContainText(words.at(1, 8));
};

test('the box of comments shows evaluations as such, and the words of people beside them', async ({
  page,
}) => {
  await openAnalysed(page);
  await page.keyboard.press('ArrowRight');
  await expect(comment(page)).toContainText('Both begin with this.');
  await expect(comment(page)).toContainText('+35');
  await expect(comment(page)).toContainText('Sente is ahead by 35');
  await expect(comment(page)).toContainText('Engine A · depth 12');
  await expect(comment(page)).not.toContainText('評価値');
  const more = comment(page).locator('[data-action="whole-line"]');
  await expect(more).toHaveText(words.more(2));
  await more.click();
  await expect(comment(page).locator('.program-move')).toHaveCount(8);
  await page.keyboard.press('Escape');
  for (const ply of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expectPly(page, ply);
  }
  await expect(comment(page)).toContainText('Sente mates in 15');
  await expectNoFinding(page);
});

test(
  'a line of a program is played on the board, and is gone with Escape, Back or its button',
  promise,
  async ({ page }) => {
    await openAnalysed(page);
    await playFirstLine(page);
    await expect(square(page, '8d')).toHaveAttribute('data-piece', 'p');
    await page.keyboard.press('ArrowRight');
    await expect(strip(page)).toContainText(words.at(2, 8));
    await expect(square(page, '2e')).toHaveAttribute('data-piece', 'P');
    await expectNoFinding(page);
    await page.keyboard.press('Escape');
    await expect(strip(page)).toHaveCount(0);
    await expectPly(page, 1);
    await expect(square(page, '8c')).toHaveAttribute('data-piece', 'p');

    await comment(page).locator('[data-action="play-line"]').click();
    await expect(strip(page)).toBeVisible();
    await page.goBack();
    await expect(strip(page)).toHaveCount(0);
    await expectReading(page);
    await expectPly(page, 1);

    await comment(page).locator('[data-action="play-line"]').click();
    await page.locator('[data-action="leave-line"]').click();
    await expect(strip(page)).toHaveCount(0);
    await expectPly(page, 1);
  },
);

test('a line that is played is in no file and not there after a reload, unless it is kept', async ({
  page,
}) => {
  await openAnalysed(page);
  await playFirstLine(page);
  const sheet = await saveSheet(page);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  // The entry of the sheet goes, and that of the line stays. A reload meanwhile would be broken off.
  await expect.poll(() => page.evaluate(() => history.state?.opened ?? 0)).toBe(1);
  await page.reload();
  await expectReading(page);
  await expectPly(page, 1);
  await expect(page.locator('.reading-list [data-node]')).toHaveCount(6);

  await comment(page).locator('[data-action="play-line"]').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(strip(page)).toContainText(words.at(3, 8));
  await page.locator('[data-action="keep-line"]').click();
  await expect(strip(page)).toHaveCount(0);
  await expectPly(page, 4);
  await expect(square(page, '8e')).toHaveAttribute('data-piece', 'p');
  await page.keyboard.press('End');
  await expectPly(page, 9);
  await page.keyboard.press('ControlOrMeta+z');
  // The line begins as the record goes on, so the undo leads back to the last move of the record.
  await expectPly(page, 5);
  await expect(page.locator('[data-action="go-to"]')).toHaveAttribute('max', '5');
});

test('the graph names who was ahead, and a press or a key goes to the move', async ({ page }) => {
  await openAnalysed(page);
  await page.keyboard.press('t');
  await expect(graph(page)).toBeVisible();
  await expect(graph(page)).toHaveAccessibleName(
    'Evaluations of 4 positions. Peaks: Move 4: Sente mates in 15; Move 2: Gote is ahead by 120',
  );
  const box = await graph(page).boundingBox();
  if (box === null) throw new Error('there is no graph');
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2);
  await expectPly(page, 3);
  await expect(graph(page)).toHaveAttribute('aria-valuetext', 'Move 3: Sente is ahead by 300');
  await graph(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 2);
  await page.keyboard.press('End');
  await expectPly(page, 5);
  await expect(graph(page)).toHaveAttribute('aria-valuetext', 'Move 5: no evaluation');
  await expectNoFinding(page);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`in a window of ${width} × ${height} a line is played and left, and every button is in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAnalysed(page);
    await playFirstLine(page);
    for (const name of ['keep-line', 'leave-line']) {
      const box = await page.locator(`[data-action="${name}"]`).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await action(page, english.actions.forward).click();
    await expect(strip(page)).toContainText(words.at(2, 8));
    await expectNoFinding(page);
    await action(page, english.actions.back).click();
    await action(page, english.actions.back).click();
    await expect(strip(page)).toHaveCount(0);
    await expectPly(page, 1);
  });
