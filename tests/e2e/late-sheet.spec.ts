import { keepAway } from './chunks.ts';
import { action, chooseGame, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { ownClock, watchRequests } from './waits.ts';

const sheetFiles = /\/assets\/files-[^/]+\.js$/;

/**
 * Waits until the files of all sheets have run, with everything that a sheet asks for. React may then wait for a moment
 * before it shows a part that comes late, so that moment passes too.
 */
const expectRun = async (page: Page, answered: () => Promise<void>): Promise<void> => {
  await answered();
  await page.clock.runFor(2_000);
  await answered();
};

/** Holds the files of all sheets back until the returned function is called. */
const keepSheets = async (page: Page) => {
  const letIn = await keepAway(page, sheetFiles);
  const answered = watchRequests(page);
  return async () => {
    const came = page.waitForResponse(sheetFiles);
    letIn();
    await came;
    await expectRun(page, answered);
  };
};

const dialog = (page: Page) => page.getByRole('dialog');

test('a sheet that comes late opens for a player who waits, and presses Tab while waiting', async ({
  page,
}) => {
  await ownClock(page);
  const come = await keepSheets(page);
  await openTable(page);
  await chooseGame(page);
  await page.keyboard.press('Tab');
  await come();
  await expect(dialog(page)).toBeVisible();
});

// A new game and the opening of files have a frame meanwhile (waiting-face.spec.ts). The other sheets have none.
for (const [how, goOn] of [
  ['taps a piece', (page: Page) => square(page, '2g').click()],
  [
    'chooses a piece by keys',
    async (page: Page) => {
      await square(page, '2g').focus();
      await page.keyboard.press('Enter');
    },
  ],
  ['presses Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`a sheet that comes late does not open over the game of a player who ${how} in the meantime`, async ({
    page,
  }) => {
    await ownClock(page);
    const come = await keepSheets(page);
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    await action(page, 'Copy or save').click();
    await goOn(page);
    await come();
    await expect(dialog(page)).toHaveCount(0);
    // The sheet is loaded and opens when the player asks again.
    await action(page, 'Copy or save').click();
    await expect(dialog(page)).toBeVisible();
  });

test('a sheet that could not be fetched does not open later, when the player has gone on with the game', async ({
  page,
}) => {
  let fails = true;
  await ownClock(page);
  await page.route(sheetFiles, (route) => (fails ? route.abort() : route.continue()));
  await openTable(page);
  await chooseGame(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await square(page, '7g').click();
  await square(page, '7f').click();
  fails = false;
  const answered = watchRequests(page);
  const came = page.waitForResponse(sheetFiles);
  await again.click();
  await expect(again).toHaveCount(0);
  await came;
  await expectRun(page, answered);
  await expect(dialog(page)).toHaveCount(0);
});
