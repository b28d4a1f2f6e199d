/** Back on a phone, where the card of a piece may lie under a sheet. */
import { card } from './cards.ts';
import {
  depthOf,
  dialog,
  expectAtRules,
  expectAtTable,
  expectDepth,
  openTableAfterRules,
} from './pages-before.ts';
import { seeded } from './seeded.ts';
import { action, expectPly, play, square, typeIn } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { frames } from './waits.ts';

const askRook = async (page: Page): Promise<void> => {
  await square(page, '2h').tap();
  await expect(card(page)).toContainText('rook');
};

/** Opens the list of commands by a keyboard. The card of a piece stays below it. */
const openCommands = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
};

/** How many things are open on the screen. */
const countOpen = async (page: Page): Promise<number> =>
  (await card(page).count()) +
  (await page.getByRole('dialog', { includeHidden: true }).count()) +
  (await page.locator('.type-in').count());

test('Back puts the card of a piece away, and the game stays', async ({ page }) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  await askRook(page);
  await page.goBack();
  await expect(card(page)).toHaveCount(0);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await askRook(page);
  await square(page, '5e').tap();
  await expect(card(page)).toHaveCount(0);
  // The entry of the card leaves the history a moment after the card.
  await expectDepth(page, 0);
  await page.goBack();
  await expectAtRules(page);
});

/** Comes from the rules, asks about a piece, and opens a sheet over its card. */
const openSheetOverCard = async (page: Page): Promise<void> => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  await askRook(page);
  await openCommands(page);
  await expectDepth(page, 2);
};

test('with a sheet over the card of a piece Back closes the sheet, then the card, and then leaves', async ({
  page,
}) => {
  await openSheetOverCard(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page)).toContainText('rook');
  await page.goBack();
  await expect(card(page)).toHaveCount(0);
  await expectAtTable(page);
  await expectPly(page, 1);
  await page.goBack();
  await expectAtRules(page);
});

test('two quick presses of Back close the sheet and the card under it, and nothing else', async ({
  page,
}) => {
  await openSheetOverCard(page);
  await page.evaluate(() => {
    history.back();
    addEventListener('popstate', () => history.back(), { once: true });
  });
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  await frames(page, 4);
  await expectAtTable(page);
  await expectPly(page, 1);
  expect(await depthOf(page)).toBe(0);
});

test('Back closes the card of a piece, and then the field for typed moves beside it', async ({
  page,
}) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  const field = await typeIn(page);
  await askRook(page);
  await page.goBack();
  await expect(card(page)).toHaveCount(0);
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toHaveCount(0);
  await expectAtTable(page);
  await page.goBack();
  await expectAtRules(page);
});

const deeds: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Back: (page) => page.goBack(),
  Forward: async (page) => {
    await page.goForward();
    // A player who has just come back from the rules is there again. Forward opens nothing on the table.
    if (page.url().includes('#/rules')) await page.goBack();
  },
  'put away': async (page) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // After a key a square with the focus is explained. That is over with the next tap, and no entry is made for it.
    await square(page, '5e').tap();
    await expect(card(page)).toHaveCount(0);
  },
  card: askRook,
  'card and commands': async (page) => {
    await askRook(page);
    await openCommands(page);
  },
  menu: (page) => action(page, 'More').tap(),
  'typed moves': typeIn,
  rules: async (page) => {
    await action(page, 'More').tap();
    await dialog(page).getByRole('button', { name: 'Rules', exact: true }).tap();
    await expectAtRules(page);
    await page.goBack();
  },
};

/** The actions within reach. The field for typed moves stands in place of the bar, and has keys of its own. */
const possible = async (page: Page): Promise<readonly string[]> => {
  const isOpen = (await countOpen(page)) > 0;
  const [sheets, fields] = [await dialog(page).count(), await page.locator('.type-in').count()];
  return [
    ...(sheets === 0 ? ['card'] : []),
    ...(sheets + fields === 0 ? ['card and commands', 'menu', 'typed moves', 'rules'] : []),
    ...(isOpen ? ['Back', 'put away', 'Back'] : ['Forward']),
  ];
};

test('whatever is opened and closed, Back leaves only where nothing is open, and entries do not pile up', async ({
  page,
}) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  const length = await page.evaluate(() => history.length);
  let most = 0;
  const done: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    const before = await countOpen(page);
    const [deed = ''] = seeded(`step ${step} of opening and closing`, await possible(page));
    done.push(deed);
    await test.step(`${done.join(', ')}`, async () => {
      await deeds[deed]?.(page);
      if (deed === 'Back') await expect.poll(() => countOpen(page)).toBe(before - 1);
      await expect.poll(async () => (await depthOf(page)) - (await countOpen(page))).toBe(0);
      await expectAtTable(page);
      most = Math.max(most, await countOpen(page));
    });
  }
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + Math.max(1, most));
  while ((await countOpen(page)) > 0) {
    const before = await countOpen(page);
    await page.goBack();
    await expect.poll(() => countOpen(page)).toBe(before - 1);
    await expectAtTable(page);
  }
  await page.goBack();
  await expectAtRules(page);
});
