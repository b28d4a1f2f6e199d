/** The games that wait while the table is untouched. */
import { messages as english } from '#i18n/en/index.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { action, expectPly, openTable, play, press, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { comeToShogi, leaveTwoGames, waitingGames } from './waiting-games.ts';
import { expectAllLoaded } from './waits.ts';

const { front, nav } = english;

const pictures = (page: Page) => waitingGames(page).locator('.board-picture:visible');

test('beside an untouched table in a high window two games wait with their boards, names and turns, and each is gone on with', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 969 });
  await leaveTwoGames(page);
  await expect(pictures(page)).toHaveCount(2);
  await expect(pictures(page).nth(0).locator('.koma, svg')).not.toHaveCount(0);
  // All ways are in sight without scrolling.
  await expect(page.locator('[data-action="sample"]')).toBeInViewport({ ratio: 1 });
  const shogi = waitingGames(page).getByRole('button', {
    name: /^Go on with Sente – Gote, Shogi, 3 moves/,
  });
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
    await expect(waitingGames(page)).toContainText('Banqi');
    const goOn = waitingGames(page).locator('.primary');
    await expect(goOn).toHaveAccessibleName(/^Go on with Player 1 against Player 2, Banqi, 1 move/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFinding(page);
    }
    await goOn.click();
    await expect(page.locator('.play[data-table="banqi"]')).toBeVisible();
    await expectPly(page, 1);
  });

for (const [locale, width, height, turn] of [
  ['es-ES', 568, 320, 'Juega Gote'],
  ['es-ES', 320, 568, 'Juega Gote'],
  ['ja-JP', 568, 320, '後手の手番'],
  ['ja-JP', 320, 568, '後手の手番'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test(`at ${width}×${height} both names and the turn of a game that waits are read in full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openTable(page);
      await play(page, ['7g7f']);
      await comeToShogi(page);
      const strip = page.locator('.waiting-strip');
      await expect(strip.locator('.game-facts')).toContainText(turn);
      const cut = await strip.evaluate((section, words) => {
        const names = section.querySelector('.game-players');
        const facts = section.querySelector('.game-facts');
        const text = facts?.firstChild;
        if (!names || !facts || !text?.textContent) return ['no words'];
        const range = document.createRange();
        const at = text.textContent.indexOf(words);
        range.setStart(text, at);
        range.setEnd(text, at + words.length);
        const said = range.getBoundingClientRect();
        const seen = facts.getBoundingClientRect();
        return [
          names.scrollWidth > names.clientWidth && 'names',
          (said.right > seen.right + 1 || said.bottom > seen.bottom + 1) && 'turn',
        ].filter(Boolean);
      }, turn);
      expect(cut).toEqual([]);
    });
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
  const away = waitingGames(page).getByRole('button', { name: english.undo.dismiss });
  await away.focus();
  await page.keyboard.press('Enter');
  await expect(waitingGames(page)).toHaveCount(0);
  await expect(page.locator('.status')).toContainText('Sente to move');
});

test('a game that was removed under Games waits no more, and the next one takes its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveTwoGames(page);
  await expect(waitingGames(page)).toContainText('Banqi');
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'Remove: Player 1 – Player 2' }).click();
  await page.goto('./#/play');
  await page.locator('[data-action="dismiss-removal"]').click();
  await expect(waitingGames(page)).toContainText('Shogi · Gote to move');
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
  await expect(waitingGames(page)).toContainText('Banqi');
  await expect(pictures(page)).toHaveCount(1);
});

test('a hidden piece of banqi is hidden in the picture too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leaveTwoGames(page);
  await expect(pictures(page).locator('use[href="#disc-back"]')).toHaveCount(31);
  await expect(pictures(page).locator('use[href^="#disc-traditional-"]')).toHaveCount(1);
});

test('the games that wait come by keyboard after the board and before Play, Learn and Open, and their list is one stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 969 });
  await leaveTwoGames(page);
  await expect(pictures(page)).toHaveCount(2);
  const door = page.locator('[data-part="front"]');
  await expect(door.getByRole('heading', { level: 2 })).toHaveText([
    english.games.unfinished,
    nav.play,
    nav.learn,
    front.open,
  ]);
  await square(page, '5e').focus();
  const stops: string[] = [];
  const last = door.locator('[data-action="sample"]');
  for (let i = 0; i < 25 && !(await last.evaluate((it) => it.matches(':focus'))); i += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.locator(':focus').evaluate(({ dataset, closest }: HTMLElement) => ({
      name: dataset['action'] ?? dataset['option'],
      isInFront: closest.call(document.activeElement, '[data-part="front"]') !== null,
    }));
    if (stop.isInFront) stops.push(stop.name ?? '');
  }
  expect(stops).toEqual([
    ...['resume-game', 'resume-game', 'games'],
    ...['game', 'time', 'choose-game', 'begin'],
    ...['learn', 'open', 'paste', 'sample'],
  ]);
  // The arrows lead to the older game.
  await waitingGames(page).locator('.game-open').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPly(page, 3);
});

test('a game that is open in another tab waits here too, and is played here when that is asked for', async ({
  page: first,
  context,
}) => {
  await openTable(first);
  await play(first, ['7g7f']);
  const second = await context.newPage();
  await second.setViewportSize({ width: 390, height: 844 });
  await second.goto('./#/p/shogi/');
  await waitingGames(second).locator('.primary').press('Enter');
  await expectPly(second, 1);
  await expect(second.getByText(english.otherTab.message)).toBeVisible();
  await action(second, english.otherTab.playHere).click();
  await play(second, ['3c3d'], { first: 1 });
  await expect(first.getByText(english.otherTab.message)).toBeVisible();
});

test('a visit after a game that is over shows that game, and the older one waits below its moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#/p/banqi/');
  await page.getByRole('gridcell').nth(9).click();
  await expectPly(page, 1);
  await comeToShogi(page);
  await play(page, ['7g7f']);
  await press(page, 'Resign');
  await page.getByRole('button', { name: 'Gote resigns' }).click();
  await page.reload();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await waitingGames(page)
    .getByRole('button', { name: /^Go on with Player 1/ })
    .click();
  await expect(page.locator('.play[data-table="banqi"]')).toBeVisible();
});

for (const [width, height, listed] of [
  [390, 844, 0],
  [1366, 768, 2],
] as const)
  test(`beside a game at ${width}×${height} ${listed} of two games that wait are read and listed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await leaveTwoGames(page);
    await play(page, ['2g2f']);
    // Lists the ids of the games that are read whole: the view of each is read with it.
    await page.addInitScript(() => {
      const asked: IDBValidKey[] = [];
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function (id: IDBValidKey) {
        if (this.name === 'views') asked.push(id);
        return get.call(this, id);
      };
      Object.assign(window, { asked });
    });
    await page.reload();
    await expectPly(page, 1);
    await expectAllLoaded(page);
    await expect(page.locator('.game-card .board-picture:visible')).toHaveCount(listed);
    const asked = await page.evaluate(() => (window as { asked?: IDBValidKey[] }).asked ?? []);
    // The game on the table is one of them.
    expect(new Set(asked).size).toBe(1 + listed);
  });
