/** Whether a record of xiangqi that is read fits every window. */

import { languages, misfits, windows } from './fit.ts';
import { xiangqi } from './fit-games.ts';
import { textBox } from './kifu-sheets.ts';
import { seeded } from './seeded.ts';
import { expectPly, expectReading } from './table.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';
import { FIRST, setUp } from './xiangqi.ts';

const pgn = `[Game "Chinese Chess"]
[Red "Ann"]
[Black "Ben"]

{The start.} 1. H2-E2 H9-G7 {A horse.} (1... B9-C7 2. H0-G2) 2. H0-G2 *
`;

for (const locale of seeded('a record of xiangqi', languages))
  test.describe(locale, () => {
    test.use({ locale });
    test('a record of xiangqi that is read fits every window', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await setUp(page, FIRST);
      await page.locator('[data-action="open"]:visible').click();
      await write(await textBox(page), pgn);
      await page.getByRole('dialog').locator('[type="submit"]').click();
      await expectReading(page);
      await page.locator('[data-action="forward"]:visible').click();
      await expectPly(page, 1);
      const found = await misfits(page, { seating: 'side', clock: false }, windows, new Map(), {
        ...xiangqi,
        // Comments and step buttons need room too, so squares may be smaller.
        least: Object.fromEntries(windows.map(([width, height]) => [`${width}x${height}`, 24])),
      });
      expect(found).toEqual([]);
    });
  });
