/** The page that skips saves on purpose, which `npm run crash -- --prove` uses to test itself. */
import { sabotage } from '../../scripts/crash/sabotage.ts';
import { lastRevision, rowsOf } from './stored.ts';
import { expectPly, openTable, play, square } from './table.ts';
import { expect, test } from './test.ts';

test('a sabotaged page skips every fourth save, and the app does not notice', async ({ page }) => {
  await sabotage(page);
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f', '8c8d', '2f2e', '8d8e']);
  await expectPly(page, 6);
  await expect(page.locator('.notice')).toHaveCount(0);
  const stored = async (): Promise<number> => {
    const [row] = await rowsOf(page);
    return (row?.line?.bytes.length ?? 0) / 2 + (row?.nodes.length ?? 0);
  };
  // Twelve presses make six moves, and the revision of the sixth is one of those that are skipped.
  await expect.poll(stored).toBe(5);
  // Saves are made in turn. The next one, of a piece that is only chosen, comes after the one that is skipped.
  await square(page, '2e').click();
  await expect.poll(() => lastRevision(page)).toBe(13);
  expect(await stored()).toBe(5);
});
