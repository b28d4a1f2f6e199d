import { seeded } from './seeded.ts';
import { choice, expectBoard, expectPly, marked, play, press, setUp, square } from './table.ts';
import { expect, type Locator, test } from './test.ts';

const SILVER = '4k4/9/9/4S4/9/9/9/9/4K4 b - 1';

test('where both faces are possible a card asks, and the promoted face is shown', async ({
  page,
}) => {
  await setUp(page, SILVER);
  await square(page, '5d').click();
  await square(page, '5c').click();
  const card = page.getByRole('dialog', { name: 'Promote the silver?' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(2);
  await expect(choice(page, 'promote')).toHaveAccessibleName('Promote · Promoted silver');
  await expect(choice(page, 'keep')).toHaveAccessibleName('Keep · Silver');

  await choice(page, 'promote').click();
  await expect(card).toHaveCount(0);
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
  await expect(square(page, '5c')).toHaveAccessibleName(/promoted silver/);
  await expect(square(page, '5c').locator('use[href$="-+S"]')).toHaveCount(1);
});

test('a piece may be kept as it is', async ({ page }) => {
  await setUp(page, SILVER);
  await play(page, ['5d5c=']);
  await expect(square(page, '5c')).toHaveAttribute('data-piece', 'S');
});

test('the card of gote opens the same way', async ({ page }) => {
  await setUp(page, '4k4/9/9/9/9/4s4/9/9/4K4 w - 1');
  await play(page, ['5f5g+'], { first: 1 });
  await expect(square(page, '5g')).toHaveAttribute('data-piece', '+s');
});

test('Escape closes the card and keeps the piece where it was', async ({ page }) => {
  await setUp(page, SILVER);
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBoard(page, SILVER.split(' ')[0] ?? '');
  await expectPly(page, 0);
});

test('a press beside the card closes it and moves nothing', async ({ page }) => {
  await setUp(page, SILVER);
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const corner = await square(page, '9i').boundingBox();
  await page.mouse.click((corner?.x ?? 0) + 10, (corner?.y ?? 0) + 10);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBoard(page, SILVER.split(' ')[0] ?? '');
});

test('two fast taps on the goal open the card and leave it open', async ({ page }) => {
  await setUp(page, SILVER);
  await square(page, '5d').click();
  await square(page, '5c').dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await choice(page, 'promote').click();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
});

for (const [piece, sfen, move, face] of [
  ['pawn', '8k/4P4/9/9/9/9/9/9/4K4 b - 1', '5b5a', '+P'],
  ['lance', '8k/9/9/4L4/9/9/9/9/4K4 b - 1', '5d5a', '+L'],
  ['knight', '8k/9/9/4N4/9/9/9/9/4K4 b - 1', '5d4b', '+N'],
] as const)
  test(`a ${piece} that must promote does so without a question`, async ({ page }) => {
    await setUp(page, sfen);
    await play(page, [move]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(square(page, move.slice(2))).toHaveAttribute('data-piece', face);
  });

test('a piece that cannot promote brings no question: a gold, a tokin, and a piece outside the zone', async ({
  page,
}) => {
  await setUp(page, '8k/9/9/1+P1G5/9/9/4S4/9/4K4 b - 1');
  await play(page, ['8d8c', '1a1b', '6d6c', '1b1a', '5g5f']);
  await expect(square(page, '8c')).toHaveAttribute('data-piece', '+P');
  await expect(square(page, '6c')).toHaveAttribute('data-piece', 'G');
});

test('a reload while the card is open comes back to the same open card', async ({ page }) => {
  await setUp(page, SILVER);
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Promote the silver?' })).toBeVisible();
  expect(await marked(page, 'selected')).toEqual(['5d']);
  await expect(choice(page, 'keep')).toBeVisible();
  await choice(page, 'promote').click();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
  await page.reload();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
  await expectPly(page, 1);
});

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const windows = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

for (const [width, height] of seeded('windows of the promotion card', windows, 2))
  test(`the card covers nothing that it is about, and its faces are large: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [sfen, from, to, checked, turned] of [
      ['4k4/9/9/9/9/9/9/9/R3K4 b - 1', '9i', '9c', [], false],
      ['4k4/9/9/9/9/9/2B6/9/4K4 b - 1', '7g', '3c', [], false],
      ['B3k4/9/9/9/9/9/9/9/4K4 b - 1', '9a', '1i', [], false],
      // The king that is in check stands beside the square.
      ['4k4/9/2Kr5/3S5/9/9/9/9/9 b - 1', '6d', '6c', ['7c'], false],
      ['4k4/9/9/9/9/9/7s1/9/4K4 w - 1', '2g', '1h', [], true],
    ] as const) {
      await setUp(page, sfen);
      if (turned) await press(page, 'Flip board');
      await square(page, from).click();
      await square(page, to).click();
      const asked = page.getByRole('dialog');
      await expect(asked).toBeVisible();
      const card = await boxOf(asked);
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.y).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(width);
      expect(card.bottom).toBeLessThanOrEqual(height);
      for (const name of [from, to, ...checked]) {
        const one = await boxOf(square(page, name));
        const apart =
          card.right <= one.x ||
          one.right <= card.x ||
          card.bottom <= one.y ||
          one.bottom <= card.y;
        expect(apart, `${name} is in sight`).toBe(true);
      }
      const side = (await boxOf(square(page, '5e'))).width;
      for (const way of ['promote', 'keep'] as const) {
        const face = (await boxOf(choice(page, way).locator('.koma'))).width;
        expect(face).toBeGreaterThanOrEqual(side >= 40 ? 56 : Math.max(44, 1.3 * side));
      }
      await page.keyboard.press('Escape');
    }
  });
