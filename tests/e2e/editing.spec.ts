/** Editing a record: comments and drawings at its moves, and the order of its variations. */
import { messages as english } from '#i18n/en/index.ts';
import { choose, format, openCommented, saved, saveSheet } from './kifu-sheets.ts';
import { fileOf } from './large-files.ts';
import { boxOf } from './pointers.ts';
import { editsKept, rowsOf } from './stored.ts';
import { action, expectPly, expectReading, play, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { write } from './write.ts';

const comment = (page: Page) => page.locator('[data-part="comment"]');
const drawn = (page: Page) => page.getByRole('status', { name: english.reading.edit.drawn });
const rows = (page: Page) => page.locator('.reading-list');

/** Opens the game with comments and a variation, at a move. */
const openAt = async (page: Page, ply: number): Promise<void> => {
  await openCommented(page);
  await rows(page).locator(`[data-ply="${ply}"]`).click();
  await expectPly(page, ply);
};

const openEditor = async (page: Page): Promise<void> => {
  await action(page, 'Edit the kifu').click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
};

/** The longest comment in the database. */
const commentKept = async (page: Page): Promise<number> => {
  const stored = await rowsOf(page);
  const comments = JSON.stringify(stored).match(/"comment":"w+/g) ?? [];
  return Math.max(0, ...comments.map((text) => text.length - '"comment":"'.length));
};

type Button = 'left' | 'right';

/** Drags from one thing on the table to another. */
const drag = async (
  page: Page,
  from: string,
  to: string,
  button: Button = 'left',
): Promise<void> => {
  const [begin, end] = [await boxOf(page.locator(from)), await boxOf(page.locator(to))];
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2);
  await page.mouse.down({ button });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up({ button });
};

const on = (name: string): string => `[role="grid"] [data-square="${name}"]`;

/** Writes, marks and draws at the move on the board. */
const editAll = async (page: Page): Promise<void> => {
  await openEditor(page);
  await write(page.getByRole('textbox', { name: 'Comment' }), 'A quiet answer.\nIt holds.');
  await action(page, 'Very good move').click();
  await action(page, 'Bookmark').click();
  await write(page.getByRole('textbox', { name: 'Bookmark' }), 'exchange');
  await expect(rows(page).locator('[data-ply="4"]')).toContainText('A quiet answer.');
  await action(page, 'Draw on the board').click();
  await drag(page, on('2h'), on('2d'));
  await square(page, '5e').click();
  await drag(page, '[data-hand="B"][data-seat="0"]', on('6f'));
  await expect(drawn(page).getByRole('listitem')).toHaveCount(3);
  // No move was made, and no piece selected.
  await expectPly(page, 4);
  await expect(page.locator('[data-mark~="selected"]')).toHaveCount(0);
  await action(page, 'Done editing').click();
  await action(page, 'Done editing').click();
};

const expectAll = async (page: Page): Promise<void> => {
  const row = rows(page).locator('[data-ply="4"]');
  await row.click();
  await expectPly(page, 4);
  await expect(comment(page)).toContainText('It holds.');
  await expect(row).toContainText('!!');
  await expect(row).toContainText('Bookmark: exchange');
  await expect(drawn(page).getByRole('listitem')).toHaveText([
    'Arrow from 2h to 2d',
    'Circle on 5e',
    'Arrow from Sente bishop to 6f',
  ]);
  await expect(page.locator('.arrows[data-arrows="3"]')).toBeVisible();
};

test(
  'comments, bookmarks, signs, arrows and circles are there after a reload',
  promise,
  async ({ page }) => {
    await openAt(page, 4);
    await editAll(page);
    await expectAll(page);
    await page.reload();
    await expectReading(page);
    await expectAll(page);
  },
);

for (const name of ['KIF', 'JKF'])
  test(`everything that was edited comes back out of ${name}`, async ({ page }) => {
    await openAt(page, 4);
    await editAll(page);
    const sheet = await saveSheet(page);
    await format(sheet, name).check();
    const file = await saved(page, sheet);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await rows(page).locator('[data-ply="1"]').click();
    await expectPly(page, 1);
    await choose(page, fileOf(file.name, file.bytes));
    await expectPly(page, 0);
    await expectAll(page);
  });

test('a variation is added, put in another order, made the main line, deleted, and all of it undone by keys', async ({
  page,
}) => {
  await openAt(page, 2);
  const choices = page.getByRole('list', { name: 'Next moves' }).getByRole('button');
  await expect(rows(page).locator('[data-ply="3"]')).toContainText('Bx2b+');
  await play(page, ['2g2f']);
  await action(page, 'Previous').click();
  await expectPly(page, 2);
  await play(page, ['9g9f']);
  await openEditor(page);
  await action(page, 'Move variation up').click();
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 2);
  await expect(choices).toHaveText([/Bx2b\+/, /P-9f/, /P-2f/]);
  await choices.nth(1).click();
  await expectPly(page, 3);
  await action(page, english.reading.edit.promote).click();
  await expect(action(page, english.reading.edit.promote)).toHaveAttribute('aria-disabled', 'true');
  await action(page, 'Previous').click();
  await expect(choices).toHaveText([/P-9f/, /Bx2b\+/, /P-2f/]);
  await choices.nth(2).click();
  await action(page, english.reading.edit.remove).click();
  await expectPly(page, 2);
  await expect(choices).toHaveText([/P-9f/, /Bx2b\+/]);

  await page.keyboard.press('Control+z');
  await expect(choices).toHaveText([/P-9f/, /Bx2b\+/, /P-2f/]);
  await page.keyboard.press('Control+z');
  await expect(choices).toHaveText([/Bx2b\+/, /P-9f/, /P-2f/]);
  await page.keyboard.press('Control+z');
  await expect(choices).toHaveText([/Bx2b\+/, /P-2f/, /P-9f/]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(choices).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(choices).toHaveText([/Bx2b\+/, /P-2f/]);
});

test('the right button of a mouse draws at any time, and keys while drawing is on; the same again erases', async ({
  page,
}) => {
  await openAt(page, 4);
  await drag(page, on('7g'), on('7f'), 'right');
  await expect(drawn(page).getByRole('listitem')).toHaveText(['Arrow from 7g to 7f']);
  await drag(page, on('7g'), on('7f'), 'right');
  await expect(drawn(page).getByRole('listitem')).toHaveCount(0);

  await page.keyboard.press('d');
  await square(page, '5e').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(drawn(page).getByRole('listitem')).toHaveText(['Arrow from 5e to 5d']);
  await page.keyboard.press('Escape');
  await expectNoFinding(page);
  // After Done editing a press is a move again.
  await action(page, 'Done editing').click();
  await play(page, ['2g2f']);
});

test('headers and players are changed, and the second file of a game is added', async ({
  page,
}) => {
  await openAt(page, 0);
  await action(page, english.reading.about.title).click();
  const sheet = page.getByRole('dialog', { name: english.reading.about.title });
  await write(sheet.getByRole('textbox', { name: 'Gote' }), 'Mori');
  await expectNoFinding(page);
  await sheet.getByRole('button', { name: 'Keep' }).click();
  await expect(page.locator('.reading-head')).toContainText('Mori');

  await action(page, 'More').click();
  await action(page, 'Add another kifu').click();
  const merge = page.getByRole('dialog', { name: 'Add another kifu' });
  await write(merge.getByLabel('Paste the kifu here'), '1. 買い物\n2. 牛乳\n3. 卵\n');
  await merge.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(merge.getByRole('alert')).toHaveText(english.kifu.refused.list());
  await write(
    merge.getByLabel('Paste the kifu here'),
    '手合割：平手\n   1 ７六歩(77)\n*Also here.\n   2 ８四歩(83)\n',
  );
  await expectNoFinding(page);
  await merge.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(merge.getByRole('status')).toContainText('1 new move.');
  await merge.getByRole('button', { name: 'Close' }).click();
  await rows(page).locator('[data-ply="1"]').click();
  await expect(comment(page)).toContainText('Also here.');
  await expect(page.getByRole('list', { name: 'Next moves' }).getByRole('button')).toHaveCount(2);
});

test('the key that opens the comment of a move is not written into it', async ({ page }) => {
  await openAt(page, 4);
  const before = await comment(page).textContent();
  await page.keyboard.press('e');
  const box = page.getByRole('textbox', { name: 'Comment' });
  await expect(box).toBeFocused();
  // The keys are the promise: those after the first are written.
  await page.keyboard.type('!');
  await expect(box).toHaveValue(`${before ?? ''}!`);
});

test('a comment that is typed without a rest is in the database while its writer goes on', async ({
  page,
}) => {
  await openAt(page, 4);
  await openEditor(page);
  const field = page.getByRole('textbox', { name: 'Comment' });
  await write(field, '');
  await expect.poll(async () => JSON.stringify(await rowsOf(page))).toContain('nodes');
  await page.evaluate(() => {
    const area = document.querySelector('textarea');
    // The page itself types, so that a busy machine makes no rest between two letters.
    const typing = setInterval(() => {
      area?.setRangeText('w', area.value.length, area.value.length, 'end');
      area?.dispatchEvent(new Event('input', { bubbles: true }));
    }, 50);
    Object.assign(globalThis, { typing });
  });
  await expect.poll(() => commentKept(page)).toBeGreaterThan(10);
  await page.evaluate(() => clearInterval((globalThis as unknown as { typing: number }).typing));
});

test('after a reload the last edits can still be undone, one by one, and done again', async ({
  page,
}) => {
  await openCommented(page);
  const atStart = (await page.locator('.reading-comment').textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.reading-comment')).not.toHaveText(atStart);
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: 'Comment' });
  const before = await field.inputValue();
  await write(field, 'First thought');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('e');
  await write(field, 'Second thought');
  await page.keyboard.press('Escape');
  await expect(page.locator('.reading-comment')).toContainText('Second thought');
  // Wait until the edits are stored.
  await expect.poll(() => editsKept(page)).toBe(2);
  await expect.poll(async () => JSON.stringify(await rowsOf(page))).toContain('Second thought');
  await page.reload();
  await expectReading(page);
  await expectPly(page, 2);
  await expect(page.locator('.reading-comment')).toContainText('Second thought');
  await page.keyboard.press('e');
  await expect(action(page, 'Undo edit')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('.reading-comment')).not.toContainText('Second thought');
  await expectPly(page, 2);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 1);
  await expect(page.locator('.reading-comment')).not.toContainText('First thought');
  if (before !== '') await expect(page.locator('.reading-comment')).toContainText(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.locator('.reading-comment')).toContainText('First thought');
});
