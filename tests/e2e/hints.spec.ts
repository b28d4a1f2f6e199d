import { more, pick } from './refereed.ts';
import {
  action,
  expectPly,
  inHand,
  newGame,
  openTable,
  play,
  press,
  setUp,
  square,
} from './table.ts';
import { expect, type Page, test } from './test.ts';
import { ownClock } from './waits.ts';

const targets = (page: Page) => page.locator('[data-mark~="target"], [data-mark~="capture"]');

const meter = (page: Page) => page.getByRole('region', { name: 'Hints' }).getByRole('meter');

/** Opens the table for a player who has learned something here before. */
const openTableKnowing = async (page: Page, learners: object): Promise<void> => {
  await page.addInitScript(
    (known) => {
      if (localStorage.getItem('shogi-table/progress') === null)
        localStorage.setItem('shogi-table/progress', known);
    },
    JSON.stringify({ version: 1, learners }),
  );
  await openTable(page);
  await square(page, '5i').hover();
  await expect(meter(page)).toBeAttached();
};

test('the marks of a piece wait once it is known, for that seat alone, and a mistake brings them back', async ({
  page,
}) => {
  await ownClock(page);
  await openTableKnowing(page, {});
  await play(page, ['9g9f', '8b7b', '8g8f', '7b8b', '7g7f', '8b7b']);

  // Sente has moved three pawns, so the marks of the next pawn appear after a moment.
  await square(page, '1g').click();
  await expect(meter(page)).toHaveAttribute(
    'aria-valuetext',
    'Pawn: 3 of 8 · Marks after a moment',
  );
  await expect(targets(page)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(targets(page)).toHaveCount(1);
  await square(page, '1f').click();
  await expectPly(page, 7);

  // Gote has moved none.
  await square(page, '1c').click();
  await expect(meter(page)).toHaveAttribute(
    'aria-valuetext',
    'Pawn: 0 of 8 · Marks shown immediately',
  );
  await expect(targets(page)).toHaveCount(1, { timeout: 1000 });
  await square(page, '1d').click();

  await square(page, '2g').click();
  await expect(targets(page)).toHaveCount(0);
  await square(page, '5e').click();
  await expect(page.locator('.status [data-rule]')).toHaveAttribute('data-rule', 'wrong-movement');
  await expect(targets(page)).toHaveCount(1, { timeout: 1000 });
  await expect(meter(page)).toHaveAttribute(
    'aria-valuetext',
    'Pawn: 0 of 8 · Marks shown immediately',
  );
});

test('the moves of a piece known by heart are marked only on request, by key or button, and read aloud', async ({
  page,
}) => {
  await ownClock(page);
  await openTableKnowing(page, { 'person 0': { P: 8, R: 8 } });
  // The marks must not appear for a single frame either.
  await page.evaluate(() => {
    const seen = { marks: 0 };
    Object.assign(globalThis, { seen });
    const board = document.querySelector('[role="grid"]');
    new MutationObserver(() => {
      seen.marks += document.querySelectorAll('[data-mark~="target"]').length;
    }).observe(board ?? document, { subtree: true, attributes: true });
  });
  await square(page, '7g').click();
  await page.clock.runFor(10_000);
  await expect(targets(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => (globalThis as unknown as { seen: { marks: number } }).seen.marks),
  ).toBe(0);
  await page.keyboard.press('h');
  await expect(targets(page)).toHaveCount(1);
  await expect(page.getByText('Can go to 7f.')).toBeAttached();

  await square(page, '2h').click();
  await expect(targets(page)).toHaveCount(0);
  await action(page, 'Show where it can go (key: h)').click();
  await expect(targets(page)).toHaveCount(6);
});

test('squares that a rule closes are hatched or crossed out before a player tries them', async ({
  page,
}) => {
  await setUp(page, '4k4/9/5+P3/9/9/9/PP1PP1PPP/9/4K4 b P 1');
  await inHand(page, 'P', 0).click();
  await expect(page.locator('.hinted .band')).toHaveCount(8);
  await setUp(page, '4k4/9/9/9/9/9/9/r8/4K4 b - 1');
  await square(page, '5i').click();
  await expect(page.locator('.hinted .cross')).toHaveCount(3);
});

test('a beginner reads once about each thing that comes up for the first time, with a link to the rules', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '5e').hover();
  await page.locator('[data-action="show-moves"]').click();
  const strip = page.locator('.status');
  await play(page, ['7g7f', '3c3d', '8h2b+']);
  await expect(strip).toContainText('A piece may promote');
  await play(page, ['3a2b'], { first: 1 });
  await expect(strip).toContainText('You have captured a piece');
  await expect(strip.locator('[data-action="rules"]')).toHaveAttribute(
    'href',
    '#/rules/shogi/drop',
  );
  await play(page, ['B*8e']);
  await expect(strip).toContainText('A dropped piece is unpromoted');

  // The same move brings the next thing to learn, and after that no more.
  for (const told of ['You have captured a piece', 'Gote to move']) {
    await newGame(page);
    await play(page, ['7g7f', '3c3d', '8h2b+']);
    await expect(strip).toContainText(told);
  }
});

test('learning progress is kept, and can be cleared and brought back', async ({ page }) => {
  await openTableKnowing(page, { 'person 0': { P: 8 } });
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '1');
  await page.getByRole('link', { name: 'Settings' }).click();
  await action(page, 'Clear learning progress').click();
  await expect(page.getByText('Progress cleared')).toBeVisible();
  await action(page, 'Undo').click();
  await expect(action(page, 'Clear learning progress')).toHaveAttribute('aria-disabled', 'false');
  await action(page, 'Clear learning progress').click();

  await page.reload();
  await page.getByRole('link', { name: 'Play' }).click();
  await square(page, '7g').click();
  await expect(meter(page)).toHaveAttribute(
    'aria-valuetext',
    'Pawn: 0 of 8 · Marks shown immediately',
  );
  await expect(targets(page)).toHaveCount(1);
});

test('a teacher plays without marks, and the learner with marks that fade', async ({ page }) => {
  await openTable(page);
  await press(page, 'New game');
  await pick('Teacher')(page);
  await more(page);
  const help = (name: string) => page.getByRole('group', { name: `Help for ${name}` });
  await expect(help('Player 1').getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(help('Player 2').getByRole('radio', { name: 'Marks that fade' })).toBeChecked();
  await action(page, 'Begin').click();

  await square(page, '7g').click();
  await expect(page.locator('.board-tools')).toBeVisible();
  await expect(targets(page)).toHaveCount(0);
  await square(page, '7f').click();
  await expectPly(page, 1);
  await square(page, '3c').click();
  await expect(targets(page)).toHaveCount(1);
});
