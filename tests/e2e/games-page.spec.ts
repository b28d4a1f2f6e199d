import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages as english } from '#i18n/en/index.ts';
import { fileOf, longKif } from './large-files.ts';
import { seeded } from './seeded.ts';
import { expectPly, expectReading, matingGame, openTable, play, press } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const gameOf = (first: string, second: string, ending: string): string =>
  [
    '開始日時：2019/05/12 10:00:00',
    `先手：${first}`,
    `後手：${second}`,
    '手数----指手---------消費時間--',
    '   1 ７六歩(77)',
    '   2 ３四歩(33)',
    `   3 ${ending}`,
    '',
  ].join('\n');

const files = [
  ['r1.kif', gameOf('Aoki', 'Mori', '千日手')],
  ['r2.kif', gameOf('Mori', 'Tanabe', '投了')],
  ['r3.kif', gameOf('Tanabe', 'Aoki', '中断')],
] as const;

const asUpload = ([name, text]: (typeof files)[number]) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const rows = (page: Page) => page.locator('[data-game]');

const keepAll = async (page: Page, games = 3): Promise<void> => {
  await page.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(page.getByText(`${games} games are now under Games.`)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
};

test('files are opened on the page of games, stand there in their order, and are found by a word', async ({
  page,
}) => {
  await page.goto('./#/games');
  await page.locator('input[type="file"][multiple]').first().setInputFiles(files.map(asUpload));
  await keepAll(page);
  await expect(rows(page)).toHaveText([/Aoki.*Mori/, /Mori.*Tanabe/, /Tanabe.*Aoki/]);
  await expect(rows(page).nth(0)).toContainText('May 12, 2019');
  await expect(rows(page).nth(0)).toContainText('r1.kif');
  const winner = rows(page).nth(1).locator('[data-won="true"]');
  await expect(winner).toHaveText('Tanabe');
  await expect(winner).toHaveCSS('font-weight', '700');
  for (const row of await rows(page).all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);

  const search = page.getByRole('searchbox');
  await write(search, 'aoki');
  await expect(rows(page)).toHaveText([/Aoki.*Mori/, /Tanabe.*Aoki/]);
  await write(search, 'resign');
  await expect(rows(page)).toHaveText([/Mori.*Tanabe/]);
  await write(search, 'r3.kif');
  await expect(rows(page)).toHaveText([/Tanabe.*Aoki/]);
  await write(search, 'nobody');
  await expect(page.getByText('No games found.')).toBeVisible();
});

test('all kifu in a folder are opened, and its other files are skipped', async ({ page }) => {
  const folder = test.info().outputPath('league');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'photo.png'), 'none');
  await page.goto('./#/games');
  await page.locator('input[webkitdirectory]').first().setInputFiles(folder);
  await keepAll(page);
  await expect(rows(page)).toHaveCount(3);
});

test('when the game with the focus is scrolled far out of sight the list has the focus, and Tab goes on at the rows in sight', async ({
  page,
}) => {
  await page.goto('./#/games');
  const many = Array.from({ length: 120 }, (_, i) =>
    fileOf(`${i}.kif`, longKif(2, [`先手：Player ${i}`])),
  );
  await page.locator('input[type="file"][multiple]').first().setInputFiles(many);
  await keepAll(page, 120);
  const focused = page.locator(':focus');
  await rows(page).nth(1).getByRole('button').first().focus();
  await expect(focused).toHaveAccessibleName(/Player 1\b/);
  const list = page.getByRole('list').filter({ has: rows(page) });
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 3_000);
  await expect(rows(page).filter({ hasText: /Player 1\D/ })).toHaveCount(0);
  await expect(list).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/Player [3-9]\d/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(600);
});

test('one file goes straight on the table', async ({ page }) => {
  await page.goto('./#/games');
  await page.locator('input[type="file"][multiple]').first().setInputFiles(asUpload(files[1]));
  await expect(page).toHaveURL(/#\/play\//);
  await expectPly(page, 0);
});

test('where no game is kept a sample is offered, and it is kept only when it is changed', async ({
  page,
}) => {
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'See a sample game' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expectReading(page);
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'See a sample game' }).click();
  await expectReading(page);
  await page.locator('[data-action="edit"]:visible').first().click();
  await write(page.getByLabel(english.moves.comment), 'Seen.');
  await page.locator('[data-action="end-editing"]').click();
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('sample.kif');
  await expect(rows(page)).toContainText('Checkmate');
});

/** Words of the page that are cut off, each as a sentence. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const found = [...document.querySelectorAll<HTMLElement>('.games-page *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('.unseen, svg') === null &&
          getComputedStyle(element).overflowX !== 'visible' &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1),
      )
      .map((element) => `“${element.textContent}” is cut`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `the page is ${scrollWidth} wide`] : found;
  });

for (const locale of seeded('the page of games', ['en-US', 'es-ES', 'ja-JP']))
  test.describe(locale, () => {
    test.use({ locale });
    test('nothing on the page of games is cut on a phone or a desk', async ({ page }) => {
      await openTable(page);
      await play(page, matingGame);
      await page.goto('./#/games');
      const long = gameOf('Alexandra Konstantinopolou', '藤井 王将 (名人戦予選)', '千日手');
      await page
        .locator('input[type="file"][multiple]')
        .first()
        .setInputFiles([...files.map(asUpload), fileOf('torneo-de-primavera-2019.kif', long)]);
      await page.locator('[data-action="keep-all"]').click();
      await expect(page.locator('[role="dialog"] [role="status"]')).not.toBeEmpty();
      await page.locator('[data-action="close"]').click();
      await expect(rows(page)).toHaveCount(5);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 568 });
        expect(await cut(page), `${width} px wide`).toEqual([]);
      }
    });
  });

test('a game begins on the page of games, and one that is left there leads nowhere', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.goto('./#/games');
  const begin = page.getByRole('button', { name: 'New game' });
  await begin.click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/games$/);
  await expect(begin).toBeFocused();
  await begin.click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expectPly(page, 0);
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('button', { name: /^Go on with/ })
    .click();
  await expectPly(page, 1);
});

test('the games of a list are read one after another in its order, as it was searched, by button, by key and under More', async ({
  page,
}) => {
  await page.goto('./#/games');
  await page.locator('input[type="file"][multiple]').first().setInputFiles(files.map(asUpload));
  await keepAll(page);
  await write(page.getByRole('searchbox'), 'aoki');
  await expect(rows(page)).toHaveText([/Aoki.*Mori/, /Tanabe.*Aoki/]);
  await rows(page).nth(0).getByRole('button').first().click();
  await expectReading(page);
  const walker = page.getByRole('navigation', { name: english.reading.walk });
  await expect(walker).toContainText('1 / 2');
  const next = walker.getByRole('button', { name: english.reading.nextGame });
  await next.click();
  await expect(walker).toContainText('2 / 2');
  await expect(walker).toContainText('r3.kif');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press(',');
  await expect(walker).toContainText('1 / 2');
  await press(page, english.actions.more);
  await page.getByRole('dialog').getByRole('button', { name: english.reading.nextGame }).click();
  await expect(walker).toContainText('2 / 2');
});

test('on a phone a game is one row of 56 px with its sign, both names, one grey line, and Open or Go on', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.goto('./#/games');
  await page.locator('input[type="file"][multiple]').first().setInputFiles(files.map(asUpload));
  await keepAll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const finished = rows(page).filter({ hasText: 'Tanabe' }).first();
  expect((await finished.boundingBox())?.height).toBe(56);
  await expect(finished.locator('.game-kind svg')).toBeVisible();
  const lines = finished.locator('.game-facts');
  await expect(lines).toHaveText(/Resignation.*2 moves.*May 12, 2019/);
  expect((await lines.boundingBox())?.height).toBe(18);
  await expect(finished.getByText('Open', { exact: true })).toBeVisible();
  const going = rows(page).filter({ hasText: 'Sente' });
  await expect(going.getByText('Go on', { exact: true })).toBeVisible();
  const [begin, open] = await Promise.all(
    ['New game', english.games.openFiles].map((name) =>
      page.getByRole('button', { name }).first().boundingBox(),
    ),
  );
  expect(begin?.y).toBeLessThan(open?.y ?? 0);
});
