/** Reading a record: its moves, its comments, and every way through it. */
import { messages as english } from '#i18n/en/index.ts';
import { agreements, misfits, windows } from './fit.ts';
import { beginFull } from './fit-scenes.ts';
import { choose, openCommented } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { seeded } from './seeded.ts';
import {
  action,
  expectPly,
  expectReading,
  matingGame,
  openTable,
  plateOf,
  play,
  resultCard,
  square,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { ownClock } from './waits.ts';
import { write } from './write.ts';

const comment = (page: Page) => page.locator('[data-part="comment"]');
const slider = (page: Page) => page.locator('[data-action="go-to"]');

test(
  'a record is opened at its start, every move with its time and comment, and its end is the last row',
  promise,
  async ({ page }) => {
    await openCommented(page);
    const list = page.locator('.reading-list');
    await expect(list.locator('[data-ply]')).toHaveCount(10);
    await expect(list.locator('[data-ply="1"]')).toContainText('0:05');
    await expect(list.locator('[data-ply="1"]')).toContainText('角道を開けた。');
    await expect(list.getByRole('listitem').last()).toContainText('Checkmate');
    await expect(comment(page)).toContainText('よろしくお願いします。');
    await expect(resultCard(page)).toHaveCount(0);

    // The variation stands below the move that it replaces.
    await list.getByRole('button', { name: /^5 Sente: pawn to 2f/ }).click();
    await expectPly(page, 5);
    await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
    await list.locator('[data-ply="1"]').click();
    await expectPly(page, 1);

    // The slider follows the board, which is on the main line again.
    await expect(slider(page)).toHaveAttribute('max', /^([7-9]|\d\d)$/);
    await write(slider(page), '7');
    await expectPly(page, 7);
    await write(page.getByLabel('Move', { exact: true }), '3');
    await page.keyboard.press('Enter');
    await expectPly(page, 3);
    await write(page.getByLabel('Move', { exact: true }), '99');
    await page.keyboard.press('Enter');
    await expect(resultCard(page)).toHaveCount(1);
  },
);

test('twenty presses of Forward at one place are twenty moves, whatever is written about them', async ({
  page,
}) => {
  const kif = longKif(40, []).toString();
  const commented = kif.replaceAll(/^( *\d+ .*)$/gm, '$1\n*A comment\n*of three\n*lines.');
  await openTable(page);
  await choose(page, fileOf('commented.kif', commented));
  await expectReading(page);
  await expectPly(page, 0);
  await expect(action(page, 'Next')).toBeVisible();
  const forward = await action(page, 'Next').boundingBox();
  if (forward === null) throw new Error('there is no Forward');
  const [x, y] = [forward.x + forward.width / 2, forward.y + forward.height / 2];
  for (let ply = 1; ply <= 20; ply += 1) {
    await page.mouse.click(x, y);
    await expectPly(page, ply);
  }
  await expect(comment(page)).toContainText('of three');
});

test('a move made in a record is a variation, and a game goes on from it only on request', async ({
  page,
}) => {
  await openCommented(page);
  await write(slider(page), '2');
  await expectPly(page, 2);
  await play(page, ['2g2f']);
  await expect(page.locator('.play')).toHaveAttribute('data-reading', 'true');
  await action(page, 'Previous').click();
  await expect(page.getByRole('list', { name: 'Next moves' }).getByRole('button')).toHaveCount(2);
  await page.getByRole('list', { name: 'Next moves' }).getByRole('button').nth(1).click();
  await expectPly(page, 3);

  await action(page, english.commands.playFromHere).click();
  await expect(page.locator('.play')).not.toHaveAttribute('data-reading', 'true');
  await expectPly(page, 3);
  await play(page, ['8c8d'], { first: 1 });
  await action(page, 'Take back').click();
  await expectPly(page, 3);
  await expect(plateOf(page, '山田太郎')).toBeVisible();
});

test('a finished game is read on, and returns to its end', async ({ page }) => {
  await openTable(page);
  await play(page, matingGame);
  await action(page, 'Review').click();
  await expectPly(page, 0);
  await expect(resultCard(page)).toHaveCount(0);
  // The key works immediately, although the pressed button is gone.
  await page.keyboard.press('End');
  await expectPly(page, matingGame.length);
  await page.keyboard.press('Home');
  await expectPly(page, 0);
  await action(page, 'Last').click();
  await expect(resultCard(page)).toHaveCount(1);
  await expect(page.locator('.play')).toHaveAttribute('data-reading', 'true');
  await action(page, english.steps.returnToGame).click();
  await expect(page.locator('.play')).not.toHaveAttribute('data-reading', 'true');
  await expect(resultCard(page)).toHaveCount(1);
});

test('a reader of several files goes to the next game and back, by buttons and by keys', async ({
  page,
}) => {
  await openTable(page);
  const files = [1, 2, 3].map((i) => fileOf(`${i}.kif`, longKif(10, [`先手：Player ${i}`])));
  await choose(page, ...files);
  await page.getByRole('button', { name: /Player 2 / }).click();
  await expect(plateOf(page, 'Player 2')).toBeVisible();
  const walker = page.getByRole('navigation', { name: english.reading.walk });
  await expect(walker).toContainText('2 / 3');
  await expect(walker).toContainText('2.kif');
  await write(slider(page), '4');
  await action(page, 'Next game').click();
  await expect(plateOf(page, 'Player 3')).toBeVisible();
  await expect(action(page, 'Next game')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press(',');
  // The file shows the move at which it was left.
  await expect(plateOf(page, 'Player 2')).toBeVisible();
  await expectPly(page, 4);
  await page.keyboard.press(',');
  await expect(walker).toContainText('1 / 3');
});

test('a reader can also step through games that were all kept together, and none is kept twice', async ({
  page,
}) => {
  await openTable(page);
  const files = [1, 2, 3].map((i) => fileOf(`${i}.kif`, longKif(10, [`先手：Player ${i}`])));
  await choose(page, ...files);
  const found = page.getByRole('dialog', { name: '3 games were found' });
  await found.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(found.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(found.getByRole('status')).not.toBeEmpty();
  await found.getByRole('button', { name: 'Close' }).click();
  await expect(found).toHaveCount(0);
  await page.goto('./#/games');
  const rows = page.locator('[data-game]');
  await rows.filter({ hasText: 'Player 2' }).getByRole('button').first().click();
  await expectReading(page);
  const walker = page.getByRole('navigation', { name: english.reading.walk });
  await expect(walker).toContainText('2 / 3');
  await action(page, 'Next game').click();
  await expect(plateOf(page, 'Player 3')).toBeVisible();
  await action(page, 'Previous game').click();
  await expect(plateOf(page, 'Player 2')).toBeVisible();
  await page.goto('./#/games');
  await expect(rows.filter({ hasText: 'Player 3' })).toHaveCount(1);
});

test('a desk has room for eighteen moves and more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(60, [])));
  await expectReading(page);
  await expectPly(page, 0);
  const list = page.locator('.reading-list .move-rows');
  const rows = await list.evaluate((rows) => {
    const { top, bottom } = rows.getBoundingClientRect();
    return [...rows.querySelectorAll('[data-ply]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });
  expect(rows).toBeGreaterThanOrEqual(18);
});

test('the wheel over the board steps, and a button that is held steps on until it is let go', async ({
  page,
}) => {
  await ownClock(page);
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(60)));
  await expectReading(page);
  await expectPly(page, 0);
  await square(page, '5e').hover();
  for (let ply = 1; ply <= 3; ply += 1) {
    await page.mouse.wheel(0, 60);
    await expectPly(page, ply);
  }
  await page.mouse.wheel(0, -60);
  await expectPly(page, 2);

  await action(page, 'Next').hover();
  await page.mouse.down();
  await expect
    .poll(async () => Number(await page.locator('.status').getAttribute('data-at-ply')))
    .toBeGreaterThan(5);
  await page.mouse.up();
  // Read the ply from the board, which is never a frame behind.
  const there = Number(await page.locator('[data-part="board"]').getAttribute('data-at-ply'));
  await page.clock.runFor(2_000);
  await page.keyboard.press('ArrowRight');
  await expectPly(page, there + 1);
});

test('keys lead to the next comment, branch, capture and check, and back', async ({ page }) => {
  await openCommented(page);
  await page.keyboard.press('c');
  await expectPly(page, 1);
  await page.keyboard.press('v');
  await expectPly(page, 4);
  await page.keyboard.press('V');
  await expectPly(page, 4);
  await page.keyboard.press('C');
  await expectPly(page, 1);
  await page.keyboard.press('x');
  await expectPly(page, 3);
  await page.keyboard.press('+');
  await expectPly(page, 7);
  await page.keyboard.press('X');
  await page.keyboard.press('X');
  await expectPly(page, 3);

  // With the focus on the slider the letters do the same, and the keys that move its handle do nothing else.
  await slider(page).focus();
  await page.keyboard.press('C');
  await expectPly(page, 1);
  await page.keyboard.press('j');
  await expectPly(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 3);
  await page.keyboard.press('Home');
  await expectPly(page, 0);
  await expect(slider(page)).toBeFocused();
});

test('a record that is read has no accessibility fault, in a wide window and in a narrow one', async ({
  page,
}) => {
  await openCommented(page);
  await write(slider(page), '4');
  await expectNoFinding(page);
  await page.setViewportSize({ width: 1920, height: 969 });
  await expect(page.locator('.reading-list[data-wide]')).toBeVisible();
  await expectNoFinding(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFinding(page);
});

const locales = ['en-US', 'es-ES', 'ja-JP'] as const;

// The start of a record is checked in every window. Each later scene is checked in a third of them, another in each
// language.
for (const [nth, locale] of seeded('languages of a record', [...locales.entries()]))
  test.describe(locale, () => {
    test.use({ locale });
    test('a record fits every window', async ({ page }) => {
      const agreed = agreements.find(({ seating, clock }) => seating === 'side' && !clock);
      if (agreed === undefined) throw new Error('nobody sits side by side');
      await beginFull(page, agreed);
      const press = (id: string) =>
        page
          .locator(`[data-action="${id}"]:enabled`)
          .first()
          .evaluate((button: HTMLElement) => button.click());
      await play(page, ['5i4i']);
      await press('resign');
      await page.locator('[data-action="confirm"]').first().click();
      await press('review');
      await page.locator('.play[data-reading]').waitFor();
      const places = new Map<string, string>();
      const sizes = windows.map(([width, height]) => [width, height] as const);
      const some = (scene: number) => sizes.filter((_, w) => (w + nth + scene) % 3 === 0);
      expect(await misfits(page, agreed, sizes, places)).toEqual([]);
      await page.keyboard.press('End');
      expect(await misfits(page, agreed, some(0), places)).toEqual([]);
      await page.keyboard.press('Home');
      await page.keyboard.press('g');
      await page.locator('[data-cover]').waitFor();
      expect(await misfits(page, agreed, some(1), places)).toEqual([]);
      await page.keyboard.press('g');
      // The floating editor covers other parts, and moves nothing.
      await page.keyboard.press('e');
      await page.locator('.editor').waitFor();
      expect(await misfits(page, agreed, some(2), places)).toEqual([]);
    });
  });
