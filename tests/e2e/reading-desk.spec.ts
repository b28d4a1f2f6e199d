/** A record at a desk: its slider, its comments and its names have the room that the column has. */
import { choose } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { boxOf } from './pointers.ts';
import { expectPly, expectReading, openTable } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const names = ['先手：Taichi_NAKAMURA', '後手：Archon'];
const plain = longKif(60, names).toString();
const commented = plain.replaceAll(/^( *\d+ .*)$/gm, `$1\n*${'A long comment. '.repeat(40)}`);

const openRecord = async (page: Page, kif: string): Promise<void> => {
  await openTable(page);
  await choose(page, fileOf('names.kif', kif));
  await expectReading(page);
  await expectPly(page, 0);
};

for (const [width, height, lines] of [
  [1366, 768, 4],
  [1440, 900, 5],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`at ${width}×${height} the thumb of the slider travels 300 px and more, within the column`, async ({
      page,
    }) => {
      await openRecord(page, plain);
      const slider = await boxOf(page.locator('[data-action="go-to"]'));
      const column = await boxOf(page.locator('.panel'));
      // The middle of the thumb, which is 20 px wide, goes from edge to edge of the column.
      expect(slider.width - 20).toBeGreaterThanOrEqual(300);
      expect(slider.x + 10).toBeCloseTo(column.x, 0);
      expect(slider.width - 20).toBeCloseTo(column.width, 0);
      // Nothing cuts the half of the thumb that goes beyond.
      const room = await boxOf(page.locator('.moves-panel'));
      expect(room.x).toBeLessThanOrEqual(slider.x);
      const number = await boxOf(page.locator('.go-to form'));
      expect(number.y).toBeGreaterThanOrEqual(slider.y + slider.height);
    });

    test(`at ${width}×${height} the head of a record has both names in full`, async ({ page }) => {
      await openRecord(page, plain);
      const head = page.locator('.reading-head h2');
      await expect(head).toHaveText('Taichi_NAKAMURA – Archon');
      expect(await head.evaluate((h2) => h2.scrollWidth - h2.clientWidth)).toBeLessThanOrEqual(0);
    });

    test(`at ${width}×${height} the ring round the number of the move is whole`, async ({
      page,
    }) => {
      await openRecord(page, plain);
      const number = page.getByLabel('Move', { exact: true });
      await number.focus();
      const beyond = await number.evaluate((input) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(input);
        return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      });
      const ring = await boxOf(number);
      const room = await boxOf(page.locator('.moves-panel'));
      expect(ring.y + ring.height + beyond).toBeLessThanOrEqual(room.y + room.height);
      expect(ring.x - beyond).toBeGreaterThanOrEqual(room.x);
    });

    test(`at ${width}×${height} a comment has ${lines} whole lines, at the same place for every move`, async ({
      page,
    }) => {
      await openRecord(page, commented);
      await page.keyboard.press('ArrowRight');
      await expectPly(page, 1);
      const comment = page.locator('[data-part="comment"]');
      await expect(comment).toContainText('A long comment.');
      const box = await boxOf(comment);
      // Below four px of room stand the lines, of 22 px each, and below them the last one fades out.
      expect(Math.floor((box.height - 4) / 22)).toBeGreaterThanOrEqual(lines);
      const fade = await comment.evaluate((part) => getComputedStyle(part, '::after').height);
      expect((box.height - 4 - Number.parseFloat(fade)) % 22).toBe(0);
      await page.keyboard.press('Home');
      await expectPly(page, 0);
      expect(await boxOf(comment)).toEqual(box);
    });
  });

test('a record without comments leaves their room to the list of moves', async ({ page }) => {
  await openRecord(page, plain);
  const list = page.locator('.reading-list');
  const whole = await boxOf(list);
  await expect(page.locator('[data-part="comment"]')).toBeHidden();
  await page.keyboard.press('e');
  await write(page.getByLabel('Comment', { exact: true }), 'A thought');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="comment"]')).toContainText('A thought');
  expect((await boxOf(list)).height).toBeLessThan(whole.height);
});
