/** A piece lands where it is dropped: by mouse and pen. */

import { boxOf, expectDropsToLand, goldInHand, mouseOf, type Point, pointOf } from './pointers.ts';
import { seeded } from './seeded.ts';
import {
  expectBoard,
  expectPly,
  inHand,
  marked,
  openTable,
  START,
  setUp,
  square,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';

/** Windows at different zooms and pixel densities: CSS pixels across and down, and device pixels for each. */
const windows = [
  { zoom: '100 %', flipped: false, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { zoom: '150 %', flipped: true, viewport: { width: 960, height: 760 }, deviceScaleFactor: 1.5 },
  { zoom: '200 %', flipped: false, viewport: { width: 720, height: 900 }, deviceScaleFactor: 2 },
  {
    zoom: 'a fine screen',
    flipped: true,
    viewport: { width: 1024, height: 768 },
    deviceScaleFactor: 2.625,
  },
] as const;

for (const { zoom, flipped, ...window } of seeded('zooms', windows, 2))
  test.describe(`at ${zoom}`, () => {
    test.use(window);
    test(`a piece lands on the square it is released on, the board ${flipped ? 'turned' : 'as it is'}`, async ({
      page,
    }) => {
      await expectDropsToLand(page, mouseOf(page), { flipped });
    });
  });

test(
  'every square of the board is under the pointer from edge to edge, and none beside it',
  promise,
  async ({ page }) => {
    await openTable(page);
    const grid = await boxOf(page.getByRole('grid', { name: 'Board' }));
    const { mouse } = page;
    const start = await pointOf(square(page, '7g'));
    await mouse.move(start.x, start.y);
    await mouse.down();
    // Through the middle of each row and column, at both ends and in the middle of each square.
    for (let index = 0; index < 9; index++)
      for (const part of [0.05, 0.5, 0.95]) {
        const at = (index + part) / 9;
        await mouse.move(grid.x + grid.width * at, grid.y + grid.height * 0.5);
        await expect(square(page, `${9 - index}e`)).toHaveAttribute('data-over', '');
        await mouse.move(grid.x + grid.width * 0.5, grid.y + grid.height * at);
        await expect(square(page, `5${'abcdefghi'.charAt(index)}`)).toHaveAttribute(
          'data-over',
          '',
        );
      }
    await expect(page.locator('[data-over]')).toHaveCount(1);
    for (const [x, y] of [
      [-0.01, 0.5],
      [1.01, 0.5],
      [0.5, -0.01],
      [0.5, 1.01],
    ] as const) {
      await mouse.move(grid.x + grid.width * x, grid.y + grid.height * y);
      await expect(page.locator('[data-over]')).toHaveCount(0);
    }
    await mouse.up();
    await expectBoard(page, START);
    expect(await marked(page, 'selected')).toEqual(['7g']);
  },
);

test('the lines that are drawn are the borders of the squares', async ({ page }) => {
  await openTable(page);
  const grid = await boxOf(page.getByRole('grid', { name: 'Board' }));
  for (const [index, name] of ['9a', '8b', '7c', '6d', '5e', '4f', '3g', '2h', '1i'].entries()) {
    const cell = await boxOf(square(page, name));
    expect(cell.x).toBeCloseTo(grid.x + (grid.width / 9) * index, 3);
    expect(cell.y).toBeCloseTo(grid.y + (grid.height / 9) * index, 3);
  }
});

test('a press in the corner of a square selects the piece on it, under any mark', async ({
  page,
}) => {
  // The king at 5a stands in check: its ring reaches over its neighbours.
  await setUp(page, '4k4/9/9/9/4r4/9/9/9/3GKG3 b - 1');
  for (const [name, across, along] of [
    ['6i', 0.95, 0.05],
    ['4i', 0.05, 0.95],
    ['5i', 0.05, 0.05],
  ] as const) {
    const at = await pointOf(square(page, name), across, along);
    await page.mouse.click(at.x, at.y);
    await expect(square(page, name)).toBeFocused();
  }
});

test('released beside the board, over a hand, a plate or a button, nothing is moved', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/9/9/9/9/9/4K4 b Gg 1');
  const pointer = mouseOf(page);
  const places = [
    inHand(page, 'G', 1),
    page.locator('.plate').first(),
    page.locator('.files'),
    page.getByRole('button', { name: 'More' }),
  ];
  for (const place of places) {
    await pointer.down(await pointOf(inHand(page, 'G', 0)));
    await pointer.to(await pointOf(square(page, '5e')));
    await pointer.to(await pointOf(place));
    await pointer.up();
    await expectPly(page, 0);
    await expect(inHand(page, 'G', 0)).toHaveAttribute('data-mark', 'selected');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

/** Sends a pointer event of a pen. `buttons` 2 means the tip is down with the side button held. */
const pen = async (page: Page, type: string, at: Point, more: object = {}): Promise<void> => {
  await page.evaluate(
    ([type, { x, y }, more]) => {
      document.elementFromPoint(x, y)?.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'pen',
          isPrimary: true,
          bubbles: true,
          cancelable: true,
          clientX: x,
          clientY: y,
          buttons: type === 'pointerup' ? 0 : 1,
          ...more,
        }),
      );
    },
    [type, at, more] as const,
  );
};

test('a pen taps and drags; with its side button held it does nothing', async ({ page }) => {
  await openTable(page);
  const from = await pointOf(square(page, '7g'));
  const to = await pointOf(square(page, '7f'), 0.95, 0.95);
  const side = { button: 2, buttons: 2 };
  await pen(page, 'pointerdown', from, side);
  await pen(page, 'pointerup', from, { button: 2 });
  expect(await marked(page, 'selected')).toEqual([]);
  await pen(page, 'pointerdown', from);
  await pen(page, 'pointermove', to);
  await expect(page.locator('.ghost')).toBeVisible();
  await pen(page, 'pointerup', to);
  await expectPly(page, 1);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  for (const name of ['3c', '3d']) {
    const at = await pointOf(square(page, name));
    await pen(page, 'pointerdown', at);
    await pen(page, 'pointerup', at);
  }
  await expectPly(page, 2);
});

test('a window that is resized, scrolled or left during a drag moves nothing', async ({ page }) => {
  await openTable(page);
  const pointer = mouseOf(page);
  const ghost = page.locator('.ghost');
  const lift = async (): Promise<void> => {
    await pointer.down(await pointOf(square(page, '7g')));
    await pointer.to(await pointOf(square(page, '7f')));
    await expect(ghost).toBeVisible();
  };
  const interruptions: readonly (() => Promise<unknown>)[] = [
    () => page.setViewportSize({ width: 700, height: 700 }),
    () => page.evaluate(() => document.dispatchEvent(new Event('scroll'))),
    () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    () => page.keyboard.press('f'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.down({ button: 'right' }),
  ];
  for (const interrupt of interruptions) {
    await lift();
    await interrupt();
    await expect(ghost).toBeHidden();
    const at = await pointOf(square(page, '7f'));
    await pointer.to(at);
    await pointer.up();
    await page.mouse.up({ button: 'right' });
    await expectBoard(page, START);
    await page.keyboard.press('Escape');
  }
});

test('a game given in another tab’s hands during a drag is not moved in', async ({
  context,
  page,
}) => {
  await setUp(page, goldInHand);
  const pointer = mouseOf(page);
  await pointer.down(await pointOf(inHand(page, 'G', 0)));
  await pointer.to(await pointOf(square(page, '5e')));
  await pointer.up();
  await expectPly(page, 1);
  await expect(page).toHaveURL(/#\/play\//);
  await pointer.down(await pointOf(square(page, '5a')));
  await pointer.to(await pointOf(square(page, '6b')));
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(page.locator('.notice')).toContainText('open in another tab');
  await expect(page.locator('.ghost')).toBeHidden();
  await pointer.up();
  await expectPly(page, 1);
});

test('more moves add no more listeners', async ({ page }) => {
  await openTable(page);
  const session = await page.context().newCDPSession(page);
  const listeners = async (): Promise<readonly number[]> => {
    const counts: number[] = [];
    for (const expression of ['window', 'document', 'document.querySelector(".stage-table")']) {
      const { result } = await session.send('Runtime.evaluate', { expression });
      const found = await session.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId ?? '',
      });
      counts.push(found.listeners.length);
    }
    return counts;
  };
  const pointer = mouseOf(page);
  const round = async (): Promise<void> => {
    for (const [from, to] of [
      ['2h', '3h'],
      ['8b', '7b'],
      ['3h', '2h'],
      ['7b', '8b'],
    ] as const) {
      await pointer.down(await pointOf(square(page, from)));
      await pointer.to(await pointOf(square(page, to), 0.4));
      await pointer.up();
      await expect(square(page, to)).toHaveAttribute('data-piece', /[rR]/);
    }
    for (let taken = 0; taken < 4; taken++) await page.keyboard.press('Control+z');
    await expectPly(page, 0);
  };
  // The first round loads files that add their own listeners, so count after it.
  await round();
  await expect(page.locator('.board-tools')).toBeVisible();
  const before = await listeners();
  for (let rounds = 0; rounds < 8; rounds++) await round();
  expect(await listeners()).toEqual(before);
});
