import { shiftJis } from './kifu-sheets.ts';
import { cases, expectReasonInSight, places, putAway, typeMove } from './refusal-cases.ts';
import { seeded } from './seeded.ts';
import {
  boardOf,
  expectPly,
  expectReading,
  inHand,
  marked,
  openTable,
  refusal,
  setUp,
  square,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';

/** Sets another language in the settings before the app loads. */
const speaking = async (page: Page, language: 'en' | 'es' | 'ja'): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 1, language: chosen }));
  }, language);
};

test('a player who breaks a rule sees which, why, and where', async ({ page }) => {
  test.slow();
  for (const { rule, when, sfen, taps = [], typed, says, marks, drawn, ghost } of cases)
    await test.step(`${rule}: ${when}`, async () => {
      await setUp(page, sfen);
      const before = await boardOf(page);
      for (const place of places(page, taps)) await place.click();
      if (typed !== undefined) await typeMove(page, typed);
      await expect(refusal(page)).toHaveAttribute('data-rule', rule);
      await expect(refusal(page)).toHaveText(says.en);
      await expect(page.getByRole('alert').filter({ hasText: says.en })).toHaveCount(1);
      for (const mark of ['cause', 'blocked', 'escape', 'exposed'])
        expect((await marked(page, mark)).toSorted(), mark).toEqual(marks[mark] ?? []);
      // Files and ranks are drawn under the pieces, lines and crosses over them.
      const shapes = page.locator('svg.proof :is(rect, path):not(pattern *)');
      if (drawn) await expect(shapes.first()).toBeAttached();
      else await expect(shapes).toHaveCount(0);

      const there = page.locator('[data-ghost]');
      await expect(there).toHaveCount(ghost === undefined ? 0 : 1);
      if (ghost !== undefined) await expect(there).toHaveAttribute('data-ghost', ghost);
      // Only a king in check is marked as in check.
      await expect.poll(() => marked(page, 'check')).toEqual(marks['check'] ?? []);

      expect(await boardOf(page)).toBe(before);
      await expectPly(page, 0);
      await putAway(page);
      await expect.poll(() => marked(page, 'cause')).toEqual([]);
    });
});

/** A run looks at a third of the refusals in each window. */
const third = (where: string) => seeded(`refusals ${where}`, cases, cases.length / 3);

test.describe('with keys alone, in Japanese, at 200 % of a window of 1280 × 720', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 640, height: 360 } });

  test('the reason for which a move is refused is in sight', async ({ page }) => {
    test.slow();
    for (const { rule, when, sfen, taps = [], typed, says } of third('at 200 %'))
      await test.step(`${rule}: ${when}`, async () => {
        await setUp(page, sfen);
        for (const place of places(page, taps)) await place.press('Enter');
        if (typed !== undefined) await typeMove(page, typed);
        await expect(refusal(page)).toHaveAttribute('data-rule', rule);
        await expectReasonInSight(page, says.ja);
        await expect(page.getByRole('alert').filter({ hasText: says.ja })).toHaveCount(1);
        await putAway(page);
      });
  });
});

/** Controls that cannot be scrolled into sight, or are covered by something else after scrolling. */
const outOfReach = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(async (within) => {
    const found: string[] = [];
    for (const thing of document.querySelectorAll<HTMLElement>(
      `${within} :is(button, a[href], input, select, textarea, summary, [role="gridcell"])`,
    )) {
      const target = thing.closest('label') ?? thing;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.closest('[inert], .skip, .unseen')) continue;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!target.contains(there) && !there?.contains(target))
        found.push(`${target.textContent} is under ${there?.className}`);
    }
    return found;
  }, within);

test.describe('at 400 % of a window of 1280 × 1024', () => {
  test.use({ locale: 'es-ES', viewport: { width: 320, height: 256 } });

  test('the reason for which a move is refused is in sight, however the player scrolls', async ({
    page,
  }) => {
    test.slow();
    for (const { rule, when, sfen, taps = [], typed, says } of third('at 400 %'))
      await test.step(`${rule}: ${when}`, async () => {
        await setUp(page, sfen);
        for (const place of places(page, taps)) await place.click();
        if (typed !== undefined) await typeMove(page, typed);
        await expect(refusal(page)).toHaveAttribute('data-rule', rule);
        for (const end of [0, 9_999]) {
          await page.evaluate((y) => scrollTo(0, y), end);
          await expectReasonInSight(page, says.es);
        }
        await putAway(page);
      });
  });

  test('whatever can be pressed is reached by scrolling, and only down', async ({ page }) => {
    await setUp(page, '4k4/9/9/9/9/9/9/9/4K4 b GSNr2p 1');
    await square(page, '5i').click();
    await expect(page.locator('.status-chosen')).toBeInViewport({ ratio: 1 });
    expect(await outOfReach(page, '.play')).toEqual([]);
    expect((await square(page, '5e').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(24);
    for (const sheet of ['new-game', 'more']) {
      const button = page.locator(`[data-action="${sheet}"]:visible`).first();
      // A new game is in the menu.
      if (!(await button.isVisible())) await page.locator('[data-action="more"]').click();
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await outOfReach(page, '[role="dialog"]'), sheet).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('a record is read by scrolling, and only down', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openTable(page);
    await page.locator('[data-action="open"]:visible').click();
    await page.locator('input[type="file"]').first().setInputFiles(shiftJis);
    await expectReading(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect
      .poll(async () => (await square(page, '5e').boundingBox())?.width ?? 0)
      .toBeGreaterThanOrEqual(24);
    expect(await outOfReach(page, '.play')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('[data-action="forward"]:visible').click();
    await expectPly(page, 1);
    await expect(page.locator('.message')).toBeInViewport({ ratio: 1 });
  });
});

const words = [
  {
    language: 'en',
    nifu: 'Your pawn on 5g is already on this file (nifu).',
    uchifuzume: 'A pawn dropped on 1b may not give mate (uchifuzume).',
  },
  {
    language: 'es',
    nifu: 'Tu peón de 5g ya está en esta columna (nifu).',
    uchifuzume: 'Soltar un peón en 1b no puede dar mate (uchifuzume).',
  },
] as const;

for (const { language, nifu, uchifuzume } of words) {
  test(`nifu is explained in ${language}: the other pawn is marked and its file hatched`, async ({
    page,
  }) => {
    await speaking(page, language);
    await setUp(page, '4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await inHand(page, 'P', 0).click();
    await square(page, '5e').click();
    await expect(refusal(page)).toHaveText(nifu);
    await expect.poll(() => marked(page, 'cause')).toEqual(['5g']);
    const band = page.locator('svg.proof rect.band');
    await expect(band).toHaveCount(1);
    // The hatched band lies over the file of the pawn, from edge to edge.
    const [hatched, top, bottom] = await Promise.all([
      band.boundingBox(),
      square(page, '5a').boundingBox(),
      square(page, '5i').boundingBox(),
    ]);
    expect(Math.abs((hatched?.x ?? 0) - (top?.x ?? 0))).toBeLessThan(3);
    expect(Math.abs((hatched?.y ?? 0) - (top?.y ?? 0))).toBeLessThan(3);
    expect(hatched?.height ?? 0).toBeGreaterThan((bottom?.y ?? 0) - (top?.y ?? 0));
    // The pawn is still in hand and may go to another file.
    await square(page, '4e').click();
    await expectPly(page, 1);
  });

  test(
    `uchifuzume is explained in ${language}: king, closed escapes and the guards that close them`,
    promise,
    async ({ page }) => {
      await speaking(page, language);
      await setUp(page, '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1');
      await inHand(page, 'P', 0).click();
      await square(page, '1b').click();
      await expect(refusal(page)).toHaveText(uchifuzume);
      await expect.poll(() => marked(page, 'escape')).toEqual(['2b']);
      await expect.poll(() => marked(page, 'exposed')).toEqual(['1a']);
      await expect.poll(() => marked(page, 'check')).toEqual([]);
      // The pawn's square, its guards, and the rook that pins the only piece that could take it.
      expect((await marked(page, 'cause')).toSorted()).toEqual(['1b', '1c', '3d', '5a']);
      await expect(page.locator('svg.proof g.cross')).toHaveCount(1);
      await expect(page.locator('svg.proof g.guard')).toHaveCount(3);
      await expect(page.locator('svg.proof g.ray')).toHaveCount(1);
    },
  );
}
