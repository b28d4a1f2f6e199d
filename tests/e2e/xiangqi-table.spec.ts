/** Xiangqi with all that the table does for any game: clocks, consent, fouls, seating, keeping, rules, and shogi beside it. */

import { messages as english } from '#i18n/en/index.ts';
import { rules as englishRules } from '#i18n/en/xiangqi/rules.ts';
import { words as englishXiangqi } from '#i18n/en/xiangqi/words.ts';
import {
  begin,
  choose,
  clock,
  expectResult,
  letPass,
  more,
  ownTime,
  pick,
  preset,
} from './refereed.ts';
import { expectKept } from './stored.ts';
import {
  action,
  expectPly,
  openTable,
  plateOf,
  play,
  press,
  refusal,
  resultCard,
  square,
  typeIn,
} from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';
import {
  beginXiangqi,
  boardOf,
  cannonGame,
  cannonMate,
  checking,
  chooseXiangqi,
  expectBoard,
  FIRST_BOARD,
  setUp,
} from './xiangqi.ts';

const type = async (page: Page, text: string): Promise<void> => {
  const field = await typeIn(page);
  await write(field, text);
  await field.press('Enter');
};

/** Starts from a position of the player's own. */
const from = (fen: string) => async (page: Page) => {
  await choose('Start', 'Own position…')(page);
  await write(page.getByRole('textbox', { name: 'Position (FEN)' }), fen);
};

/** Red's chariot is pinned to its file: e1 to d1 is a foul. */
const PINNED = '3k5/9/4r4/9/9/9/9/9/4R4/4K4 w - - 0 1';

test('moves are typed as ICCS, WXF, in Chinese, or as the point they go to', async ({ page }) => {
  await setUp(page);
  await type(page, 'H2-E2');
  await expectPly(page, 1);
  await type(page, 'H8+7');
  await expectPly(page, 2);
  await type(page, '马二进三');
  await expectPly(page, 3);
  await type(page, '车９平８');
  await expectPly(page, 4);
  await type(page, 'a4');
  await expectPly(page, 5);
  await expect(square(page, 'a4')).toHaveAttribute('data-piece', 'P');
  await type(page, 'b7b2');
  await expect(refusal(page)).toHaveAttribute('data-rule', 'cannon-no-screen');
  await type(page, 'e5e6');
  await expect(refusal(page)).toHaveText('There is no piece on e5.');
});

test('a game of shogi waits under Games while xiangqi is played, and both are found', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await press(page, 'New game');
  await chooseXiangqi(page);
  await action(page, 'Begin').click();
  await expectBoard(page, FIRST_BOARD);
  await expect(page.getByText(english.undo.replaced)).toBeVisible();
  await play(page, ['h2e2', 'h9g7']);
  await expectKept(page, 2);

  await page.goto('./#/games');
  const rows = page.locator('.game-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Shogi' })).toHaveCount(1);
  await write(page.getByRole('searchbox'), 'xiangqi');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Red');
  await write(page.getByRole('searchbox'), 'shogi');
  await expect(rows).toContainText('Sente');
  await rows.getByRole('button').first().click();
  await expectPly(page, 1);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await expect(page).toHaveTitle('Shogi table · 将棋');
  await page.goBack();
  await rows.filter({ hasText: 'Xiangqi' }).getByRole('button').first().click();
  await expectPly(page, 2);
  await expect(square(page, 'e2')).toHaveAttribute('data-piece', 'C');
  await page.reload();
  await expectPly(page, 2);
  await expect(square(page, 'g7')).toHaveAttribute('data-piece', 'n');
});

test('a new game of xiangqi is undone like any other', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await press(page, 'New game');
  await chooseXiangqi(page);
  await action(page, 'Begin').click();
  await page.getByRole('button', { name: english.undo.undoNewGame }).click();
  await expectPly(page, 1);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('a player new to xiangqi is asked once, and gets pieces that show their moves', async ({
  page,
}) => {
  await beginXiangqi(page);
  await square(page, 'e5').hover();
  await expect(page.getByText('New to xiangqi?')).toBeVisible();
  await page.locator('[data-action="show-moves"]').click();
  await expect(page.locator('[role="grid"] use[href^="#xq-ways-"]').first()).toBeAttached();
  await expect(page.getByText('New to xiangqi?')).toHaveCount(0);
  await play(page, ['h2e2']);
  await press(page, 'New game');
  await action(page, 'Begin').click();
  await expectPly(page, 0);
  await square(page, 'e5').hover();
  await expect(page.locator('.status-turn')).toBeVisible();
  await expect(page.getByText('New to xiangqi?')).toHaveCount(0);
});

test('rules agreed for one game are not used for the other, and players keep their names', async ({
  page,
}) => {
  await openTable(page);
  await press(page, 'New game');
  await write(page.locator('[data-option="name-0"]'), 'Ann');
  await chooseXiangqi(page);
  await more(page);
  await expect(page.locator('[data-option="name-0"]')).toHaveValue('Ann');
  await expect(page.getByRole('radio', { name: 'Perpetual check and chase lose' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Casual', exact: true })).toBeChecked();
  await pick(englishXiangqi.agreement.options.repetition.values.drawOnly)(page);
  await from(checking.fen)(page);
  await action(page, 'Begin').click();
  await expect(plateOf(page, 'Ann')).toBeVisible();
  await play(page, checking.round);
  await expect(page.locator('.status-warning')).toHaveCount(0);
  await play(page, checking.round);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'repetition');
  await expect(resultCard(page)).toHaveAttribute('data-winner', 'none');
  await page.locator('[data-action="rematch"]:visible').click();
  await expectBoard(page, checking.fen.split(' ')[0] ?? '');
});

test('two players agree on a draw', async ({ page }) => {
  await beginXiangqi(page);
  await play(page, ['h2e2']);
  await press(page, english.offers.propose.draw);
  await action(page, 'Yes').click();
  await expectResult(page, 'agreement', 'none');
});

test('a tournament: a foul loses immediately, and its proof is shown', async ({ page }) => {
  await beginXiangqi(page, preset('Tournament'), from(PINNED));
  await square(page, 'e1').click();
  await square(page, 'd1').click();
  await expectResult(page, 'foul', '1');
  await expect(resultCard(page)).toContainText('shielded');
});

test('a club game: its clock runs, a takeback is asked for, and a flag falls', async ({ page }) => {
  await ownTime(page);
  await begin(page, chooseXiangqi, preset('Club'));
  await play(page, ['h2e2', 'h9g7']);
  await letPass(page, 60);
  await expect(clock(page, 0)).toContainText(/19:00|18:[345]\d/);
  await press(page, 'Take back H8+7 (Black)');
  await action(page, 'Yes').click();
  await expectPly(page, 1);
  await page.clock.fastForward('18:30');
  await letPass(page, 120);
  await expectResult(page, 'timeout', '0');
});

test('a paused game goes on after a reload', async ({ page }) => {
  await beginXiangqi(page, preset('Club'));
  await play(page, ['h2e2', 'h9g7']);
  await press(page, 'Pause');
  await action(page, 'Yes').click();
  await expectKept(page, 2);
  await page.reload();
  await expectPly(page, 2);
  await press(page, 'Continue');
  await play(page, ['h0g2']);
});

test('passing the device on turns the other side below', async ({ page }) => {
  await beginXiangqi(page, pick(english.start.seatings.pass));
  const top = async (name: string): Promise<number> =>
    (await square(page, name).boundingBox())?.y ?? Number.NaN;
  expect(await top('e0')).toBeGreaterThan(await top('e9'));
  await play(page, ['h2e2']);
  await expect.poll(async () => (await top('e9')) > (await top('e0'))).toBe(true);
  await play(page, ['h9g7'], { first: 1 });
  await expect(square(page, 'g7')).toHaveAttribute('data-piece', 'n');
});

test('the rules of either game are read whichever is on the table', async ({ page }) => {
  await openTable(page);
  await page.goto('./#/rules');
  await page.getByRole('link', { name: 'Xiangqi' }).click();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Cannon' })
    .click();
  await expect(page.getByRole('heading', { name: 'Cannon' })).toBeFocused();
  await expect(page).toHaveTitle('Cannon – Xiangqi table');
  const board = page.getByRole('figure', { name: englishRules.boards['cannon-many-screens'] });
  await board.getByRole('button', { name: english.rules.showMistake }).click();
  await expect(board).toContainText('A cannon captures over one piece, not over 2.');
  await page.getByRole('link', { name: english.rules.backToGame }).click();
  await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');

  await setUp(page);
  await square(page, 'b0').click();
  await square(page, 'd1').click();
  await page.getByRole('link', { name: 'In the rules' }).click();
  await expect(page).toHaveURL(/#\/rules\/xiangqi\/horse-leg$/);
  await expect(page.getByRole('heading', { name: 'Horse', exact: true })).toBeFocused();
  await page.goto('./#/rules/nifu');
  await expect(page).toHaveTitle('Two pawns on a file: nifu – Shogi table');
});

test('a game of xiangqi is saved with all others and brought back', async ({
  page,
  browser,
  baseURL,
}) => {
  await setUp(page);
  await play(page, cannonGame);
  await expectKept(page, cannonGame.length);
  await page.goto('./#/games');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: english.backup.save }).click();
  const file = await (await downloading).path();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.goto('./#/games');
  const choosing = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: english.backup.bring }).click();
  await (await choosing).setFiles(file);
  await expect(other.getByText('1 game added; 0 games were already here.')).toBeVisible();
  await other.locator('.game-open').click();
  await expectPly(other, cannonGame.length);
  expect(await boardOf(other)).toBe(cannonMate);
  await elsewhere.close();
});
