/** Looking back on a phone while the clock of the other side runs. */

import { messages as english } from '#i18n/en/index.ts';
import { boxOf, fingerOf, pointOf } from './pointers.ts';
import { begin, more, pick, preset } from './refereed.ts';
import { expectPly, lookAtStart, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

test('a player who looks back sees whose clock runs, and a tap or a drag says how to get back', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, preset('Tournament (JSA)'));
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await lookAtStart(page);
  await page.evaluate(() => scrollTo(0, 0));
  const badge = page.getByText('Move 0 of 3 · the game is running');
  await expect(badge).toBeVisible();
  const [where, board] = [await boxOf(badge), await boxOf(page.getByRole('grid'))];
  expect(where.y + where.height).toBeLessThanOrEqual(board.y + 1);
  await expect(page.locator('.plate[data-moving]')).toContainText('Gote');

  const told = page.locator('.board-locked', {
    hasText: english.looking.locked.looking,
  });
  const touch = await fingerOf(page);
  const [from, to] = [await pointOf(square(page, '7g')), await pointOf(square(page, '7f'))];
  await touch.down(from);
  await touch.slide(from, to);
  await touch.up();
  await expect(page.locator('.ghost')).toBeHidden();
  await expect(told).toBeVisible();
  await expectPly(page, 0);
  const back = told.getByRole('button', { name: english.steps.returnToGame });
  expect((await boxOf(back)).height).toBeGreaterThanOrEqual(44);
  await back.tap();
  await expectPly(page, 3);
  await expect(badge).toBeHidden();
  await expect(told).toBeHidden();
});

/** From now on, records the action of each click that the page answers. The returned function reads them. */
const watchClicks = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const seen = await page.evaluateHandle(() => {
    const actions: string[] = [];
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-action]') : null;
      actions.push(button?.getAttribute('data-action') ?? '');
    });
    return actions;
  });
  return () => seen.evaluate((actions) => actions);
};

test('face to face a finger that held Resign, and is lifted then, presses nothing that came under it', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.face));
  await play(page, ['7g7f']);
  const near = page.locator('[data-own="0"]');
  const touch = await fingerOf(page);
  await touch.down(await pointOf(near.locator('[data-action="resign"]')));
  await expect(near.locator('[data-action="resign"]')).toHaveCount(0);
  const clicked = await watchClicks(page);
  await touch.up();
  await near.locator('[data-action="more"]').tap();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await clicked()).toEqual(['more']);
});
