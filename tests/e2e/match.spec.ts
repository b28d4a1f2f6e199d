import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import {
  begin,
  choose,
  commitFoul,
  expectResult,
  from,
  more,
  ownTime,
  PINNED,
  pick,
  preset,
  resign,
} from './refereed.ts';
import {
  action,
  expectBoard,
  expectPly,
  openTable,
  play,
  resultCard,
  START,
  square,
} from './table.ts';
import { type BrowserContext, expect, firefoxToo, type Page, test } from './test.ts';
import { write } from './write.ts';

test('strict: a foul loses immediately, and a player who looks back sees it in the list', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick(english.start.strictnesses.strict));
  await commitFoul(page);
  await expectResult(page, 'foul', '1');
  await expect(page.getByRole('navigation', { name: 'Moves' })).toContainText(
    englishShogi.namedFouls.pinned.name,
  );
});

test('claim: a foul stands until it is called', async ({ page }) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick(english.start.strictnesses.claim));
  await commitFoul(page);
  await expectPly(page, 1);
  await action(page, english.offers.call).click();
  await expectResult(page, 'foul', '1');
});

test('claim: a player who calls a foul that was none is warned', async ({ page }) => {
  await openTable(page);
  await begin(page, more, pick(english.start.strictnesses.claim));
  await play(page, ['7g7f']);
  await action(page, english.offers.call).click();
  await expect(page.getByText('Gote has made 1 wrong call.')).toBeVisible();
  await play(page, ['3c3d'], { first: 1 });
});

test('casual: an illegal move is refused without being drawn', async ({ page }) => {
  await openTable(page);
  await begin(page, more, pick('Refused'));
  await square(page, '2h').click();
  await square(page, '2d').click();
  await expect(page.locator('.status [data-rule]')).toHaveAttribute('data-rule', 'blocked');
  await expect(page.locator('[data-mark~="blocked"]')).toHaveCount(0);
  await expectPly(page, 0);
});

test('friendly: after a foul the same piece is moved again, and no other', async ({ page }) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick('Take it back, move the same piece'));
  await commitFoul(page);
  await expect(page.locator('[data-rule="pinned"]')).toContainText('the same piece');
  await square(page, '2i').click();
  await expect(page.locator('.status [data-rule]')).toHaveText(/You touched the gold/);
  await square(page, '2h').click();
  await expectPly(page, 0);
  await play(page, ['5g5f']);
});

test('friendly: after a foul any piece may be moved', async ({ page }) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick('Take it back, move any piece'));
  await commitFoul(page);
  await expect(page.locator('[data-rule="pinned"]')).toBeVisible();
  await play(page, ['2i2h']);
});

test('a draw is offered by one side and agreed to by the other', async ({ page }) => {
  await ownTime(page);
  await begin(page, more, (p) => p.getByLabel('A draw can be agreed').check());
  await action(page, english.offers.propose.draw).click();
  await expect(page.getByText('Sente proposes a draw.')).toBeVisible();
  await action(page, 'No').click();
  await expect(page.getByText('Sente proposes a draw.')).toHaveCount(0);
  // The same offer needs a move in between.
  await expect(action(page, english.offers.propose.draw)).toHaveAttribute('aria-disabled', 'true');
  await play(page, ['7g7f', '3c3d']);
  await action(page, english.offers.propose.draw).click();
  await action(page, 'Yes').click();
  await expectResult(page, 'agreement', 'none');
});

test('a declaration shows its conditions before it is made, and wins when they are met', async ({
  page,
}) => {
  await openTable(page);
  await begin(
    page,
    choose('Handicap', 'Own position…'),
    (p) =>
      write(
        p.getByRole('textbox', { name: 'Position (SFEN)' }),
        '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1',
      ),
    choose('Clock', 'Fixed time'),
  );
  await action(page, englishShogi.impasse.claims.declaration.act).click();
  const sheet = page.getByRole('alertdialog');
  await expect(sheet).toContainText('Ten other pieces there: 10');
  await expect(sheet).toContainText('This declaration wins.');
  await sheet.getByRole('button', { name: 'Declare', exact: true }).click();
  await expectResult(page, 'declaration', '0');
});

const comeBack = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('grid')).toBeVisible();
  return page;
};

test('an adjourned game waits with a sealed move, and goes on after the browser was closed', async ({
  page,
  context,
}) => {
  await openTable(page);
  await begin(page, choose('Clock', 'Fixed time'));
  await play(page, ['7g7f']);
  await action(page, 'Adjourn').click();
  const agree = action(page, 'Yes');
  await agree.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText(/^Gote seals a move/)).toBeVisible();
  await page.keyboard.up('Enter');
  await square(page, '3c').click();
  await square(page, '3d').click();
  await expect(page.getByText('The game is adjourned. The next move is sealed.')).toBeVisible();
  await expect(square(page, '3c')).toHaveAttribute('data-piece', 'p');
  const address = page.url();
  await page.close();

  const again = await comeBack(context, address);
  await expect(again.getByText('The game is adjourned. The next move is sealed.')).toBeVisible();
  await action(again, english.offers.open).click();
  await expect(square(again, '3d')).toHaveAttribute('data-piece', 'p');
  await play(again, ['2g2f']);
});

test('the board is locked while a player looks back, with the way back in reach', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, choose('Clock', 'Fixed time'));
  await play(page, ['7g7f', '3c3d']);
  await action(page, 'Previous').click();
  await square(page, '8c').click();
  await expect(square(page, '8c')).not.toHaveAttribute('data-mark', /selected/);
  await page
    .locator('.board-note')
    .getByRole('button', { name: english.steps.returnToGame })
    .click();
  await play(page, ['2g2f']);
});

test(
  'face to face: the buttons of a player are on their own side and turned to it',
  firefoxToo,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 1366 });
    await openTable(page);
    await begin(page, preset('Blitz'), more, pick(english.start.seatings.face));
    const [far, near] = [page.locator('[data-own="1"]'), page.locator('[data-own="0"]')];
    const board = await page.getByRole('grid').boundingBox();
    expect((await far.boundingBox())?.y ?? 9_999).toBeLessThan(board?.y ?? 0);
    expect((await near.boundingBox())?.y ?? 0).toBeGreaterThan(board?.y ?? 9_999);
    await expect(far).toHaveCSS('rotate', '180deg');
    await near.getByRole('button', { name: 'Pause' }).click();
    await expect(near.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(far.getByRole('button', { name: 'Yes (hold)' })).toBeVisible();
  },
);

test('passing the device: the board turns to the next player, and is covered until they have it', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.pass), (p) =>
    p.getByLabel(english.start.cover).check(),
  );
  await square(page, '7g').click();
  await square(page, '7f').click();
  await expect(page.getByText('Pass the device to Gote.')).toBeVisible();
  await action(page, english.offers.ready).click();
  const [mine, theirs] = [
    await square(page, '3c').boundingBox(),
    await square(page, '7g').boundingBox(),
  ];
  expect(mine?.y ?? 0).toBeGreaterThan(theirs?.y ?? 9_999);
});

test('one player sees marks of legal squares and the other does not', async ({ page }) => {
  await openTable(page);
  await begin(page, more, (p) =>
    p
      .getByRole('group', { name: 'Help for Player 1' })
      .getByRole('radio', { name: 'None' })
      .check(),
  );
  await square(page, '7g').click();
  await expect(page.locator('[data-mark~="target"]')).toHaveCount(0);
  await square(page, '7f').click();
  await square(page, '3c').click();
  await expect(page.locator('[data-mark~="target"]')).toHaveCount(1);
});

test('a series counts its games, alternates colours and keeps a sheet', async ({ page }) => {
  await openTable(page);
  await begin(page, more, pick(english.start.strictnesses.strict));
  await resign(page);
  await action(page, english.result.playAgainSwapped).click();
  await expectBoard(page, START);
  await expect(page.getByText('1 in this match')).toHaveCount(1);
  await resign(page);
  await expect(page.getByRole('region', { name: 'Match sheet' }).getByRole('listitem')).toHaveText([
    /Gote won/,
    /Gote won/,
  ]);
});

test('on the ladder the winner gives a lance in the next game', async ({ page }) => {
  await openTable(page);
  await begin(page, more, pick(english.start.strictnesses.strict), (p) =>
    p.getByLabel('The handicap follows the results').check(),
  );
  await resign(page);
  await action(page, 'Next game: Lance').click();
  await expect(page.getByText('Uwate to move', { exact: true })).toBeVisible();
  await expect(square(page, '1a')).toHaveAttribute('data-piece', '');
});

test('an impasse is agreed on with both counts in sight, and the card shows them again', async ({
  page,
}) => {
  await ownTime(page);
  await begin(
    page,
    choose('Handicap', 'Own position…'),
    (p) =>
      write(
        p.getByRole('textbox', { name: 'Position (SFEN)' }),
        '4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L9P9p 1',
      ),
    choose('Clock', 'Fixed time'),
  );
  await action(page, 'Propose impasse').click();
  await expect(page.getByText('Gote: 9 points')).toBeVisible();
  await action(page, 'Yes').click();
  await expectResult(page, 'impasse', '0');
  await expect(resultCard(page)).toContainText('Sente: 45 points');
});

test('a declaration that lacks a condition says so before it is made, and loses', async ({
  page,
}) => {
  await openTable(page);
  await begin(
    page,
    choose('Handicap', 'Own position…'),
    (p) =>
      write(
        p.getByRole('textbox', { name: 'Position (SFEN)' }),
        '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b B4Pb4g4s4n4l6p 1',
      ),
    more,
    pick('27 points'),
  );
  await action(page, englishShogi.impasse.claims.declaration.act).click();
  const sheet = page.getByRole('alertdialog');
  await expect(sheet).toContainText('This declaration loses.');
  await sheet.getByRole('button', { name: 'Declare', exact: true }).click();
  await expectResult(page, 'declaration', '1');
  await expect(resultCard(page)).toContainText('27 in all');
});
