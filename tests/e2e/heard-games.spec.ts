/** The screen reader output of whole games, played by keyboard alone. */
import { aMoment, expectHeardSince } from './ears.ts';
import { heardGames } from './heard-games.ts';
import { seeded } from './seeded.ts';
import { expectPly } from './table.ts';
import { test } from './test.ts';

for (const { id, open, turns, heard } of heardGames)
  for (const [locale, { moves, takenBack, after }] of seeded(
    `a heard game of ${id}`,
    Object.entries(heard),
  ))
    test.describe(locale, () => {
      test.use({ locale });

      test(`in a whole game of ${id} by keyboard everything is heard once`, async ({ page }) => {
        await open(page);
        for (const [i, placesOf] of turns.entries()) {
          for (const place of placesOf(page)) {
            await place.focus();
            await page.keyboard.press('Enter');
            await aMoment(page);
          }
          await expectHeardSince(page, moves[i] ?? []);
          await expectPly(page, i + 1);
        }
        if (takenBack === undefined) return;
        await page.keyboard.press('Control+z');
        await expectHeardSince(page, [takenBack]);
        await after?.(page);
      });
    });
