import { expect, type Page, test } from '@playwright/test';
import { openTable, square } from './table.ts';

const card = (page: Page) => page.getByRole('region', { name: 'About the piece' });

test('a tap on a piece of the other side asks it, and a finger that rests on one’s own', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '2b').tap();
  await expect(card(page)).toContainText('bishop');
  await square(page, '5e').tap();
  await expect(card(page)).toHaveCount(0);

  const box = await square(page, '2h').boundingBox();
  if (box === null) throw new Error('the rook is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(card(page)).toContainText('rook');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // It is in hand all the same, and goes where it is put.
  await square(page, '5h').tap();
  await expect(square(page, '5h')).toHaveAttribute('data-piece', 'R');
});
