/** The front door: the ways from the first glance to a game, to learning and to a file. */
import { messages as english } from '#i18n/en/index.ts';
import { boxOf } from './pointers.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';
import { expectNoFinding } from './usable.ts';
import { expectAllLoaded } from './waits.ts';

const { front, nav, start } = english;

/** The part of the table that shows the ways from it. */
const door = (page: Page) => page.locator('[data-part="front"]');

/** Windows with the panel beside the board, and those without it. */
const wide = [
  [1366, 768],
  [1440, 900],
  [1920, 969],
] as const;
const narrow = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
] as const;

test('the ways to the pages are Play, Learn, Games, Rules and a wheel that is named Settings', async ({
  page,
}) => {
  await openTable(page);
  const links = page.getByRole('navigation', { name: nav.label }).getByRole('link');
  const names = [nav.play, nav.learn, nav.games, nav.rules, nav.settings];
  await expect(links).toHaveCount(names.length);
  for (const [i, name] of names.entries()) await expect(links.nth(i)).toHaveAccessibleName(name);
  await expect(links.last()).not.toContainText(nav.settings);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: nav.learn })).toBeFocused();
});

for (const [width, height] of wide)
  test(`at ${width}×${height} the panel beside the board is at least 300 px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    expect((await boxOf(page.locator('.panel'))).width).toBeGreaterThanOrEqual(300);
  });

for (const locale of ['en-US', 'es-ES', 'ja-JP'])
  test.describe(locale, () => {
    test.use({ locale });
    test(`in the smallest windows all three ways stand beside the whole name of the far side, in ${locale}`, async ({
      page,
    }) => {
      await page.goto('./#/play');
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [568, 320],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const way of await door(page).locator('h2 > *').all()) {
          await expect(way).toBeVisible();
          const { x, width: wide } = await boxOf(way);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(width);
        }
        await expect(door(page).locator('h2 > *')).toHaveCount(3);
        const [needs, has] = await page
          .locator('.plate-far .plate-name')
          .evaluate((name) => [name.scrollWidth, name.clientWidth]);
        expect(needs).toBeLessThanOrEqual(has ?? 0);
      }
    });
  });

test('the card of a piece that is asked on an untouched phone lies over the ways, and nothing shows through it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  await square(page, '8h').click();
  await expect(page.locator('.piece-card')).toBeVisible();
  const { x, y, width, height } = await boxOf(page.locator('.piece-card'));
  for (const way of await door(page).locator('h2 > *').all()) {
    const at = await boxOf(way);
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    expect(middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height).toBe(
      true,
    );
    expect(
      await page.evaluate(
        (point) => document.elementFromPoint(point.x, point.y)?.closest('.piece-card') !== null,
        middle,
      ),
    ).toBe(true);
  }
});

for (const [game, title] of [
  ['shogi', 'Shogi table · 将棋'],
  ['xiangqi', 'Xiangqi table · 象棋'],
  ['banqi', 'Banqi table · 暗棋'],
  ['ko-shogi', 'Ko shogi table · 広将棋'],
] as const)
  test(`the address of ${game} without a position shows its start under its own name, also after a reload`, async ({
    page,
  }) => {
    await page.goto(`./#/p/${game}/`);
    await expect(page).toHaveURL(/#\/play/);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page.locator(`.play[data-table="${game}"]`)).toBeVisible();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page).toHaveTitle(title);
      await page.reload();
    }
  });

test('another game that was on the table is not preceded by a picture of shogi', async ({
  page,
}) => {
  await page.goto('./#/p/xiangqi/');
  await expect(page.locator('.play[data-table="xiangqi"]')).toBeVisible();
  await page.goto('./');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-later', '');
  await expect(page.locator('.play[data-table="xiangqi"]')).toBeVisible();
});

for (const [width, height] of [...wide, ...narrow])
  test(`at ${width}×${height} a visitor sees the ways to play, learn and open, the board keeps its place with the first move, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (let visit = 0; visit < 2; visit += 1) {
      await openTable(page);
      await expectAllLoaded(page);
      const headings = door(page).getByRole('heading', { level: 2 });
      await expect(headings).toHaveCount(3);
      await expect(headings.nth(0)).toContainText(width >= 1200 ? nav.play : '');
      await expect(headings.nth(1)).toHaveText(nav.learn);
      await expect(headings.nth(2)).toContainText(front.open);
      await expect(door(page).locator('.koma').first()).toBeInViewport();
      for (const name of ['choose-game', 'learn', 'open'])
        await expect(door(page).locator(`[data-action="${name}"]`)).toBeInViewport({ ratio: 1 });
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
      if (visit === 0) await page.reload();
    }
    await expectNoFinding(page);
    const before = await boxOf(page.getByRole('grid'));
    const hand = await boxOf(page.locator('.hand.far'));
    await play(page, ['7g7f']);
    await expect(door(page)).toHaveCount(0);
    expect(await boxOf(page.getByRole('grid'))).toEqual(before);
    expect(await boxOf(page.locator('.hand.far'))).toEqual(hand);
    if (width >= 1200)
      await expect(page.locator('[data-part="moves"] [data-ply="1"]')).toBeVisible();
  });

test('a visitor who chooses a game and a time by the signs begins at once', async ({ page }) => {
  await openTable(page);
  await tick(door(page).getByRole('radio', { name: 'Xiangqi' }));
  await expect(page.locator('.play[data-table="xiangqi"]')).toBeVisible();
  await expect(page).toHaveTitle('Xiangqi table · 象棋');
  await expect(door(page).getByRole('radio', { name: 'Xiangqi' })).toBeFocused();
  await tick(door(page).getByRole('radio', { name: start.minutesEach(10), exact: true }));
  await door(page).locator('[data-action="begin"]').click();
  await expect(door(page)).toHaveCount(0);
  await expect(page.locator('[data-part="clock"]').first()).toContainText('10:00');
});

test('More opens the sheet of a new game with the time that was chosen', async ({ page }) => {
  await openTable(page);
  await tick(door(page).getByRole('radio', { name: start.minutesEach(5), exact: true }));
  await door(page).getByRole('button', { name: front.more }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: start.minutesEach(5), exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(door(page)).toBeVisible();
});

test('nothing of a game that was not chosen is fetched for the signs', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openTable(page);
  await expect(door(page).locator('.koma')).toHaveCount(5);
  await expectAllLoaded(page);
  expect(fetched.filter((url) => /xiangqi|banqi|ko-shogi|discs/.test(url))).toEqual([]);
});

test('a reader hears the game and who begins first, then the board, then the ways as headings', async ({
  page,
}) => {
  await openTable(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shogi: Sente begins');
  const order = await page
    .locator('h1, [role="grid"], [data-part="front"] h2')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('role') ?? part.textContent));
  expect(order).toEqual(['Shogi: Sente begins', 'grid', nav.play, nav.learn, front.open]);
  await expect(square(page, '7g')).toBeVisible();
  const spoken = await page
    .locator('[role="status"], [aria-live]:not([aria-live="off"])')
    .evaluateAll((regions) => regions.map((region) => region.textContent));
  expect(spoken.join('')).toBe('');
});

for (const locale of ['en-US', 'es-ES', 'ja-JP'])
  test.describe(locale, () => {
    test.use({ locale });
    test('no word of the ways to begin is cut off, in a wide window or on a phone', async ({
      page,
    }) => {
      for (const [width, height] of [...wide, [1200, 800], [390, 844], [360, 640]] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('./');
        const parts = door(page).locator('button, a, label, p, h2');
        await expect(parts.first()).toBeVisible();
        const cut = await parts.evaluateAll((all) =>
          all
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
            .map((part) => part.textContent),
        );
        expect(cut).toEqual([]);
      }
    });
  });
