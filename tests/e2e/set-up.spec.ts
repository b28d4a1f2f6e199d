import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { begin, choose, clock, more, number, pick, resign } from './refereed.ts';
import { action, expectPly, openTable, play, press, resultCard, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const names =
  (first: string, second: string) =>
  async (page: Page): Promise<void> => {
    await write(page.getByRole('textbox', { name: 'Player 1' }), first);
    await write(page.getByRole('textbox', { name: 'Player 2' }), second);
  };

test('each side has a clock of another kind, and keeps it over a reload', async ({ page }) => {
  await openTable(page);
  await begin(
    page,
    choose('Clock', 'Fischer'),
    (p) => p.getByLabel(english.start.differentClocks).check(),
    (p) =>
      p
        .getByRole('group', { name: 'Clock: Player 2' })
        .getByRole('combobox', { name: 'Clock' })
        .selectOption({ label: english.start.clocks.move }),
    number('Main time', 3),
  );
  await expect(clock(page, 0)).toContainText(/(3:00|2:5\d)/);
  await expect(clock(page, 1)).toContainText('0:30');
  await play(page, ['7g7f', '3c3d']);
  await page.reload();
  await action(page, 'Continue').click();
  await expect(clock(page, 1)).toContainText('0:30');
  await play(page, ['2g2f']);
});

test('one side may have no limit while the other has', async ({ page }) => {
  await openTable(page);
  await begin(
    page,
    choose('Clock', 'Fixed time'),
    (p) => p.getByLabel(english.start.differentClocks).check(),
    (p) =>
      p
        .getByRole('group', { name: 'Clock: Player 1' })
        .getByRole('combobox', { name: 'Clock' })
        .selectOption({ label: 'No clock' }),
  );
  await expect(clock(page, 0)).toHaveText('No limit');
  await expect(clock(page, 1)).toContainText('10:00');
  await play(page, ['7g7f', '3c3d']);
});

test('tossed pawns that were seen lie as they fell: after Back, a closed sheet and a reload', async ({
  page,
}) => {
  await openTable(page);
  await begin(page);
  const fell = page.getByText(/pawns?, \d tokin/);
  const tossed = async (): Promise<string> => {
    await action(page, 'Begin').click();
    return fell.innerText();
  };
  await press(page, 'New game');
  await choose('Who begins', englishShogi.agreement.toss.choice)(page);
  const first = await tossed();
  for (let i = 0; i < 3; i++) {
    await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
    expect(await tossed()).toBe(first);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await press(page, 'New game');
  expect(await tossed()).toBe(first);
});

test('a number out of range is explained when Begin is pressed', async ({ page }) => {
  await openTable(page);
  await press(page, 'New game');
  await choose('Clock', english.start.clocks.byoyomi)(page);
  const field = page.getByRole('spinbutton', { name: 'Per move' });
  await write(field, '0');
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('0');
});

test('alternating who begins counts the games begun by playing again', async ({ page }) => {
  await openTable(page);
  await begin(page, names('Ann', 'Bob'), choose('Who begins', 'Alternate each game'));
  await expect(page.getByText('Ann to move', { exact: true })).toBeVisible();
  await resign(page);
  await action(page, english.result.playAgainSwapped).click();
  await expect(page.getByText('Bob to move', { exact: true })).toBeVisible();
  await begin(page);
  await expect(page.getByText('Ann to move', { exact: true })).toBeVisible();
});

test('in a handicap series the giver stays the giver, and the button says no more than that', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, names('Ann', 'Bob'), choose('Handicap', 'Two pieces'));
  await expect(page.getByText('Bob to move', { exact: true })).toBeVisible();
  await resign(page);
  await resultCard(page).getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(page.getByText('Bob to move', { exact: true })).toBeVisible();
});

test('in pass and play, uwate is below when the game begins', async ({ page }) => {
  await openTable(page);
  await begin(page, choose('Handicap', 'Two pieces'), more, pick(english.start.seatings.pass));
  const [mine, theirs] = [
    await square(page, '5a').boundingBox(),
    await square(page, '5i').boundingBox(),
  ];
  expect(mine?.y ?? 0).toBeGreaterThan(theirs?.y ?? 9_999);
});

test('nothing under the cover is reached by Tab, keys or typed moves, and it names the next player', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, names('Ann', 'Bob'), more, pick(english.start.seatings.pass), (p) =>
    p.getByLabel(english.start.cover).check(),
  );
  await square(page, '7g').click();
  await square(page, '7f').click();
  const cover = page.getByRole('alertdialog');
  await expect(cover).toContainText('Pass the device to Bob.');
  await expect(action(page, english.offers.ready)).toBeFocused();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(
      () =>
        document.activeElement?.closest('main') !== null &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(behind).toBe(false);
  }
  await page.mouse.click(5, 5);
  for (const key of ['Control+z', 'ArrowLeft', 'f', 'Escape', 'Escape'])
    await page.keyboard.press(key);
  await expect(cover).toBeVisible();
  await expectPly(page, 1);
  await action(page, english.offers.ready).click();
  await expect(page.getByText('Bob to move', { exact: true })).toBeVisible();
});

test('names of any length and direction stay within their sentences', async ({ page }) => {
  await openTable(page);
  await begin(page, names('א'.repeat(40), 'A'.repeat(40)));
  const status = page.locator('.status-turn').first();
  await expect(status.locator('bdi')).toHaveText('א'.repeat(40));
  await expect(status).toContainText(/to move$/);
  const over = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await over()).toBe(0);
  await resign(page);
  await expect(page.getByRole('heading', { name: /A+ wins/ })).toBeVisible();
  expect(await over()).toBe(0);
});
