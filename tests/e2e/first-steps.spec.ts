/** The first minutes of a player who is new to a game, at six windows. */
import { AxeBuilder } from '@axe-core/playwright';
import { messages as english } from '#i18n/en/index.ts';
import { seeded } from './seeded.ts';
import { openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const;

const shows = (page: Page) => page.locator('[data-action="show-moves"]');

for (const [width, height] of seeded('windows of the first steps', windows))
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a newcomer who moves first is asked afterwards, and after a reload, and is told once how to win', async ({
      page,
    }) => {
      await openTable(page);
      await play(page, ['7g7f']);
      await expect(shows(page)).toBeVisible();
      await page.reload();
      await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
      await expect(shows(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('.status').analyze();
      expect(violations).toEqual([]);
      await shows(page).click();
      const told = page.locator('.status').getByText('You win by mate');
      await expect(told).toBeVisible();
      await play(page, ['3c3d']);
      await expect(told).toHaveCount(0);
      await page.reload();
      await expect(square(page, '3d')).toHaveAttribute('data-piece', 'p');
      await expect(page.locator('.status')).toContainText('Sente to move');
      await expect(shows(page)).toHaveCount(0);
    });
  });

test('the question of shogi leads to its first lesson', async ({ page }) => {
  await openTable(page);
  await page.getByRole('link', { name: 'New to shogi?' }).click();
  await expect(page).toHaveURL(/#\/learn\/shogi\/table\/own$/);
});

test('the boxes that show what was learned of a piece say so', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTable(page);
  await square(page, '7g').click();
  await expect(page.locator('.hint-pips i')).toHaveCount(8);
  await expect(page.getByText(english.teach.hints.meter, { exact: true })).toBeVisible();
});

/** The share of the square that each sign takes, across or along, whichever is more. */
const shares = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[role="grid"] svg.koma'), (koma) => {
      const square = koma.getBoundingClientRect().width;
      // The sign stands before its ways, in one drawing or beside them.
      const uses = Array.from(koma.querySelectorAll<SVGUseElement>('use'));
      const drawn = uses.findLast((use) => /western/.test(use.getAttribute('href') ?? ''));
      const name = drawn?.getAttribute('href')?.slice(1) ?? '';
      if (!/-ways-/.test(name)) {
        const own = drawn?.getBoundingClientRect();
        return [name, Math.max(own?.width ?? 0, own?.height ?? 0) / square] as const;
      }
      const sign = document.getElementById(name)?.firstElementChild;
      const copy = sign?.cloneNode(true) as SVGGElement;
      const parent = drawn?.parentElement;
      const transform = drawn?.getAttribute('transform') ?? '';
      const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.setAttribute('transform', transform);
      group.append(copy);
      parent?.append(group);
      const { width, height } = group.getBoundingClientRect();
      group.remove();
      return [name, Math.max(width, height) / square] as const;
    }),
  );

for (const [game, address] of [
  ['shogi', './#/play'],
  [
    'xiangqi',
    `./#/p/xiangqi/${encodeURIComponent('rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w')}`,
  ],
] as const)
  test(`symbols of ${game} that show their moves take six tenths of their square`, async ({
    page,
  }) => {
    await page.addInitScript((id) => {
      const settings = { games: { [id]: { pieces: 'western', ways: true } } };
      localStorage.setItem('shogi-table/settings', JSON.stringify(settings));
    }, game);
    await page.goto(address);
    await expect(
      page.locator('[role="grid"] svg.koma use[href*="western"]').first(),
    ).toBeAttached();
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The drawings of the signs come after the board: until then a sign has no size.
      await expect.poll(async () => (await shares(page)).some(([, share]) => share > 0)).toBe(true);
      const found = await shares(page);
      expect(found.length).toBeGreaterThan(30);
      expect(found.filter(([, share]) => share < 0.6)).toEqual([]);
    }
  });

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 320, height: 568 } });
  test('the sentence how to win has room in the smallest window', async ({ page }) => {
    await openTable(page);
    await shows(page).click();
    const told = page.locator('.status p');
    await expect(told).toContainText('Ganas con jaque mate');
    const [high, room] = await told.evaluate((p) => [
      p.scrollHeight,
      p.closest('.status')?.clientHeight ?? 0,
    ]);
    expect(high).toBeLessThanOrEqual(room ?? 0);
  });
});
