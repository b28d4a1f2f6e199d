/** The notice about the game that a new one replaced. */
import { messages as english } from '#i18n/en/index.ts';
import { action, newGame, openTable, play } from './table.ts';
import { expect, test } from './test.ts';

test('the notice of the game before moves nothing, and goes with the first move', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await newGame(page);
  const told = page.getByText(english.undo.replaced);
  await expect(told).toBeVisible();
  const places = () =>
    page.evaluate(() =>
      ['.board', '.status', '.actions', '.type-in'].map((part) => {
        const { x, y, width, height } =
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [part, x, y, width, height].join(' ');
      }),
    );
  const before = await places();
  await action(page, 'Dismiss').click();
  await expect(told).toHaveCount(0);
  expect(await places()).toEqual(before);
  await play(page, ['2g2f']);
  await newGame(page);
  await expect(told).toBeVisible();
  await play(page, ['7g7f']);
  await expect(told).toHaveCount(0);
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await expect(told).toHaveCount(0);
});
