/** Back closes what is open, and leads away only from where nothing is. */
import { messages as english } from '#i18n/en/index.ts';
import { dialog, expectAtRules, expectAtTable, openTableAfterRules } from './pages-before.ts';
import { resign } from './refereed.ts';
import { seeded } from './seeded.ts';
import {
  action,
  choice,
  expectPly,
  lookAtStart,
  openTable,
  play,
  press,
  square,
  typeIn,
} from './table.ts';
import { expect, firefoxToo, type Page, promise, test } from './test.ts';
import { frames } from './waits.ts';

const sheets: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a new game', (page) => press(page, 'New game')],
  ['the menu', (page) => action(page, 'More').click()],
  ['opening a kifu', (page) => press(page, /^Open a kifu…$/)],
  ['copying or saving', (page) => press(page, 'Copy or save')],
  ['finding a piece', (page) => press(page, english.boardHelp.find.label)],
  ['the commands', (page) => page.keyboard.press('Control+k')],
];

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [name, open] of sheets)
      test(`Back closes the sheet of ${name}, and the next Back leaves the table`, async ({
        page,
      }) => {
        await openTableAfterRules(page);
        await play(page, ['7g7f']);
        await open(page);
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        await expectAtTable(page);
        await expectPly(page, 1);
        await page.goForward();
        await frames(page, 4);
        await expect(dialog(page)).toBeHidden();
        await expectAtTable(page);
        await page.goBack();
        await expectAtRules(page);
      });

    test('a sheet that is closed by Escape leaves no entry behind', async ({ page }) => {
      await openTableAfterRules(page);
      for (const _ of [1, 2, 3]) {
        await press(page, 'New game');
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
      await frames(page, 4);
      await page.goBack();
      await expectAtRules(page);
    });

    test('a player who begins a new game and presses Back does not lose it', async ({ page }) => {
      await openTableAfterRules(page);
      await play(page, ['7g7f']);
      await press(page, 'New game');
      await action(page, 'Begin').click();
      await expect(dialog(page)).toBeHidden();
      await play(page, ['2g2f', '8c8d']);
      await page.goBack();
      await expectAtRules(page);
      await page.goForward();
      await expectAtTable(page);
      await expectPly(page, 2);
      await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
    });
  });

test('Back in a sheet closes it, and the game goes on where it was', promise, async ({ page }) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f', '3c3d']);
  await action(page, 'More').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expectPly(page, 2);
  await play(page, ['2g2f']);
});

test(
  'the menu leads to the rules, and Back from there to the table',
  firefoxToo,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTable(page);
    await play(page, ['7g7f']);
    await action(page, 'More').click();
    await dialog(page).getByRole('button', { name: 'Rules', exact: true }).click();
    await expectAtRules(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectAtTable(page);
    await expectPly(page, 1);
    await expect(dialog(page)).toBeHidden();
  },
);

test('the sheet that a sheet leads to is closed by one Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTableAfterRules(page);
  await action(page, 'More').click();
  await dialog(page).getByRole('button', { name: 'Copy or save', exact: true }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Copy or save' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expectAtTable(page);
  await page.goBack();
  await expectAtRules(page);
});

test(
  'a page that is loaded again while a sheet is open has no entry of it',
  firefoxToo,
  async ({ page }) => {
    await openTableAfterRules(page);
    await press(page, 'New game');
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(square(page, '5i')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await frames(page, 4);
    await page.goBack();
    await expectAtRules(page);
  },
);

test('the promotion card makes no entry: Back leaves the table, and the card is there again', async ({
  page,
}) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f', '3c3d']);
  await square(page, '8h').click();
  await square(page, '2b').click();
  await expect(choice(page, 'promote')).toBeVisible();
  await page.goBack();
  await expectAtRules(page);
  await page.goForward();
  await expectAtTable(page);
  await expect(choice(page, 'promote')).toBeVisible();
});

test('looking back makes no entry', async ({ page }) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f', '3c3d']);
  await lookAtStart(page);
  await page.goBack();
  await expectAtRules(page);
});

test('Back closes the field for typed moves', async ({ page }) => {
  await openTableAfterRules(page);
  const field = await typeIn(page);
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toBeHidden();
  await expectAtTable(page);
});

test('Forward opens nothing, and no game of before', async ({ page }) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  await press(page, 'New game');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  // Another game comes on the table without a sheet.
  await resign(page);
  await press(page, /^Rematch/);
  await play(page, ['2g2f']);
  const address = page.url();
  await page.goForward();
  await frames(page, 4);
  await expect(page).toHaveURL(address);
  await expectPly(page, 1);
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
});

test('Back twice in quick succession closes the sheet and leaves the table', async ({ page }) => {
  await openTableAfterRules(page);
  await press(page, 'New game');
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => {
    history.back();
    addEventListener('popstate', () => history.back(), { once: true });
  });
  await expectAtRules(page);
});

test('whatever is opened and closed, Back leaves only where nothing is open, and entries do not pile up', async ({
  page,
}) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  const before = await page.evaluate(() => history.length);
  const ways = seeded('ways to open and close a sheet', ['Escape', 'Back', 'Escape', 'Back'], 4);
  for (const way of ways) {
    await press(page, 'New game');
    await expect(dialog(page)).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expectAtTable(page);
    await expectPly(page, 1);
  }
  await frames(page, 4);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  await page.goBack();
  await expectAtRules(page);
});
