/** The sheet for opening keeps what was typed, and a paste that opens nothing is answered. */
import { messages as english } from '#i18n/en/index.ts';
import { copyText, kif, paste, sheetOf } from './clipboard.ts';
import { openSheet } from './kifu-sheets.ts';
import { begin, pick } from './refereed.ts';
import { expectReading, openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

for (const [way, close] of [
  ['Back', (page: Page) => page.goBack()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`a text typed into the sheet that ${way} closes is there again, until it is opened`, async ({
    page,
  }) => {
    await openTable(page);
    await openSheet(page);
    const sheet = sheetOf(page);
    await sheet.locator('[data-action="type-text"]').click();
    await write(sheet.getByRole('textbox'), kif);
    await close(page);
    await expect(sheet).toHaveCount(0);
    await openSheet(page);
    await expect(sheet.getByRole('textbox')).toHaveValue(kif);
    await sheet.locator('[data-action="read-pasted"]').click();
    await expectReading(page);
    await openSheet(page);
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
  });

test('a paste that is refused face to face is refused in words on the near side', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, pick(english.start.seatings.face));
  await play(page, ['7g7f']);
  await copyText(page, kif);
  await page.locator('.face-side:not([data-far]) [data-action="more"]').click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await paste(page);
  await expect(page.locator('.face-side:not([data-far])')).toContainText(
    english.offers.off['close-first'],
  );
});
