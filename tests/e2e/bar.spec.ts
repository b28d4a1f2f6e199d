/** The bar of the table: each action keeps its place, and its words can be read in every window. */
import { resign } from './refereed.ts';
import { openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';

const windows = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
  [568, 320],
] as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where an action is in sight beside the board, or nothing while it is in the menu. */
const placesOf = (page: Page, action: string): Promise<readonly Box[]> =>
  page.locator(`[data-action="${action}"]:visible`).evaluateAll((buttons) =>
    buttons.map((button): Box => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      return [Math.round(left), Math.round(top), Math.round(right), Math.round(bottom)];
    }),
  );

const overlap = ([left, top, right, bottom]: Box, other: Box): boolean =>
  left < other[2] && other[0] < right && top < other[3] && other[1] < bottom;

for (const [width, height] of windows)
  test(`at ${width} × ${height} Resign and New game keep their places, and neither stands where the other stood`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    const seen = async () => ({
      resign: await placesOf(page, 'resign'),
      newGame: await placesOf(page, 'new-game'),
      more: await placesOf(page, 'more'),
    });
    const before = await seen();
    expect(before.resign).toHaveLength(1);
    await play(page, ['7g7f', '3c3d']);
    const during = await seen();
    await page.locator('[data-action="back"]:visible').first().click();
    await expect(page.locator('[data-action="last"]:visible')).toHaveCount(1);
    const looking = await seen();
    await page.locator('[data-action="last"]:visible').click();
    await expect(page.locator('[data-action="last"]:visible')).toHaveCount(0);
    await resign(page);
    await expect(page.locator('[data-action="rematch"]:visible').first()).toBeVisible();
    const after = await seen();
    expect(during.resign).toEqual(before.resign);
    for (const { resign: places } of [after])
      expect([[], during.resign], 'after the game').toContainEqual(places);
    for (const { newGame } of [before, looking, after])
      expect([[], during.newGame]).toContainEqual(newGame);
    const all = [before, during, looking, after];
    for (const one of all.flatMap(({ resign: places }) => places))
      for (const other of all.flatMap(({ newGame }) => newGame))
        expect(overlap(one, other)).toBe(false);
  });

/** Each way in which the buttons of the bar are not as they should be. */
const faultsOfBar = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.bar:visible')
    .first()
    .evaluate((bar) => {
      const found: string[] = [];
      const rows = new Map<number, HTMLElement[]>();
      for (const button of bar.querySelectorAll<HTMLElement>('.action')) {
        const { top } = button.getBoundingClientRect();
        rows.set(top, [...(rows.get(top) ?? []), button]);
        const box = button.getBoundingClientRect();
        const name = button.getAttribute('data-action') ?? '';
        if (box.width < 44 || box.height < 44) found.push(`${name} is too small to press`);
        const words = button.querySelector('span');
        if (words === null || getComputedStyle(words).position === 'absolute') continue;
        if (Number.parseFloat(getComputedStyle(words).fontSize) < 12)
          found.push(`the words of ${name} are small`);
        const { left, right, bottom } = words.getBoundingClientRect();
        if (left < box.left - 0.5 || right > box.right + 0.5 || bottom > box.bottom + 0.5)
          found.push(`the words of ${name} stand out`);
        if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0)
          found.push(`the words of ${name} are cut`);
      }
      const ends = [...rows.values()].map((row) => row.at(-1)?.getBoundingClientRect().right ?? 0);
      if (Math.max(...ends) - Math.min(...ends) > 1) found.push('a row has a hole');
      for (const row of rows.values()) {
        const tops = row.map((one) => one.querySelector('.icon')?.getBoundingClientRect().top ?? 0);
        if (Math.max(...tops) - Math.min(...tops) > 0.5) found.push('icons are not on one line');
      }
      return found;
    });

for (const locale of ['en-US', 'es-ES', 'ja-JP'])
  test.describe(locale, () => {
    test.use({ locale });

    test('the bar has words of 12 pixels or more, icons on one line and no hole, before a game, in it, and after it', async ({
      page,
    }) => {
      const look = async (when: string): Promise<void> => {
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => faultsOfBar(page), { message: `${when} at ${width} × ${height}` })
            .toEqual([]);
        }
        await page.setViewportSize({ width: 390, height: 844 });
      };
      await page.setViewportSize({ width: 390, height: 844 });
      await openTable(page);
      await look('before');
      await play(page, ['7g7f', '3c3d']);
      await look('in a game');
      await page.locator('[data-action="resign"]:visible').click();
      await page.locator('[data-action="confirm"]').first().click();
      await expect(page.locator('[data-action="rematch"]:visible')).toBeVisible();
      await look('after');
    });
  });

for (const [width, height] of [
  [1366, 768],
  [1920, 969],
  [2560, 1440],
] as const)
  test(`at ${width} × ${height} the links to the pages stand at the same place beside every board and on the pages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const places: number[] = [];
    for (const path of ['p/shogi/', 'p/xiangqi/', 'p/banqi/', 'p/ko-shogi/', 'games']) {
      await page.goto(`./#/${path}`);
      const [game] = /(?<=p\/)[a-z-]+/.exec(path) ?? [];
      await page.locator(game ? `.play[data-table="${game}"]` : '.games-page').waitFor();
      const box = await page.locator('.nav nav:visible').boundingBox();
      places.push(Math.round(box?.x ?? 0));
    }
    expect(new Set(places).size, places.join(', ')).toBe(1);
  });
