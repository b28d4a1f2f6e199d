import { expectPly, marked, refusal, START, setUp, square, typeIn } from './table.ts';
import { expect, test } from './test.ts';

const even = `${START} b - 1`;

interface Asked {
  readonly who: string;
  readonly sfen: string;
  readonly tap: string;
  readonly says: string;
  readonly card: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

const askedCases: readonly Asked[] = [
  {
    who: 'a piece of the other side',
    sfen: even,
    tap: '3a',
    says: 'A silver goes one square forward or diagonally.',
    card: 'silver',
    marks: {},
  },
  {
    who: 'a bishop that its own pieces wall in',
    sfen: even,
    tap: '8h',
    says: 'Your bishop has no move yet: your pieces are on 7g and 9g.',
    card: 'bishop',
    marks: { blocked: ['9g', '7g', '9i', '7i'] },
  },
  {
    who: 'a pinned knight',
    sfen: '4r3k/9/9/9/9/9/9/4N4/4K4 b - 1',
    tap: '5h',
    says: 'The knight on 5h is pinned by the rook on 5a.',
    card: 'knight',
    marks: { cause: ['5a'], exposed: ['5i'] },
  },
];

for (const { who, sfen, tap, says, card, marks } of askedCases)
  test(`pointing at ${who} asks it and scolds nobody`, async ({ page }) => {
    await setUp(page, sfen);
    await square(page, tap).click();
    await expect(page.locator('[data-asked]')).toHaveText(says);
    await expect(refusal(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'About the piece' })).toContainText(card);
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: says })).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: says })).toHaveCount(0);
    for (const mark of ['cause', 'blocked', 'exposed', 'check'])
      expect(await marked(page, mark), mark).toEqual(marks[mark] ?? []);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-asked]')).toHaveCount(0);
    await expectPly(page, 0);
  });

test('an idle press on an empty square says nothing', async ({ page }) => {
  await setUp(page, even);
  await square(page, '3a').click();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  await square(page, '5e').click();
  await expect(page.locator('[data-asked], [data-rule]')).toHaveCount(0);
  expect(await marked(page, 'cause')).toEqual([]);
});

test('a square that is typed asks the piece on it', async ({ page }) => {
  await setUp(page, even);
  const field = await typeIn(page);
  await field.fill('8h');
  await field.press('Enter');
  await expect(page.locator('[data-asked]')).toContainText('Your bishop has no move yet');
  await expect(page.getByRole('region', { name: 'About the piece' })).toContainText('bishop');
  await field.fill('55');
  await field.press('Enter');
  await expect(page.locator('.type-in-said')).toContainText('5e');
});
