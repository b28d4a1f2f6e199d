/** The plates of a record: a long name has the room that an empty hand leaves. */
import { paste } from './kifu-sheets.ts';
import { longKif } from './large-files.ts';
import { boxOf } from './pointers.ts';
import { expectPly, expectReading, openTable } from './table.ts';
import { expect, type Page, test } from './test.ts';

const names = ['先手：Archon', '後手：Taichi_NAKAMURA'];

/** Says of each plate whether its name is cut. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.plate-name')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 10,
        )
        .map((one) => one.textContent ?? ''),
    );

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const)
  test(`at ${width}×${height} a long name of a player is read in full while the hand is empty`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    await paste(page, longKif(20, names).toString());
    await expectReading(page);
    await expectPly(page, 0);
    await expect(page.locator('.held')).toHaveCount(0);
    expect(await cutNames(page)).toEqual([]);
    for (const side of ['far', 'near']) {
      const plate = await boxOf(page.locator(`.plate-${side} .plate`));
      const hand = await boxOf(page.locator(side === 'far' ? '.hand.far' : '.hand:not(.far)'));
      if (width < height) {
        const apart =
          side === 'far' ? plate.x - hand.x - 40 : hand.x + hand.width - 40 - plate.x - plate.width;
        expect(apart).toBeGreaterThanOrEqual(0);
      } else expect(plate.height).toBeLessThanOrEqual(88);
    }
  });
