/** The list of moves where a window has no column for it, but room beside the board. */
import { choose } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { boxOf } from './pointers.ts';
import { action, expectPly, expectReading, openTable, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const list = (page: Page) => page.locator('.moves-panel .moves');

/** Both hands have every kind of piece, and the pawn of 7g is there to be moved. */
const held = '4k4/9/9/9/9/9/2P6/9/4K4 b RB2G2S2N2L6Prb2g2s2n2l6p 1';

/** Everything else that is seen beside the board. */
const others = '.board-wood, .hand, .plate, .message > *, .bar, .go-to, .reading-words';

/** Says over which other parts the list lies. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  list(page).evaluate((one, selector) => {
    const own = one.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((part) => {
        const its = part.getBoundingClientRect();
        const across = Math.min(own.right, its.right) - Math.max(own.left, its.left);
        const down = Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top);
        return across > 1 && down > 1;
      })
      .map((part) => part.className);
  }, others);

for (const [width, height, rows] of [
  [844, 390, 2],
  [932, 430, 2],
  [900, 600, 3],
  [1024, 768, 5],
  [1180, 820, 5],
] as const)
  test(`at ${width}×${height} the list of moves stands beside the board, in play and in a record at the same place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#/p/shogi/${encodeURIComponent(held)}`);
    await expect(page.locator('.held')).toHaveCount(14);
    await expect(list(page)).toHaveCount(0);
    const wood = await boxOf(page.locator('.board-wood'));
    await square(page, '7g').tap();
    await square(page, '7f').tap();
    await expectPly(page, 1);
    await expect(list(page)).toBeVisible();
    await expect(list(page).locator('[data-ply="1"]')).toHaveAttribute('aria-current', 'step');
    // Nothing moved for it, and it lies over nothing, also beside full hands.
    expect(await boxOf(page.locator('.board-wood'))).toEqual(wood);
    expect(await overlaps(page)).toEqual([]);
    const inPlay = await boxOf(list(page));
    expect(inPlay.width).toBeGreaterThanOrEqual(190);
    expect(inPlay.height).toBeGreaterThanOrEqual(rows * 44);

    await choose(page, fileOf('long.kif', longKif(60)));
    await expectReading(page);
    await expectPly(page, 0);
    const inRecord = await boxOf(list(page));
    expect(inRecord.x).toBe(inPlay.x);
    expect(inRecord.y).toBe(inPlay.y);
    expect(inRecord.height).toBe(inPlay.height);
    expect(await overlaps(page)).toEqual([]);
    // A tap on a move shows it, and the move that is shown stays in sight.
    await list(page).locator('[data-ply="1"]').tap();
    await expectPly(page, 1);
    for (let ply = 2; ply <= 8; ply += 1) {
      await action(page, 'Next').tap();
      await expectPly(page, ply);
    }
    await expect(list(page).locator('[data-ply="8"]')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.moves:visible')).toHaveCount(1);
  });

for (const [width, height] of [
  [390, 844],
  [667, 375],
  [740, 360],
  [820, 1180],
] as const)
  test(`at ${width}×${height}, where less than 200 px are free beside the board, the list of moves is on a sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    await square(page, '7g').tap();
    await square(page, '7f').tap();
    await expectPly(page, 1);
    await expect(list(page)).toBeAttached();
    await expect(list(page)).toBeHidden();
  });
