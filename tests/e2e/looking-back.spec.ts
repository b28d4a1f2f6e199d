/**
 * A player who looks back in a game in progress can change nothing. On a board without a begun game, a move there is a
 * variation, and the page says so.
 */
import { messages as english } from '#i18n/en/index.ts';
import { boardOf as banqiBoardOf, beginBanqi } from './banqi.ts';
import {
  action,
  boardOf,
  expectBoard,
  expectPly,
  newGame,
  openTable,
  play,
  square,
  typeIn,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { write } from './write.ts';

const told = (page: Page) =>
  page.locator('.board-locked', { hasText: english.looking.locked.looking });

/** The entries of the list, its start too. */
const moves = (page: Page) => page.locator('.moves-panel [data-ply]');

test(
  'in a game of banqi a press while looking back turns nothing up, also after a reload',
  promise,
  async ({ page }) => {
    await beginBanqi(page);
    // A press while a turn-up is being stored does nothing, so wait for each.
    for (const [i, name] of ['a1', 'b1', 'c1', 'd1'].entries()) {
      await square(page, name).click();
      await expectPly(page, i + 1);
    }
    const before = await banqiBoardOf(page);
    await action(page, 'Previous').click();
    await action(page, 'Previous').click();
    await expectPly(page, 2);
    const there = await banqiBoardOf(page);
    for (const name of ['h4', 'a1']) {
      await square(page, name).click();
      await expect(told(page)).toBeVisible();
      await expect(told(page).getByRole('alert')).toHaveCount(1);
      await page.keyboard.press('Escape');
    }
    await page.reload();
    await expectPly(page, 2);
    await square(page, 'g3').click();
    await expect(told(page)).toBeVisible();
    expect(await banqiBoardOf(page)).toBe(there);
    await told(page).getByRole('button', { name: english.steps.returnToGame }).click();
    await expectPly(page, 4);
    expect(await banqiBoardOf(page)).toBe(before);
    await square(page, 'h4').click();
    await expectPly(page, 5);
  },
);

test('in a game of shogi no tap, drag, key, drop or typed move while looking back makes a move', async ({
  page,
}) => {
  await openTable(page);
  await newGame(page);
  await play(page, ['7g7f', '3c3d', '8h2b+', '3a2b', 'B*8e']);
  const before = await boardOf(page);
  await action(page, 'Previous').click();
  await expectPly(page, 4);
  const there = await boardOf(page);

  const attempts: Readonly<Record<string, () => Promise<void>>> = {
    tap: async () => {
      await square(page, '2g').click();
    },
    drag: async () => {
      await square(page, '2g').dragTo(square(page, '2f'));
    },
    drop: async () => {
      await page.locator('[data-hand="B"][data-seat="0"]').click();
    },
    key: async () => {
      await square(page, '2g').focus();
      await page.keyboard.press('Enter');
    },
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    await attempt();
    await expect(told(page), name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told(page), name).toBeHidden();
  }
  const field = await typeIn(page);
  await write(field, '2g2f');
  await field.press('Enter');
  await expect(told(page)).toBeVisible();
  await expect(field).toHaveValue('2g2f');
  expect(await boardOf(page)).toBe(there);
  await expect(moves(page)).toHaveCount(6);
  await told(page).getByRole('button', { name: english.steps.returnToGame }).click();
  await expectBoard(page, before);
  await write(field, '8c8d');
  await field.press('Enter');
  await expectPly(page, 6);
});

test('a promotion that waits for its answer is there again after a look back is refused and a reload', async ({
  page,
}) => {
  await openTable(page);
  await newGame(page);
  await play(page, ['7g7f', '3c3d']);
  await action(page, 'Previous').click();
  await square(page, '2g').click();
  await expect(told(page)).toBeVisible();
  await told(page).getByRole('button').click();
  await square(page, '8h').click();
  await square(page, '2b').click();
  await expect(page.getByRole('dialog').locator('[data-choice="promote"]')).toBeVisible();
  await page.reload();
  await page.getByRole('dialog').locator('[data-choice="promote"]').click();
  await expectPly(page, 3);
});

test('on a board without a begun game, a move beside the line is a variation, and the page says so', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await page.locator('[data-ply="1"]').click();
  // A move that the line already has is a step along it.
  await play(page, ['3c3d'], { first: 1 });
  await expect(action(page, english.steps.returnToGame)).toBeVisible();
  await page.locator('[data-ply="1"]').click();
  await play(page, ['8c8d'], { first: 1 });
  const words = 'Move 2 begins a variation. The other line is kept.';
  await expect(page.locator('.status')).toContainText(words);
  await expect(page.locator('[aria-live="polite"].unseen').filter({ hasText: words })).toHaveCount(
    1,
  );
  await page.reload();
  await expect(page.locator('.status')).toContainText(words);
  await play(page, ['2g2f']);
  await expect(page.locator('.status')).not.toContainText(words);
});
