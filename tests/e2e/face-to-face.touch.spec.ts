/** Two players over one screen: held presses, the words under the icons, and what the strip of each says. */
import { messages as english } from '#i18n/en/index.ts';
import { fingerOf, mouseOf, pointOf } from './pointers.ts';
import { askTakebacks, begin, more, pick, preset } from './refereed.ts';
import { action, openTable, play } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { frames, ownClock } from './waits.ts';

const sideOf = (page: Page, seat: 0 | 1): Locator => page.locator(`[data-own="${seat}"]`);

const flagOf = (page: Page, seat: 0 | 1): Locator =>
  sideOf(page, seat).locator('[data-action="resign"]');

const sit = async (page: Page, width: number, height: number, timed = false): Promise<void> => {
  await page.setViewportSize({ width, height });
  await openTable(page);
  const terms = timed ? [preset('Blitz'), more, askTakebacks] : [more];
  await begin(page, ...terms, pick(english.start.seatings.face));
  await play(page, ['7g7f']);
};

/** From now on, counts the clicks that the page answers. The returned function reads the count. */
const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  const seen = await page.evaluateHandle(() => {
    const clicks = { count: 0 };
    document.addEventListener('click', () => {
      clicks.count += 1;
    });
    return clicks;
  });
  return () => seen.evaluate(({ count }) => count);
};

/** After the release nothing was pressed, and the next tap is heard. */
const expectNothingPressed = async (page: Page, clicks: () => Promise<number>, seat: 0 | 1) => {
  await frames(page, 3);
  expect(await clicks()).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sideOf(page, seat).locator('[data-action="more"]').tap();
  await expect(page.getByRole('dialog')).toHaveCount(1);
};

const seats = [
  [390, 844, 0],
  [390, 844, 1],
  [768, 1024, 0],
  [768, 1024, 1],
  [1024, 768, 0],
  [1024, 768, 1],
] as const;

for (const [width, height, seat] of seats) {
  test(`a finger that resigned by holding is lifted, and presses nothing: seat ${seat} at ${width} × ${height}`, async ({
    page,
  }) => {
    await sit(page, width, height);
    const touch = await fingerOf(page);
    await touch.down(await pointOf(flagOf(page, seat)));
    await expect(flagOf(page, seat)).toHaveCount(0);
    const clicks = await countClicks(page);
    await touch.up();
    await expectNothingPressed(page, clicks, seat);
  });
}

for (const by of ['finger', 'mouse'] as const)
  test(`nor does a ${by} that moves to another button before it is lifted`, async ({ page }) => {
    await sit(page, 768, 1024);
    const pointer = by === 'mouse' ? mouseOf(page) : await fingerOf(page);
    await pointer.down(await pointOf(flagOf(page, 0)));
    await expect(flagOf(page, 0)).toHaveCount(0);
    const clicks = await countClicks(page);
    await pointer.to(await pointOf(sideOf(page, 0).locator('[data-action="more"]')));
    await pointer.up();
    await expectNothingPressed(page, clicks, 0);
  });

for (const key of ['Enter', 'Space'])
  test(`nor does ${key} that is held on and let go`, async ({ page }) => {
    await sit(page, 1024, 768);
    await flagOf(page, 0).focus();
    await page.keyboard.down(key);
    await expect(flagOf(page, 0)).toHaveCount(0);
    const clicks = await countClicks(page);
    await sideOf(page, 0).locator('[data-action="rematch"]').focus();
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expectNothingPressed(page, clicks, 0);
  });

test('a finger that moves off the flag before its time does not resign', async ({ page }) => {
  await ownClock(page);
  await sit(page, 390, 844);
  const touch = await fingerOf(page);
  const { x, y } = await pointOf(flagOf(page, 0));
  await touch.down({ x, y });
  await expect(flagOf(page, 0)).toHaveAttribute('data-holding');
  await touch.to({ x, y: y - 150 });
  await expect(flagOf(page, 0)).not.toHaveAttribute('data-holding');
  await page.clock.runFor(1_000);
  await touch.up();
  await expect(flagOf(page, 0)).toBeVisible();
  await expect(sideOf(page, 0)).not.toContainText(english.offers.holdToResign);
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  for (const seat of [0, 1] as const)
    test(`a short tap on the flag tells that player to hold it, for a moment: seat ${seat} at ${width} × ${height}`, async ({
      page,
    }) => {
      await ownClock(page);
      await sit(page, width, height);
      const [own, others] = [sideOf(page, seat), sideOf(page, seat === 0 ? 1 : 0)];
      const tip = own.locator('.status').getByRole('status');
      await flagOf(page, seat).tap();
      await expect(tip).toHaveText(english.offers.holdToResign);
      await expect(tip).toBeInViewport({ ratio: 1 });
      await expect(others.locator('.status')).not.toContainText(english.offers.holdToResign);
      await page.clock.runFor(2_100);
      await expect(tip).toHaveCount(0);
      // Any press ends it, too.
      await flagOf(page, seat).tap();
      await expect(tip).toHaveCount(1);
      await others.locator('.status').tap();
      await expect(tip).toHaveCount(0);
      await expect(flagOf(page, seat)).toBeVisible();
    });

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
] as const)
  test(`words stand under the four icons, and the mover alone reads whose move it is: ${width} × ${height}`, async ({
    page,
  }) => {
    await sit(page, width, height, true);
    const words = (seat: 0 | 1) => sideOf(page, seat).locator('.bar button > span');
    for (const seat of [0, 1] as const) {
      await expect(words(seat)).toHaveText(['Take back', 'Pause', 'Resign', 'More']);
      const bar = await sideOf(page, seat).boundingBox();
      for (const word of await words(seat).all()) {
        await expect(word).toBeInViewport({ ratio: 1 });
        const size = await word.evaluate((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        );
        expect(size).toBeGreaterThanOrEqual(12);
        const box = await word.boundingBox();
        expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) - 0.5);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (bar?.y ?? 0) + (bar?.height ?? 0) + 0.5,
        );
      }
    }
    await expect(sideOf(page, 1).locator('.status')).toHaveText('Your move');
    await expect(sideOf(page, 0).locator('.status')).toHaveText('');
    await expect(action(page, english.offers.holdToResign)).toHaveCount(2);
    await expectNoFinding(page);
  });

for (const [seat, facing] of [
  [0, 'upright'],
  [1, 'turned'],
] as const)
  test(`every sheet that seat ${seat} opens is ${facing}, also one that another sheet opens`, async ({
    page,
  }) => {
    await sit(page, 768, 1024);
    const sheet = page.locator('.sheet');
    const expectFacing = (): Promise<void> =>
      expect(sheet).toHaveCSS('rotate', facing === 'turned' ? '180deg' : 'none');
    for (const name of ['new-game', 'export', 'keys', 'change-game']) {
      await sideOf(page, seat).locator('[data-action="more"]').tap();
      await expectFacing();
      await sheet.locator(`[data-action="${name}"]`).tap();
      await expect(sheet.locator('.more-rows')).toHaveCount(0);
      await expectFacing();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    // The next sheet is for the player who opens it.
    await page.keyboard.press('Control+k');
    await expect(sheet).toHaveCSS('rotate', 'none');
  });
