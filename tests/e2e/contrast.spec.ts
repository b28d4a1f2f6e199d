/** Readers who ask their system for more contrast, or for less motion, have it on every screen. */

import { openSheet } from './kifu-sheets.ts';
import { resign } from './refereed.ts';
import { expectReading, openTable, play, press, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { expectAllLoaded } from './waits.ts';

const openPage =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`./#/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

const openDialog =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await openTable(page);
    await press(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/** Each screen, and how a player comes to it. */
const screens: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  ['the untouched table', openTable],
  [
    'a game with a chosen piece',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f', '3c3d']);
      await square(page, '8h').click();
    },
  ],
  [
    'the promotion card',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f', '3c3d']);
      await square(page, '8h').click();
      await square(page, '2b').click();
      await expect(page.locator('[data-choice="promote"]')).toBeVisible();
    },
  ],
  [
    'a refusal',
    async (page) => {
      await openTable(page);
      await square(page, '7g').click();
      await square(page, '7d').click();
    },
  ],
  [
    'the proof of a mate',
    async (page) => {
      await setUp(page, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
      await play(page, ['G*5b']);
      await page.locator('[data-action="why"]:visible').first().click();
      await expect(page.locator('[data-part="proof"]').first()).toBeVisible();
    },
  ],
  [
    'a game that was resigned',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f']);
      await resign(page);
      await expect(page.locator('[data-outcome]')).toBeVisible();
    },
  ],
  [
    'a record',
    async (page) => {
      await openTable(page);
      const sheet = await openSheet(page);
      await sheet.locator('[data-action="sample"]').click();
      await expectReading(page);
    },
  ],
  ['a new game', openDialog('New game')],
  ['the menu', openDialog('More')],
  ['the games', openPage('games')],
  ['the rules', openPage('rules')],
  ['the settings', openPage('settings')],
];

for (const [name, reach] of screens) {
  test(`where more contrast is asked for, words stand out by 7 : 1 in ${name}, light and dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
    await reach(page);
    await expectAllLoaded(page);
    await expectNoFinding(page, 'color-contrast-enhanced');
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    await expectNoFinding(page, 'color-contrast-enhanced');
  });

  test(`where less motion is asked for, nothing moves in ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      // Notes each animation when it begins, however short the time in which it is there.
      const seen: string[] = [];
      Object.assign(globalThis, { animationsSeen: seen });
      const look = (): void => {
        for (const { effect } of document.getAnimations()) {
          const { duration = 0 } = effect?.getTiming() ?? {};
          const { target = null } = effect instanceof KeyframeEffect ? effect : {};
          if (Number(duration) > 20) seen.push(`${target?.className} for ${duration} ms`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await reach(page);
    await expectAllLoaded(page);
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'animationsSeen'));
    expect(seen).toEqual([]);
  });
}
