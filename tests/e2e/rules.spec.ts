import { messages as english } from '#i18n/en/index.ts';
import { fileOf } from './large-files.ts';
import {
  action,
  boardOf,
  expectBoard,
  expectPly,
  expectReading,
  inHand,
  marked,
  openTable,
  play,
  refusal,
  START,
  square,
} from './table.ts';
import { expect, type Page, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** A game at the end of which a pawn dropped on 4c would mate. */
const towardsUchifuzume =
  '1i1h 9a9b 6g6f 7c7d 6f6e 7a7b 6i6h 6a7a 1g1f 7d7e 7g7f 8c8d 8h3c+ 2a3c 6h6g 7a6a 2h8h B*6i' +
  ' 8h4h 7b8c 2g2f 6i4g+ 9g9f 4g3g 4i3h 7e7f 2i3g 4a3b P*7c 9c9d B*2a 6a7a 4h4c= 7f7g+ 2a3b+ 7' +
  'g8g G*6d P*7d 3b2c 8a7c 4c5c= 5a4b';

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('two pawns on a file are refused in a real game, and the sentence leads to the rule and back', async ({
    page,
  }) => {
    await openTable(page);
    await play(page, ['2g2f', '3c3d', '2f2e', '4c4d', '2e2d', '2c2d', '2h2d', '9c9d']);
    await inHand(page, 'P', 0).click();
    await square(page, '5e').click();
    await expect(refusal(page)).toContainText('nifu');
    const before = await boardOf(page);

    await page.getByRole('link', { name: 'Ver la regla' }).click();
    await expect(page).toHaveURL(/#\/rules\/shogi\/nifu$/);
    await expect(heading(page, 'Dos peones en una columna: nifu')).toBeFocused();
    await page.goBack();
    await expectPly(page, 8);
    expect(await boardOf(page)).toBe(before);
  });

  test('mate by a dropped pawn is refused in a real game, and every escape is crossed out', async ({
    page,
  }) => {
    // The game is read from a file, and gone on with.
    await page.goto('./#/games');
    await expect(page.locator('.empty')).toBeVisible();
    await page
      .locator('input[type="file"][multiple]')
      .first()
      .setInputFiles(
        fileOf('game.usi', `position startpos moves ${towardsUchifuzume.replaceAll('=', '')}`),
      );
    await expectReading(page);
    await expectPly(page, 0);
    await page.keyboard.press('End');
    await expectPly(page, towardsUchifuzume.split(' ').length);
    await page.locator('[data-action="play-from-here"]').click();
    await expect(page.locator('.play')).not.toHaveAttribute('data-reading', 'true');
    await inHand(page, 'P', 0).click();
    await square(page, '4c').click();
    await expect(refusal(page)).toHaveText('Soltar un peón en 4c no puede dar mate (uchifuzume).');
    expect((await marked(page, 'escape')).length).toBeGreaterThan(0);
    await expect(page.locator('.proof .cross')).toHaveCount((await marked(page, 'escape')).length);
  });
});

test('the rules are walked and tried with the keyboard alone', async ({ page }) => {
  await page.goto('./#/rules');
  const drops = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', {
    name: 'Two pawns on a file: nifu',
  });
  await drops.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Two pawns on a file: nifu')).toBeFocused();

  // Tab order from the heading: the way to the level, the board, the hand below it, then the buttons.
  const board = page.getByRole('figure', { name: 'Two files are free for the pawn' });
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-action="practise"]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(board.locator('[role="gridcell"]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(board.getByRole('button', { name: /pawn/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(board.getByRole('button', { name: english.rules.showMistake })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board).toContainText('Your pawn on 5g is already on this file (nifu).');
  await expect(board.locator('.proof .band')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(board).toContainText('Sente to move');
  await expect(board.getByRole('button', { name: 'Start over' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a repetition is stepped through to the fourth time, and the reader may leave the line', async ({
  page,
}) => {
  await page.goto('./#/rules/perpetual-check');
  const board = page.getByRole('figure', { name: 'The dragon gives check' });
  const on = board.getByRole('button', { name: 'Next move' });
  for (let i = 0; i < 8; i++) await on.click();
  await expect(board).toContainText('third time');
  for (let i = 0; i < 4; i++) await on.click();
  await expect(board).toContainText('Perpetual check');
  await expect(on).toHaveAttribute('aria-disabled', 'true');

  await action(page, 'Start over').last().click();
  await board.locator('[data-square="5i"]').click();
  await board.locator('[data-square="5h"]').click();
  await expect(board).toContainText('Gote to move');
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await board.getByRole('button', { name: 'Take back' }).click();
  await expect(on).toHaveAttribute('aria-disabled', 'false');
});

test('a move tried on the rules page before the first game is not kept as a game', async ({
  page,
}) => {
  await page.goto('./#/rules/perpetual-check');
  const board = page.getByRole('figure', { name: 'The dragon gives check' });
  await board.getByRole('button', { name: 'Next move' }).click();
  await expect(board).toContainText('dragon to 9a');
  await page.goto('./#/games');
  await expect(page.getByText(english.games.empty)).toBeVisible();
  await expect(page.locator('[data-game]')).toHaveCount(0);
  await page.goto('./#/play');
  await page.reload();
  await expectBoard(page, START);
});

test('a move tried on the rules page does not touch the game', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Checkmate' }).click();
  const board = page.getByRole('figure', { name: 'A gold dropped in front of the king' });
  await board.locator('[data-hand="G"]').click();
  await board.locator('[data-square="5b"]').click();
  await expect(board).toContainText('Checkmate');
  await page.getByRole('link', { name: english.rules.backToGame }).click();
  await expectPly(page, 1);
  await play(page, ['3c3d'], { first: 1 });
});

test('each piece is a link to the place that shows how it moves', async ({ page }) => {
  await page.goto('./#/rules');
  const tiles = page.locator('.piece-tile');
  await expect(tiles).toHaveCount(8);
  for (const tile of await tiles.all()) {
    await expect(tile.locator('svg')).toBeVisible();
    expect((await tile.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'Silver', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Silver' })).toBeFocused();
  await expect(page).toHaveTitle(/Silver/);
});

test('the board of a piece shows where it goes, both sides of it, until the reader touches the board', async ({
  page,
}) => {
  await page.goto('./#/rules/knight');
  const live = page.locator('#rules-knight').locator('xpath=ancestor::section[1]').locator('.live');
  const reached = live.locator('[data-reach="moves"]');
  await expect(reached).toHaveCount(8);
  await expect(page.getByText('written +N')).toBeVisible();
  await live.locator('[data-square="3e"]').click();
  await expect(reached).toHaveCount(0);
  await live.getByRole('button', { name: 'Start over' }).click();
  await expect(reached).toHaveCount(8);
});
