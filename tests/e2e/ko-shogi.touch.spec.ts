/** Ko shogi by touch: long moves on a tablet, and every screen of its own, for fingers and for accessibility. */
import { beginKoShogi, expectOn, fewPieces, longGame, pressAll, setUp } from './ko-shogi.ts';
import { action, expectPly, press, refusal, resultCard, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectGoodForFingers, expectNoFinding, expectUsable } from './usable.ts';

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

const screens: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'a first visit and the question before a game',
    async (page) => {
      await beginKoShogi(page);
      await expectGoodForFingers(page);
      await expectNoFinding(page);
      await press(page, 'New game');
      await expect(action(page, 'Begin')).toBeFocused();
      await page.locator('[data-action="change-rules"]').click();
    },
  ],
  [
    'a piece amid a long move, and a refusal',
    async (page) => {
      await setUp(page, fewPieces('WR@10j', 'P@11i HS@12h'));
      await pressAll(page, '10j 11i', 'tap');
      await expect(action(page, 'Done')).toBeVisible();
      await expectUsable(page);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.emulateMedia({ colorScheme: 'light' });
      await setUp(page, fewPieces('P@10j'));
      await pressAll(page, '10j 10i', 'tap');
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'an asked piece in a fog, and what each side threatens',
    async (page) => {
      await setUp(page, fewPieces('CB@13l TP@2s', '+TP@11f HS@12h +AG@3g +EN@7h +SM@15c'));
      await square(page, '12h').tap();
      await expect(page.getByRole('region', { name: 'About the piece' })).toBeVisible();
      await expectUsable(page);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.emulateMedia({ colorScheme: 'light' });
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'the guide to a first game, which is rules with boards,',
    async (page) => {
      await page.goto('./#/rules/ko-shogi/first-look');
      await expect(page.locator('.live')).toHaveCount(3);
    },
  ],
  [
    'a lost command',
    async (page) => {
      await setUp(page, fewPieces('M@1m'));
      await pressAll(page, '1m 1a', 'tap');
      await expect(resultCard(page)).toHaveAttribute('data-outcome', 'command-lost');
    },
  ],
];

test.describe('every screen', () => {
  // Each screen is reached once and checked twice: as on a tablet, and as at a desk with room for everything.
  test.use({
    viewport: { width: 768, height: 1024 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [name, reach] of screens)
    test(`everyone can use, and fingers can hit, ${name} of ko shogi`, async ({ page }) => {
      await reach(page);
      await expectUsable(page);
    });
});
