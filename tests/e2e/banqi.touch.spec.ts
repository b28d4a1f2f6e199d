/** Banqi on a phone: a whole game by touch, and every screen of its own, for fingers and for accessibility. */

import { sample } from '../../src/games/banqi/sample.ts';
import { beginBanqi, FIRST, letFall, setUp, turnsOf } from './banqi.ts';
import { action, expectPly, press, refusal, resultCard, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectUsable } from './usable.ts';

const game = turnsOf(sample.text);

test('two people play a whole game of banqi on a phone', promise, async ({ page }) => {
  await letFall(
    page,
    game.map(({ drawn }) => drawn),
  );
  await beginBanqi(page);
  for (const [i, { squares }] of game.entries()) {
    for (const name of squares) await square(page, name).tap();
    await expectPly(page, i + 1);
  }
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'no-pieces');
});

const screens: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'the question before a game',
    async (page) => {
      await beginBanqi(page);
      await press(page, 'New game');
      await expect(action(page, 'Begin')).toBeFocused();
      await page.locator('[data-action="change-rules"]').click();
      await expect(page.getByText('Rules and draws')).toBeVisible();
    },
  ],
  [
    'a board with hidden, shown and known pieces',
    async (page) => {
      await setUp(page, FIRST);
      for (const [i, name] of ['c3', 'd3', 'e2'].entries()) {
        await square(page, name).click();
        await expectPly(page, i + 1);
      }
      await press(page, 'Take back');
      await expect(page.locator('.known')).toHaveCount(1);
    },
  ],
  [
    'a refusal',
    async (page) => {
      await setUp(page, '8/8/3Pr3/7k 1 r - 0');
      await square(page, 'd2').click();
      await square(page, 'e2').click();
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'a piece that is asked how it moves',
    async (page) => {
      await setUp(page, '8/8/3Pr3/7k 1 r - 0');
      await square(page, 'e2').click();
      await expect(page.getByRole('region', { name: 'About the piece' })).toBeVisible();
    },
  ],
  [
    'who takes whom',
    async (page) => {
      await setUp(page, FIRST);
      await square(page, 'c3').click();
      await expectPly(page, 1);
      await page.getByRole('button', { name: 'Capture table', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(8);
    },
  ],
  [
    'attacks',
    async (page) => {
      await setUp(page, '8/8/3Pp3/7k 1 r - 0');
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'the settings',
    async (page) => {
      await setUp(page, FIRST);
      await page.goto('./#/settings');
      await expect(page.getByText('Western symbols')).toBeVisible();
    },
  ],
];

test.describe('every screen', () => {
  // Each screen is reached once and checked twice: as on a phone, and as at a desk with room for everything.
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [name, reach] of screens)
    test(`everyone can use, and fingers can hit, ${name} of banqi`, async ({ page }) => {
      await reach(page);
      await expectUsable(page);
    });
});
