/** A level without a net: it opens, is done, and stays done after a reload. */
import { expectLevel, expectState, lessonAction } from './lessons.ts';
import { visit, withOwnHost } from './offline.ts';
import { square } from './table.ts';
import { test as base, expect } from './test.ts';

const test = withOwnHost(base);
test.use({ serviceWorkers: 'allow' });

test('after one visit to the table a level is done in flight mode, and stays done after a reload', async ({
  page,
  host,
}) => {
  await visit(page);
  await host.vanish();
  await page.goto('./#/learn/shogi/gold/ahead');
  await expectLevel(page, 'gold', 'ahead');
  for (const name of ['5g', '5f', '5f', '5e']) await square(page, name).click();
  await expectState(page, 'done');
  await page.reload();
  await expectLevel(page, 'gold', 'ahead');
  await expect(page.locator('.level-list [aria-current] .stars [data-filled]')).toHaveCount(3);
  await square(page, '5g').click();
  await lessonAction(page, 'lesson-undo').click();
  await expectState(page, 'open');
});
