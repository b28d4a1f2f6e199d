/** A board of 361 points under a thumb: the loupe, the zoomed board, and the same with keys. */
import { beginKoShogi } from './ko-shogi.ts';
import { boxOf, fingerOf, type Point, pointByLoupe, pointOf } from './pointers.ts';
import { seeded } from './seeded.ts';
import { action, expectPly, marked, press, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const loupe = (page: Page) => page.locator('.loupe');
const zoomed = (page: Page) => page.locator('.board[data-zoomed]');

const begin = async (page: Page): Promise<void> => {
  await beginKoShogi(page);
  await expect(square(page, '10m')).toBeVisible();
  await expect(page.locator('.board[data-zoomable]')).toBeVisible();
};

/** Moves two fingers apart, or together, about a point. */
const pinch = async (page: Page, { x, y }: Point, from: number, to: number): Promise<void> => {
  const touch = await fingerOf(page);
  const apart = (by: number): readonly [Point, Point] => [
    { x: x - by, y },
    { x: x + by, y },
  ];
  const [left, right] = apart(from);
  await touch.down(left);
  await touch.second(left, right);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch.both(...apart(from + (to - from) * part));
  await touch.up();
};

/** Two quick taps on one place. */
const doubleTap = async (page: Page, at: Point): Promise<void> =>
  (await fingerOf(page)).taps(at, 2);

/** Begins a game, and zooms in on a point. */
const beginZoomed = async (page: Page, name: string): Promise<void> => {
  await begin(page);
  await doubleTap(page, await pointOf(square(page, name)));
  await expect(zoomed(page)).toBeVisible();
};

/** Expects squares of at least this width, and a board that fills its frame. */
const expectSquares = async (page: Page, least: number): Promise<void> => {
  const [grid, frame, one] = await Promise.all([
    boxOf(page.locator('.stage-table [role="grid"]')),
    boxOf(page.locator('.zoom-frame')),
    boxOf(square(page, '10j')),
  ]);
  expect(one.width).toBeGreaterThanOrEqual(least);
  expect(grid.x).toBeLessThanOrEqual(frame.x + 0.5);
  expect(grid.y).toBeLessThanOrEqual(frame.y + 0.5);
  expect(grid.x + grid.width).toBeGreaterThanOrEqual(frame.x + frame.width - 0.5);
  expect(grid.y + grid.height).toBeGreaterThanOrEqual(frame.y + frame.height - 0.5);
};

const windows = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

for (const [width, height] of seeded('windows of a zoomed board', windows))
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a piece is chosen and moved through the loupe, though its square is smaller than a finger', async ({
      page,
    }) => {
      await begin(page);
      expect((await boxOf(square(page, '10m'))).width).toBeLessThan(24);
      const touch = await fingerOf(page);
      const [start, own] = [await pointOf(square(page, '12n')), await pointOf(square(page, '10m'))];
      // Press beside it, then slide to it: nothing is selected before the finger lifts.
      await touch.down(start);
      await expect(loupe(page)).toContainText('12n');
      await touch.slide(start, own);
      await expect(loupe(page)).toContainText('10m');
      await expect(loupe(page)).toContainText('vanguard');
      const glass = await boxOf(page.locator('.loupe-glass'));
      expect(Math.min(glass.x, glass.y)).toBeGreaterThanOrEqual(0);
      expect(glass.x + glass.width).toBeLessThanOrEqual(width);
      expect(glass.y + glass.height).toBeLessThanOrEqual(height);
      expect(await marked(page, 'selected')).toEqual([]);
      await touch.up();
      await expect(loupe(page)).toHaveCount(0);
      expect(await marked(page, 'selected')).toEqual(['10m']);
      await pointByLoupe(page, square(page, '10l'));
      await expect(square(page, '10l')).toHaveAttribute('data-piece', /./);
      await expectPly(page, 1);
    });

    test('a quick tap only opens the loupe, which stays, and a press in it selects', async ({
      page,
    }) => {
      await begin(page);
      const touch = await fingerOf(page);
      const at = await pointOf(square(page, '10n'));
      await touch.taps(at, 1);
      await expect(page.locator('.loupe[data-pinned]')).toBeVisible();
      expect(await marked(page, 'selected')).toEqual([]);
      // Tap the square above the one in the middle of the loupe.
      const glass = await boxOf(page.locator('.loupe-glass'));
      const middle = { x: glass.x + glass.width / 2, y: glass.y + glass.height / 2 };
      await touch.taps({ ...middle, y: middle.y - 46 }, 1);
      await expect(loupe(page)).toHaveCount(0);
      expect(await marked(page, 'selected')).toEqual(['10m']);
    });

    test('a finger that leaves the board, or is joined by a second, picks nothing', async ({
      page,
    }) => {
      await begin(page);
      const touch = await fingerOf(page);
      const own = await pointOf(square(page, '10m'));
      const wood = await boxOf(page.locator('.board-wood'));
      const beside = { x: wood.x + wood.width - 2, y: wood.y + 2 };
      await touch.down(own);
      await expect(loupe(page)).toBeVisible();
      await touch.slide(own, beside);
      await expect(loupe(page)).toBeHidden();
      await touch.up();
      expect(await marked(page, 'selected')).toEqual([]);
      await touch.down(own);
      await expect(loupe(page)).toBeVisible();
      await touch.second(own, { x: own.x + 60, y: own.y });
      await expect(loupe(page)).toHaveCount(0);
      await touch.up();
      expect(await marked(page, 'selected')).toEqual([]);
    });

    test('a pinch zooms and a finger pans, taps pick, and a double tap shows the whole board again', async ({
      page,
    }) => {
      await begin(page);
      const before = await boxOf(page.locator('.board-wood'));
      await pinch(page, await pointOf(square(page, '10k')), 20, 60);
      await expect(zoomed(page)).toBeVisible();
      await expectSquares(page, 44);
      // The frame is where the whole board was.
      expect(await boxOf(page.locator('.board-wood'))).toEqual(before);
      const touch = await fingerOf(page);
      const from = await pointOf(square(page, '10k'));
      const to = { x: from.x + 40, y: from.y - 60 };
      await touch.down(from);
      await touch.slide(from, to);
      await touch.up();
      const there = await pointOf(square(page, '10k'));
      expect([Math.round(there.x - to.x), Math.round(there.y - to.y)]).toEqual([0, 0]);
      expect(await marked(page, 'selected')).toEqual([]);
      await touch.taps(await pointOf(square(page, '10m')), 1);
      expect(await marked(page, 'selected')).toEqual(['10m']);
      await touch.taps(await pointOf(square(page, '10l')), 1);
      await expectPly(page, 1);
      await doubleTap(page, await pointOf(square(page, '11j')));
      await expect(zoomed(page)).toHaveCount(0);
      await doubleTap(page, await pointOf(square(page, '11j')));
      await expect(zoomed(page)).toBeVisible();
      await expectSquares(page, 44);
      await action(page, 'Whole board').click();
      await expect(zoomed(page)).toHaveCount(0);
      expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([
        0, 0, 1,
      ]);
    });
  });

test('goals out of sight are listed at the edge, and a press goes there', async ({ page }) => {
  await begin(page);
  await pointByLoupe(page, square(page, '10m'));
  expect(await marked(page, 'selected')).toEqual(['10m']);
  await doubleTap(page, await pointOf(square(page, '10q')));
  await expect(zoomed(page)).toBeVisible();
  const goals = page.locator('.zoom-goals[data-edge="up"]');
  await expect(goals).toHaveAccessibleName(/out of view above$/);
  await goals.click();
  await expect(async () => {
    const [frame, goal] = [
      await boxOf(page.locator('.zoom-frame')),
      await boxOf(square(page, '10l')),
    ];
    expect(goal.y).toBeGreaterThanOrEqual(frame.y);
  }).toPass();
});

test('a square beyond the frame of a zoomed board is not hit', async ({ page }) => {
  await beginZoomed(page, '10m');
  const touch = await fingerOf(page);
  const own = await pointOf(square(page, '10m'));
  const wood = await boxOf(page.locator('.board-wood'));
  const above = { x: own.x, y: wood.y - 6 };
  await touch.down(own);
  await touch.slide(own, above);
  await touch.up();
  await expectPly(page, 0);
  expect(await marked(page, 'selected')).toEqual(['10m']);
});

test('a piece that is carried to the edge of a zoomed board takes the board along', async ({
  page,
}) => {
  await beginZoomed(page, '10m');
  const touch = await fingerOf(page);
  const own = await pointOf(square(page, '10m'));
  const frame = await boxOf(page.locator('.zoom-frame'));
  const edge = { x: own.x, y: frame.y + 12 };
  await touch.down(own);
  await touch.slide(own, edge);
  await expect
    .poll(async () => {
      await touch.to(edge);
      return (await pointOf(square(page, '10m'))).y;
    })
    .toBeGreaterThan(own.y + 120);
  // Put down beside the board it goes back.
  await touch.slide(edge, { x: edge.x, y: frame.y - 40 });
  await touch.up();
  await expectPly(page, 0);
});

test('a player who turns a zoomed board around sees the same part of it', async ({ page }) => {
  await beginZoomed(page, '7p');
  const frame = await boxOf(page.locator('.zoom-frame'));
  const before = await pointOf(square(page, '7p'));
  await press(page, 'Flip board');
  await expect
    .poll(async () => {
      const { x, y } = await pointOf(square(page, '7p'));
      return [
        Math.round(x + before.x - 2 * frame.x - frame.width),
        Math.round(y + before.y - 2 * frame.y - frame.height),
      ];
    })
    .toEqual([0, 0]);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the card of a piece leaves the piece in sight, wherever a zoomed board shows it', async ({
    page,
  }) => {
    await beginZoomed(page, '10q');
    const touch = await fingerOf(page);
    const from = await pointOf(square(page, '9m'));
    await touch.down(from);
    await touch.slide(from, { x: from.x, y: from.y - 200 });
    await touch.up();
    const card = page.locator('.piece-card');
    for (const name of ['10r', '10m']) {
      const asked = await pointOf(square(page, name));
      await touch.down(asked);
      await expect(card).toBeVisible();
      await touch.up();
      const { y, height } = await boxOf(card);
      expect(asked.y < y || asked.y > y + height, name).toBe(true);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
  });
});

test.describe('with keys at a desk', () => {
  test.use({ viewport: { width: 960, height: 640 } });

  test('plus, minus and nought zoom, and the square with the focus stays in sight', async ({
    page,
  }) => {
    await begin(page);
    await square(page, '10m').focus();
    await page.keyboard.press('+');
    await expect(zoomed(page)).toBeVisible();
    await expectSquares(page, 44);
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    }
    await expect(square(page, '1s')).toBeFocused();
    const frame = await boxOf(page.locator('.zoom-frame'));
    const corner = await boxOf(square(page, '1s'));
    expect(corner.x + corner.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
    expect(corner.y + corner.height).toBeLessThanOrEqual(frame.y + frame.height + 0.5);
    await page.keyboard.press('+');
    await expectSquares(page, 58);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(zoomed(page)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(zoomed(page)).toBeVisible();
    await page.keyboard.press('0');
    await expect(zoomed(page)).toHaveCount(0);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const { x, y } = await pointOf(square(page, '10j'));
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect(zoomed(page)).toBeVisible();
  });
});
