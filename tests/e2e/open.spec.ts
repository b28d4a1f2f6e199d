/** A record comes to the table by a paste or a drop; the game that is played waits meanwhile. */
import AxeBuilder from '@axe-core/playwright';
import { messages as english } from '#i18n/en/index.ts';
import { copyText, kif, paste, sheetOf } from './clipboard.ts';
import { openSheet, shiftJis } from './kifu-sheets.ts';
import { begin, choose, clock } from './refereed.ts';
import {
  action,
  expectPly,
  expectReading,
  openTable,
  plateOf,
  play,
  press,
  setUp,
  square,
} from './table.ts';
import { expect, firefoxToo, type JSHandle, type Page, promise, test } from './test.ts';
import { write } from './write.ts';

const frame = (page: Page) => page.locator('.drop-frame');

/** A drag with that file, or with a text if there is none. */
const dragOf = (page: Page, file?: string): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    if (content === undefined) transfer.setData('text/plain', 'a text');
    else transfer.items.add(new File([content], 'game.kif'));
    return transfer;
  }, file);

test(
  'a kifu that was copied is pasted on the table without a sheet, and Undo brings the game back',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['2g2f']);
    await copyText(page, kif);
    await paste(page);
    await expectReading(page);
    await expect(plateOf(page, '山田')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await action(page, english.undo.bringBack).click();
    await expectPly(page, 1);
  },
);

test('a key that is pressed while a pasted kifu is read does not give it up', async ({ page }) => {
  await openTable(page);
  await copyText(page, kif);
  await paste(page);
  await page.keyboard.press('ArrowRight');
  await expectReading(page);
});

test('a paste into a field stays in the field', firefoxToo, async ({ page }) => {
  await openTable(page);
  await copyText(page, kif);
  await press(page, english.typeIn.label);
  const field = page.getByLabel(english.typeIn.label);
  await field.focus();
  await paste(page);
  await expect(field).not.toHaveValue('');
  await expectPly(page, 0);
});

test('a pasted text that is no kifu is named as such, and the game stays', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await copyText(page, '1. 買い物\n2. 牛乳\n3. 卵\n');
  await paste(page);
  await expect(sheetOf(page).getByRole('alert')).toHaveText(english.kifu.refused.list());
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expectPly(page, 1);
});

test('an empty clipboard is said to be empty', async ({ page }) => {
  await openTable(page);
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true }),
    ),
  );
  await expect(sheetOf(page).getByRole('alert')).toHaveText(english.kifu.clipboardEmpty);
});

test('while a promotion is asked a paste opens nothing, and the strip says why until the next press', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/4P4/9/9/9/9/4K4 b - 1');
  await copyText(page, kif);
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(page.locator('[data-choice]')).toHaveCount(2);
  await paste(page);
  const strip = page.locator('[data-part="message"]');
  await expect(strip).toContainText(english.offers.off['answer-first']);
  await expect(page.getByRole('status').getByText(english.offers.off['answer-first'])).toHaveCount(
    1,
  );
  await page.keyboard.press('Enter');
  await expectPly(page, 1);
  await expect(strip).not.toContainText(english.offers.off['answer-first']);
});

test('while an adjournment is offered a paste opens nothing, and the offer waits on', async ({
  page,
}) => {
  await openTable(page);
  await begin(page);
  await play(page, ['7g7f']);
  await copyText(page, kif);
  await action(page, english.offers.propose.adjourn).first().click();
  await expect(page.locator('.offer')).toBeVisible();
  await paste(page);
  await expect(page.getByRole('status').getByText(english.offers.off['answer-first'])).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('.offer')).toBeVisible();
  await expectPly(page, 1);
});

test('over another sheet a paste opens nothing, and over that for opening it does', async ({
  page,
}) => {
  await openTable(page);
  await copyText(page, kif);
  await press(page, 'More');
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await paste(page);
  await expect(page.getByRole('status').getByText(english.offers.off['close-first'])).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  await openSheet(page);
  await paste(page);
  await expectReading(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'files dragged over the window put a frame round it, which goes when they leave, with Escape and with a drop',
  firefoxToo,
  async ({ page }) => {
    await openTable(page);
    const files = await dragOf(page, kif);
    await page.dispatchEvent('.board', 'dragenter', { dataTransfer: files });
    await expect(frame(page)).toHaveText(english.kifu.dropToOpen);
    const [box, window] = [await frame(page).boundingBox(), page.viewportSize()];
    expect(box).toEqual({ x: 0, y: 0, ...window });
    await frame(page).dispatchEvent('dragleave', { dataTransfer: files });
    await expect(frame(page)).toHaveCount(0);
    await page.dispatchEvent('.board', 'dragenter', { dataTransfer: files });
    await expect(frame(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame(page)).toHaveCount(0);
    await page.dispatchEvent('.board', 'dragenter', { dataTransfer: files });
    await expect(frame(page)).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    await expect(frame(page)).toHaveCount(0);
    await expectReading(page);
  },
);

test('a text that is dragged, and a piece, put no frame round the window', async ({ page }) => {
  await openTable(page);
  await page.dispatchEvent('.board', 'dragenter', { dataTransfer: await dragOf(page) });
  await square(page, '7g').dragTo(square(page, '7f'));
  await expectPly(page, 1);
  await expect(frame(page)).toHaveCount(0);
});

test('files dropped over the sheet for opening are opened, and over another sheet they are refused in words', async ({
  page,
}) => {
  await openTable(page);
  const files = await dragOf(page, kif);
  await press(page, 'More');
  await page.dispatchEvent('.sheet', 'dragenter', { dataTransfer: files });
  await expect(frame(page)).toHaveText(english.offers.off['close-first']);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expect(frame(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openSheet(page);
  await page.dispatchEvent('.sheet', 'dragenter', { dataTransfer: files });
  await expect(frame(page)).toHaveText(english.kifu.dropToOpen);
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expectReading(page);
});

test('a game with a running clock is put aside by a drop, and after Undo its clock goes on from where it was', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, choose('Clock', english.start.clocks.byoyomi));
  await play(page, ['7g7f', '3c3d']);
  const files = await dragOf(page, kif);
  await page.dispatchEvent('.board', 'dragenter', { dataTransfer: files });
  await expect(frame(page)).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expectReading(page);
  await action(page, english.undo.bringBack).click();
  await expectPly(page, 2);
  const left = await clock(page, 0).textContent();
  await action(page, english.offers.goOn).first().click();
  expect(left).toMatch(/\d/);
  await play(page, ['2g2f']);
});

test('the sheet opens with the focus on its first button, and where the clipboard cannot be read the box for a text has it', async ({
  page,
}) => {
  await openTable(page);
  const sheet = await openSheet(page);
  await expect(sheet.locator('[data-action="choose-files"]')).toBeFocused();
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await sheet.locator('[data-action="paste"]').click();
  await expect(sheet.getByRole('textbox')).toBeFocused();
  await write(sheet.getByRole('textbox'), kif);
  await sheet.locator('[data-action="read-pasted"]').click();
  await expectReading(page);
});

test('the button for the clipboard opens what was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page);
  await copyText(page, kif);
  const sheet = await openSheet(page);
  await sheet.locator('[data-action="paste"]').click();
  await expectReading(page);
  await expect(sheet).toHaveCount(0);
});

test('nothing of another game is fetched for the sheet before its formats are asked for', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const others = () => fetched.filter((url) => /xiangqi|banqi|ko-shogi|discs/.test(url));
  await openTable(page);
  const sheet = await openSheet(page);
  await expect(sheet.getByText('KIF, KI2, CSA')).toBeVisible();
  expect(others()).toEqual([]);
  await sheet.locator('[data-action="other-formats"]').click();
  await expect(sheet.getByText('DhtmlXQ')).toBeVisible();
  expect(others()).not.toEqual([]);
});

test('where games cannot be stored, opening asks before the game on the table may be lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await openTable(page);
  await play(page, ['7g7f']);
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(english.storage.saveFirst);
  await question.locator('[data-action="cancel"]').click();
  await expectPly(page, 1);
  await (await openSheet(page)).getByLabel('Choose files').setInputFiles(shiftJis);
  await question.locator('[data-action="open-anyway"]').click();
  await expectReading(page);
});
