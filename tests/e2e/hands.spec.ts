import { boxOf } from './pointers.ts';
import { expect, type Page, test } from './test.ts';

const held = encodeURIComponent('4k4/9/9/9/9/9/9/9/4K4 b 2R2B2G4S2N9P2g2n3l5p 1');

const parts = async (page: Page) => ({
  wood: await boxOf(page.locator('.board-wood')),
  far: await boxOf(page.locator('.hand.far')),
  near: await boxOf(page.locator('.hand:not(.far)')),
});

/** Opens a table, and waits until as many kinds of pieces lie in both hands. */
const openWithHands = async (page: Page, address: string, kinds: number): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('.held')).toHaveCount(kinds);
};

for (const [kind, kinds, address] of [
  ['empty', 0, './#/play'],
  ['full', 10, `./#/p/shogi/${held}`],
] as const) {
  test(`${kind} hands stand twelve pixels beside the board in windows wider than high`, async ({
    page,
  }) => {
    await openWithHands(page, address, kinds);
    for (const [width, height] of [
      [844, 390],
      [1024, 768],
      [1366, 768],
      [1440, 900],
      [1920, 969],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { wood, far, near } = await parts(page);
      expect(wood.x - far.x - far.width).toBeCloseTo(12, 0);
      expect(near.x - wood.x - wood.width).toBeCloseTo(12, 0);
      expect(far.x).toBeGreaterThanOrEqual(0);
      expect(near.x + near.width).toBeLessThanOrEqual(width);
    }
  });

  test(`${kind} hands end with the edges of the board, and the board is drawn on whole pixels, in upright windows`, async ({
    page,
  }) => {
    await openWithHands(page, address, kinds);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [768, 1024],
      [800, 1280],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { wood, far, near } = await parts(page);
      expect(wood.x % 1).toBe(0);
      expect(far.x).toBe(wood.x);
      expect(near.x + near.width).toBe(wood.x + wood.width);
    }
  });
}
