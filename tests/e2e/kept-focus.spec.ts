/** The focus stays on the page after something is closed by keys, also on a slow machine. */
import { messages as english } from '#i18n/en/index.ts';
import { textBox } from './kifu-sheets.ts';
import { askTakebacks, begin, more, pick } from './refereed.ts';
import { seeded } from './seeded.ts';
import { action, expectPly, expectReading, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { frames } from './waits.ts';
import { write } from './write.ts';

/** The element that has the focus; empty where none has. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: on, body } = document;
    if (on === null || on === body) return '';
    return on.closest('[role="grid"]') ? 'board' : (on.getAttribute('data-action') ?? on.tagName);
  });

/** Waits until the focus has come to rest where it belongs, and stays there. */
const expectFocus = async (page: Page, where: string): Promise<void> => {
  await expect.poll(() => focused(page)).toBe(where);
  // The page looks after the focus two frames after each change.
  await frames(page, 10);
  expect(await focused(page)).toBe(where);
};

const slowDown = async (page: Page, times: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
};

const unread = '手合割：平手\n1 ７六歩(77)\nわからない行\n2 ３四歩(33)\n';

/** Opens a kifu with a line that is not understood, by keys, and waits for its receipt. */
const openUnread = async (page: Page) => {
  await openTable(page);
  await action(page, 'More').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Open a kifu…' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Open a kifu' });
  await write(await textBox(page), unread);
  await sheet.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expectReading(page);
  const receipt = page.getByRole('dialog').filter({ hasText: 'わからない行' });
  await expect(receipt).toBeVisible();
  return receipt;
};

test('Escape in the field for typed moves leads back to the board', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await action(page, english.typeIn.label).press('Enter');
  await expect(page.getByLabel(english.typeIn.label)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectFocus(page, 'board');
});

for (const how of ['Escape', 'Close'])
  test(`a reader who leaves a receipt by ${how} is at the way forward, also after the list of commands`, async ({
    page,
  }) => {
    const receipt = await openUnread(page);
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await receipt.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(receipt).toHaveCount(0);
    await expectFocus(page, 'forward');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'forward');
  });

for (const game of seeded('games on a slow machine', ['xiangqi', 'banqi', 'ko-shogi']))
  test(`a player who begins a game of ${game} by keys on a slow machine is on its board`, async ({
    page,
  }) => {
    await openTable(page);
    await slowDown(page, 6);
    await square(page, '5g').focus();
    await page.locator('[data-action="choose-game"]').press('Enter');
    await page.locator(`[data-option="game"][value="${game}"]`).press(' ');
    await expect(page.locator(`.sheet [data-option="game"][value="${game}"]`)).toBeChecked();
    await page.locator('[data-action="begin"]').press('Enter');
    await expect(page.locator('.sheet')).toHaveCount(0);
    await expect(page.locator(`[data-table="${game}"]`)).toHaveCount(1);
    await expectFocus(page, 'board');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'board');
  });

test('a player who opens Find right after Begin, and closes it, is on the board', async ({
  page,
}) => {
  await openTable(page);
  await page.locator('[data-action="choose-game"]').press('Enter');
  await page.locator('.sheet [data-option="game"][value="xiangqi"]').press(' ');
  await expect(page.locator('[data-table="xiangqi"]')).toHaveCount(1);
  await page.locator('[data-action="begin"]').press('Enter');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.locator('.sheet')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expectFocus(page, 'board');
});

test('a player who comes back to the board by keys is on it: by a link, from a kept game, and by Back', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.getByRole('link', { name: 'Games' }).press('Enter');
  // The table stays until the games are there, and has the same links.
  await expect(page.locator('.play')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play' }).press('Enter');
  await expectFocus(page, 'board');
  await action(page, 'New game').press('Enter');
  await page.locator('[data-action="begin"]').press('Enter');
  await expect(page.locator('.sheet')).toHaveCount(0);
  // The board takes the focus a moment after the sheet has gone.
  await expectFocus(page, 'board');
  await page.getByRole('link', { name: 'Games' }).press('Enter');
  await expect(page.locator('.play')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Go on with/ })
    .first()
    .press('Enter');
  await expectPly(page, 1);
  await expectFocus(page, 'board');
  await page.getByRole('link', { name: 'Rules' }).press('Enter');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.goBack();
  await expectFocus(page, 'board');
});

test('a player who comes back to the board by a mouse steps with the arrows, and no piece is described unasked', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: 'Play' }).click();
  await expectPly(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 1);
  await page.getByRole('link', { name: 'Games' }).press('Enter');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play' }).press('Enter');
  await expectFocus(page, 'board');
  await expect(page.locator('.piece-card')).toHaveCount(0);
});

test('a player who goes on holding the key that agreed makes no move with it', async ({ page }) => {
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.face), askTakebacks);
  await play(page, ['7g7f']);
  await page.locator('[data-own="0"]').getByRole('button', { name: 'Take back' }).press('Enter');
  const yes = page.locator('[data-own="1"]').getByRole('button', { name: 'Yes (hold)' });
  await yes.focus();
  await page.keyboard.down('Enter');
  await expect(yes).toHaveCount(0);
  await expectFocus(page, 'board');
  await square(page, '7g').focus();
  // The system repeats a key that is held; each repetition would pick the piece that has the focus.
  for (let i = 0; i < 3; i++) await page.keyboard.down('Enter');
  await expect(page.locator('[data-mark~="selected"]')).toHaveCount(0);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-mark~="selected"]')).toHaveCount(1);
});

test('a player who removes a kept game by keys is still on the page of the games', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await action(page, 'New game').press('Enter');
  await page.locator('[data-action="begin"]').press('Enter');
  await page.getByRole('link', { name: 'Games' }).press('Enter');
  const remove = page.getByRole('button', { name: /^(Delete|Remove)/ }).first();
  await remove.press('Enter');
  await expect.poll(() => focused(page)).not.toBe('');
});

test('after a click beside everything the arrows step on, however often', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  const box = await page.locator('.play').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => focused(page)).toBe('');
  for (const ply of [2, 1, 0]) {
    await page.keyboard.press('ArrowLeft');
    await expectPly(page, ply);
    // If the focus came back, it would two frames after a change.
    await frames(page, 4);
  }
  expect(await focused(page)).toBe('');
});
