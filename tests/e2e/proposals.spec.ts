/** Proposals in games for which no rules were agreed. */
import { messages as english } from '#i18n/en/index.ts';
import { begin, expectResult, from } from './refereed.ts';
import { action, expectPly, openTable, play, resultCard, setUp, square } from './table.ts';
import { expect, test } from './test.ts';
import { setUp as setUpXiangqi } from './xiangqi.ts';

test('a xiangqi position of an address can be drawn by agreement, or adjourned', async ({
  page,
}) => {
  await openTable(page);
  await setUpXiangqi(page, '4k4/4a4/9/9/9/9/9/9/4A4/4K3R w - - 0 1');
  await expect(action(page, 'Adjourn')).toBeVisible();
  await action(page, english.offers.propose.draw).click();
  await page.locator('[data-action="accept"]').click();
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'agreement');
});

test('a shogi position of an address can be adjourned before its first move, and is sealed', async ({
  page,
}) => {
  await openTable(page);
  await expect(action(page, 'Adjourn')).toHaveCount(0);
  await setUp(page, '4k4/9/9/9/9/9/9/9/4K3R b - 1');
  await square(page, '5e').hover();
  await action(page, 'Adjourn').click();
  await page.locator('[data-action="accept"]').click();
  await square(page, '1i').click();
  await square(page, '1h').click();
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'adjourned');
  await page.reload();
  await action(page, english.offers.open).click();
  await expectPly(page, 1);
});

test('friends who have agreed on nothing end a game by impasse', async ({ page }) => {
  await openTable(page);
  await begin(page, from('+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/6p2/4k1S2 w 2B3P4g3s4n4l6p 1'));
  await play(page, ['3h3i'], { first: 1 });
  await action(page, 'Propose impasse').click();
  await page.locator('[data-action="accept"]').click();
  await expectResult(page, 'impasse', '0');
});
