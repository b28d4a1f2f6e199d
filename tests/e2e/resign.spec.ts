/** The question before a resignation. */
import { messages as english } from '#i18n/en/index.ts';
import { messages as spanish } from '#i18n/es/index.ts';
import { messages as japanese } from '#i18n/ja/index.ts';
import { begin, more, pick } from './refereed.ts';
import { action, openTable, play, press } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { write } from './write.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const ways = (page: Page) => question(page).locator('[data-action="confirm"]');

const names = async (page: Page): Promise<void> => {
  await write(page.getByRole('textbox', { name: 'Player 1' }), 'Ana');
  await write(page.getByRole('textbox', { name: 'Player 2' }), 'Ben');
};

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
] as const)
  test(`at ${width} × ${height} each of two players has a button of the same size, and the way on lies below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTable(page);
    await begin(page, names);
    await play(page, ['7g7f']);
    await page.setViewportSize({ width, height });
    await press(page, 'Resign');
    await expect(ways(page)).toHaveText(['Ana resigns Ben wins', 'Ben resigns Ana wins']);
    await expect(question(page).locator('.primary')).toHaveCount(0);
    const boxes = await question(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top, width: wide, height: high } = button.getBoundingClientRect();
          return { left, top, size: [wide, high].map(Math.round) };
        }),
      );
    const [ana, ben, on] = boxes;
    expect(ana?.size).toEqual(ben?.size);
    expect(ana?.top).toBe(ben?.top);
    expect(on?.top).toBeGreaterThan((ana?.top ?? 0) + (ana?.size[1] ?? 0));
    await expectNoFinding(page);
    await action(page, english.keepPlaying).click();
    await expect(question(page)).toHaveCount(0);
    await press(page, 'Resign');
    await ways(page).first().click();
    await expect(page.getByText('Ben wins by resignation').first()).toBeVisible();
  });

test('a player who has the device in hand can only resign for themselves', async ({ page }) => {
  await openTable(page);
  await begin(page, names, more, pick(english.start.seatings.pass));
  await play(page, ['7g7f']);
  const cover = page.locator('[data-action="pass-cover"]');
  if ((await cover.count()) > 0) await cover.click();
  await press(page, 'Resign');
  await expect(ways(page)).toHaveText(['Ben resigns Ana wins']);
  await expect(question(page).locator('.primary')).toHaveCount(1);
});

for (const flipped of [false, true])
  test(`face to face, a player who looks back is asked on their own side, and only for themselves${flipped ? ', also on a turned board' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openTable(page);
    await begin(page, names, more, pick(english.start.seatings.face));
    await play(page, ['7g7f', '3c3d']);
    if (flipped) await page.keyboard.press('f');
    await page.keyboard.press('k');
    for (const seat of [0, 1] as const) {
      await page.locator(`[data-own="${seat}"] [data-action="more"]`).click();
      await page.locator('[role="dialog"] [data-action="resign"]').click();
      await expect(ways(page)).toHaveText([
        seat === 0 ? 'Ana resigns Ben wins' : 'Ben resigns Ana wins',
      ]);
      await expect(page.locator('.sheet.turned')).toHaveCount((seat === 1) !== flipped ? 1 : 0);
      await action(page, english.keepPlaying).click();
      await expect(question(page)).toHaveCount(0);
    }
  });

for (const [locale, text] of [
  ['es-ES', spanish],
  ['ja-JP', japanese],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });

    test('the question fits the narrowest phone in its own words', async ({ page }) => {
      await openTable(page);
      await play(page, ['7g7f']);
      await page.locator('[data-action="resign"]').click();
      await expect(question(page)).toContainText(text.keepPlaying);
      const out = await question(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        );
      expect(out).toEqual([]);
    });
  });
