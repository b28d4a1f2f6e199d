import { choice, expectBoard, expectPly, marked, play, setUp, square } from './table.ts';
import { expect, test } from './test.ts';

const SILVER = '4k4/9/9/4S4/9/9/9/9/4K4 b - 1';

test('where both faces are possible a card asks, and the promoted face is shown', async ({
  page,
}) => {
  await setUp(page, SILVER);
  await square(page, '5d').click();
  await square(page, '5c').click();
  const card = page.getByRole('dialog', { name: 'Promote?' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(2);
  await expect(choice(page, 'promote')).toHaveAccessibleName('Promote: promoted silver');
  await expect(choice(page, 'keep')).toHaveAccessibleName('Do not promote: silver');

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

test('what cannot promote is not asked: a gold, a tokin, and a piece outside the zone', async ({
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
  await expect(page.getByRole('dialog', { name: 'Promote?' })).toBeVisible();
  expect(await marked(page, 'selected')).toEqual(['5d']);
  await expect(choice(page, 'keep')).toBeVisible();
  await choice(page, 'promote').click();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
  await page.reload();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
  await expectPly(page, 1);
});
