/** The games that wait while the table is untouched. */
import { messages as english } from '#i18n/en/index.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { action, expectPly, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const { games } = english;

/** Comes to an untouched board of shogi, and puts the notice of the game before away. */
const comeToShogi = async (page: Page): Promise<void> => {
  await page.goto('./#/p/shogi/');
  await page.locator('[data-action="dismiss-removal"]').click();
  await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');
  await expectPly(page, 0);
};

/** Plays three moves of shogi, turns a piece up in banqi, and leaves both for an untouched board of shogi. */
const leaveTwoGames = async (page: Page): Promise<void> => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await page.goto('./#/p/banqi/');
  await page.getByRole('gridcell').nth(9).click();
  await expectPly(page, 1);
  await comeToShogi(page);
};

const list = (page: Page) => page.getByRole('region', { name: games.unfinished });

const pictures = (page: Page) => list(page).locator('.board-picture:visible');

test('beside an untouched table in a high window two games wait with their boards, names and turns, and each is gone on with', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 969 });
  await leaveTwoGames(page);
  await expect(pictures(page)).toHaveCount(2);
  await expect(pictures(page).nth(0).locator('.koma, svg')).not.toHaveCount(0);
  const shogi = list(page).getByRole('button', { name: /^Resume Sente – Gote, Shogi, 3 moves/ });
  await expect(shogi).toHaveAccessibleName(/Gote to move/);
  await expect(shogi.getByText('Gote to move')).toBeVisible();
  await expectNoFinding(page);
  await shogi.click();
  await expectPly(page, 3);
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [320, 568],
  [568, 320],
] as const)
  test(`at ${width}×${height} the newest game waits with its board, and one press goes on with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await leaveTwoGames(page);
    await expect(pictures(page)).toHaveCount(1);
    await expect(list(page)).toContainText('Banqi');
    await expectNoFinding(page);
    await list(page).locator('.primary').click();
    await expect(page.locator('.play[data-table="banqi"]')).toBeVisible();
    await expectPly(page, 1);
  });

for (const [width, height] of [
  [1920, 969],
  [1366, 768],
  [390, 844],
] as const)
  test(`at ${width}×${height} on a slow net the games that wait move nothing that is there before them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await leaveTwoGames(page);
    await watchShifts(page);
    await page.route('**/*.js', async (route) => {
      await new Promise((passed) => setTimeout(passed, 300));
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto('./#/p/shogi/');
    await expect(pictures(page).first()).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  });

test('on a phone the game that waits is put away by keyboard, and the strip says who begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveTwoGames(page);
  const away = list(page).getByRole('button', { name: english.undo.dismiss });
  await away.focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(page.locator('.status')).toContainText('Sente to move');
});

test('a game that was removed under Games waits no more, and the next one takes its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveTwoGames(page);
  await expect(list(page)).toContainText('Banqi');
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'Remove: Player 1 – Player 2' }).click();
  await page.goto('./#/play');
  await page.locator('[data-action="dismiss-removal"]').click();
  await expect(list(page)).toContainText('Shogi · Gote to move');
});

test('a visitor who is new to shogi is asked that first, and then sees the game of banqi that waits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/p/banqi/');
  await page.getByRole('gridcell').nth(9).click();
  await expectPly(page, 1);
  await comeToShogi(page);
  await action(page, english.teach.newcomer.know).click();
  await expect(list(page)).toContainText('Banqi');
  await expect(pictures(page)).toHaveCount(1);
});

test('a hidden piece of banqi is hidden in the picture too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leaveTwoGames(page);
  await expect(pictures(page)).toHaveCount(1);
  const shown = pictures(page).locator('use');
  const faces = await shown.evaluateAll((all) =>
    all
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !/back|down|blank/.test(href)),
  );
  expect(new Set(faces).size).toBeLessThanOrEqual(3);
});
