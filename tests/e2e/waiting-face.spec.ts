/** Parts of the app that are on their way, or do not come, and what a player sees meanwhile. */
import { keepAway } from './chunks.ts';
import { action, chooseGame, expectPly, openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { expectAllLoaded, frames } from './waits.ts';

const sheetFiles = /\/assets\/files-[^/]+\.(?:js|css)$/;
const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const begin = (page: Page) => page.locator('[data-action="begin"]');
const isWhole = (page: Page) => page.locator('.start-questions');

/** Where a control stands, in whole pixels. */
const placeOf = async (page: Page, control: string) => {
  const box = await page.locator(control).boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

for (const viewport of windows)
  test.describe(`in a window of ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('New game shows the last answers and begins with them while its files do not come', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const time = {
          kind: 'main',
          mainMs: 600_000,
          byoyomiMs: 30_000,
          periods: 1,
          incrementMs: 5_000,
          moves: 20,
        };
        const last = { version: 2, clocks: [time, time], games: {} };
        localStorage.setItem('shogi-table/set-up', JSON.stringify(last));
      });
      await keepAway(page, /\/assets\/(?:records|files|pages)-/);
      await openTable(page);
      // Everything that is asked for after the press is held too.
      await page.route('**/*', () => {});
      await chooseGame(page);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toContainText('Shogi 将棋');
      await expect(dialog(page)).toContainText('10 min');
      await expect(dialog(page)).toContainText('Side by side');
      await expect(begin(page)).toBeFocused();
      await expectNoFinding(page);
      await begin(page).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('.clock').first()).toContainText('10:00');
    });

    test('the form takes the place of the frame, and nothing moves under a finger', async ({
      page,
    }) => {
      const letIn = await keepAway(page, sheetFiles);
      await openTable(page);
      await chooseGame(page);
      await expect(begin(page)).toBeFocused();
      const places = () =>
        Promise.all(
          ['[data-action="begin"]', '.start-close', '[role="dialog"] h2'].map((one) =>
            placeOf(page, one),
          ),
        );
      const before = await places();
      letIn();
      await expect(isWhole(page)).toBeVisible();
      await expect(begin(page)).toBeFocused();
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      // In a wide window the front door gives way to the sheet: the board has the focus.
      const back = viewport.width < 1200 ? '[data-action="choose-game"]' : '[role="gridcell"]';
      await expect(page.locator(`${back}:focus`)).toHaveCount(1);
      await expectPly(page, 0);
    });
  });

test('Open shows its title and what it takes while its files do not come, and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await keepAway(page, sheetFiles);
  await openTable(page);
  await page.locator('[data-action="open"]:visible').click();
  await expect(dialog(page)).toContainText('pasted text');
  await expectNoFinding(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('[data-action="open"]:visible')).toBeFocused();
});

test('on a net that takes a second for each request, New game has its frame at once', async ({
  page,
}) => {
  await page.route('**/assets/*', async (route) => {
    await new Promise((answered) => setTimeout(answered, 1_000));
    await route.continue();
  });
  await openTable(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await chooseGame(page);
  await expect(dialog(page)).toBeVisible({ timeout: 300 });
  await expect(isWhole(page)).toBeVisible();
  // Nothing of another game is asked for, neither with the table nor with the sheet.
  expect(asked.filter((url) => /xiangqi|banqi|ko-shogi|discs/.test(url))).toEqual([]);
});

const waits = (page: Page) => page.locator('[data-waits]');

test('a button whose part does not come at once shows a line, and is busy until the part is there', async ({
  page,
}) => {
  const letIn = await keepAway(page, sheetFiles);
  await openTable(page);
  await play(page, ['7g7f']);
  await action(page, 'Copy or save').click();
  await expect(waits(page)).toHaveAttribute('data-action', 'export');
  await expect(action(page, 'Copy or save')).toHaveAttribute('aria-busy', 'true');
  // The line is drawn, though the button is pointed at.
  await expect(waits(page)).toHaveCSS('background-size', '40% 2px');
  // A player who does something else waits no more, and then asks again.
  await page.keyboard.press('Escape');
  await expect(waits(page)).toHaveCount(0);
  await action(page, 'Copy or save').click();
  await expect(waits(page)).toHaveCount(1);
  letIn();
  await expect(dialog(page)).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

const pageFiles = /\/assets\/pages-[^/]+\.(?:js|css)$/;

for (const name of ['games', 'rules', 'learn', 'settings'])
  test(`the link to ${name} shows a line while its page is on its way, and the table stays until then`, async ({
    page,
  }) => {
    const letIn = await keepAway(page, pageFiles);
    await openTable(page);
    await play(page, ['7g7f']);
    await page.locator(`nav [data-action="${name}"]:visible`).click();
    await expect(waits(page)).toHaveAttribute('data-action', name);
    await expectPly(page, 1);
    await play(page, ['3c3d']);
    letIn();
    await expect(page.locator('main.play')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a page whose file does not come is reported beside the table, and comes when it is tried again', async ({
  page,
}) => {
  await page.route(pageFiles, (route) => route.abort());
  await openTable(page);
  await play(page, ['7g7f']);
  await page.locator('nav [data-action="settings"]:visible').click();
  await expect(page.locator('.missing > div')).toBeVisible();
  await page.unroute(pageFiles);
  await page.locator('[data-action="try-again"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a button whose part is here shows no line', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await expectAllLoaded(page);
  // The first press also fetches what the game knows of files.
  await action(page, 'Copy or save').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver(() => document.documentElement.setAttribute('data-seen', '')).observe(
      document.body,
      { subtree: true, attributeFilter: ['data-waits'] },
    );
  });
  await action(page, 'Copy or save').click();
  await expect(dialog(page)).toBeVisible();
  await frames(page, 3);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

const gameChoice = (page: Page, game: string) =>
  page.locator(`label:has([data-option="game"][data-value="${game}"])`);

test('choosing a game shows a line until its files are there; another choice meanwhile wins', async ({
  page,
}) => {
  const letIn = await keepAway(page, /\/assets\/xiangqi-[^/]+\.js$/);
  await openTable(page);
  await chooseGame(page);
  await expect(isWhole(page)).toBeVisible();
  await gameChoice(page, 'xiangqi').click();
  await expect(gameChoice(page, 'xiangqi')).toHaveAttribute('data-waits');
  await expect(gameChoice(page, 'shogi').locator('input')).toBeChecked();
  await gameChoice(page, 'banqi').click();
  await expect(gameChoice(page, 'banqi').locator('input')).toBeChecked();
  letIn();
  await expect(waits(page)).toHaveCount(0);
  await expect(gameChoice(page, 'banqi').locator('input')).toBeChecked();
});

test('a game that does not come leaves the choice as it was', async ({ page }) => {
  await page.route(/\/assets\/xiangqi-[^/]+\.js$/, (route) => route.abort());
  await openTable(page);
  await chooseGame(page);
  await gameChoice(page, 'xiangqi').click();
  await expect(page.locator('.missing [role="alert"]')).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await expect(gameChoice(page, 'shogi').locator('input')).toBeChecked();
});

const message = (page: Page) => page.locator('.missing > div');

for (const viewport of [...windows, { width: 844, height: 390 }, { width: 320, height: 568 }])
  test(`the message about a missing part covers nothing at ${viewport.width}×${viewport.height}, goes when it is put away, and comes again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.route(sheetFiles, (route) => route.abort());
    await openTable(page);
    await chooseGame(page);
    await expect(message(page)).toBeVisible();
    const { y, height } = (await message(page).boundingBox()) ?? { y: 0, height: 0 };
    for (const part of ['.plate', '.board', '.bar', '.status', '[data-action="choose-game"]'])
      for (const one of await page.locator(`${part}:visible`).all()) {
        const box = await one.boundingBox();
        expect(box?.y, part).toBeGreaterThanOrEqual(y + height);
        expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(viewport.height);
      }
    await page.locator('[data-action="dismiss-missing"]').click();
    await expect(message(page)).toHaveCount(0);
    await chooseGame(page);
    await expect(message(page)).toBeVisible();
    await page.unroute(sheetFiles);
    await page.locator('[data-action="try-again"]').click();
    await expect(isWhole(page)).toBeVisible();
    await expect(message(page)).toHaveCount(0);
  });
