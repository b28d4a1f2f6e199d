/** The sheet for opening a record on a phone: nothing can be dragged there. */
import { openSheet } from './kifu-sheets.ts';
import { expectReading, openTable } from './table.ts';
import { expect, test } from './test.ts';

test('on a phone the sheet has no place to drop files on, and its buttons are as large as a finger', async ({
  page,
}) => {
  await openTable(page);
  const sheet = await openSheet(page);
  await expect(sheet.locator('.drop-here')).toBeHidden();
  for (const name of ['choose-files', 'choose-folder', 'paste', 'type-text', 'sample', 'cancel']) {
    const box = await sheet.locator(`[data-action="${name}"]`).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await sheet.locator('[data-action="sample"]').tap();
  await expectReading(page);
});
