/** A commented game read on a phone: everything is in one screen. */
import { openCommented } from './kifu-sheets.ts';
import { boxOf } from './pointers.ts';
import { action, expectPly, square } from './table.ts';
import { expect, test } from './test.ts';
import { expectGoodForFingers } from './usable.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('board, comment, variations, slider and stepper are in one screen, and a chosen move shows the board', async ({
  page,
}) => {
  await openCommented(page);
  const forward = await boxOf(action(page, 'Next'));
  for (let ply = 1; ply <= 4; ply += 1) {
    await action(page, 'Next').tap();
    await expectPly(page, ply);
    expect(await boxOf(action(page, 'Next'))).toEqual(forward);
  }
  for (const part of ['board', 'comment', 'go-to', 'bar'])
    await expect(page.locator(`[data-part="${part}"]`)).toBeInViewport({ ratio: 0.99 });
  const choices = page.getByRole('list', { name: 'Next moves' }).getByRole('button');
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toBeInViewport({ ratio: 0.99 });
  await expectGoodForFingers(page);
  await choices.nth(1).tap();
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');

  await action(page, 'More').tap();
  await action(page, 'Moves').tap();
  await page.getByRole('dialog').locator('[data-ply="1"]').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPly(page, 1);
  await expect(square(page, '5e')).toBeInViewport();
  await expect(page.locator('[data-part="comment"]')).toContainText('角道を開けた。');
});
