/** Back on a phone closes the card of a piece. */
import { card } from './cards.ts';
import { openTable, play, square } from './table.ts';
import { expect, test } from './test.ts';

test('Back puts the card of a piece away, and the game stays', async ({ page }) => {
  await page.goto('./#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openTable(page);
  await play(page, ['7g7f']);
  await square(page, '2h').tap();
  await expect(card(page)).toContainText('rook');
  await page.goBack();
  await expect(card(page)).toHaveCount(0);
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await square(page, '2h').tap();
  await expect(card(page)).toContainText('rook');
  await square(page, '5e').tap();
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/rules/);
});
