/** Ko shogi by touch: long moves on a tablet. */
import { beginKoShogi, expectOn, fewPieces, longGame, pressAll, setUp } from './ko-shogi.ts';
import { expectPly, resultCard } from './table.ts';
import { expect, promise, test } from './test.ts';

test.describe('a tablet that stands', () => {
  // Crossings are wide enough here for a finger without zooming.
  test.use({ viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 });

  test(
    'two people play long moves of ko shogi to the end with a finger',
    promise,
    async ({ page }) => {
      await beginKoShogi(page);
      for (const [i, points] of ['17p 15o', '5d 7e', '13s 13r 13s'].entries()) {
        await pressAll(page, points, 'tap');
        await expectPly(page, i + 1);
      }
      await setUp(page, longGame.position);
      for (const [i, [points]] of longGame.turns.entries()) {
        await pressAll(page, points, 'tap');
        await expectPly(page, i + 1);
      }
      await expect(resultCard(page)).toHaveAttribute('data-outcome', 'command-lost');
      await setUp(page, fewPieces('LB@10m', 'P@11i HS@14l'));
      await pressAll(page, '10m 11l 14l', 'tap');
      await expectOn(page, '11l LB', '14l');
    },
  );
});
