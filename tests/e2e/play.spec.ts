import { messages as english } from '#i18n/en/index.ts';
import {
  action,
  backAndForth,
  boardOf,
  choice,
  expectBoard,
  expectPly,
  inHand,
  lookAtStart,
  marked,
  matedBoard,
  matingGame,
  openTable,
  play,
  press,
  resultCard,
  START,
  setUp,
  shownMove,
  square,
  stepsOf,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';

/** Drags with the mouse, in steps, as a hand does. */
const drag = async (page: Page, usi: string, seat: 0 | 1): Promise<void> => {
  const { from, to, way } = stepsOf(page, usi, seat);
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  if (way !== undefined) await choice(page, way).click();
};

test('two people play a whole game to checkmate by tapping', promise, async ({ page }) => {
  await openTable(page);
  await play(page, matingGame);

  await expectBoard(page, matedBoard);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
  await expect(resultCard(page)).toContainText('Sente wins');
  expect(await marked(page, 'check')).toEqual(['6b']);
  // The game is over: no piece can be selected any more.
  await square(page, '5c').click();
  expect(await marked(page, 'selected')).toEqual([]);
});

test(
  'two people play a whole game to checkmate by dragging with a mouse',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, matingGame, { by: drag });
    await expectBoard(page, matedBoard);
    await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  },
);

test('a piece put down where it was picked up stays chosen, and one dropped off the board too', async ({
  page,
}) => {
  await openTable(page);
  const from = square(page, '7g');
  await from.hover();
  await page.mouse.down();
  await square(page, '6e').hover();
  await from.hover();
  await page.mouse.up();
  expect(await marked(page, 'selected')).toEqual(['7g']);
  await expectBoard(page, START);

  await square(page, '7f').click();
  await expectPly(page, 1);
});

test('the chosen piece shows where it can go, and the last move where it came from', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/4p4/4R4/9/9/9/4K4 b G 1');
  await square(page, '5e').click();
  expect(await marked(page, 'selected')).toEqual(['5e']);
  await expect.poll(() => marked(page, 'capture')).toEqual(['5d']);
  expect(await marked(page, 'target')).toContain('1e');
  expect(await marked(page, 'target')).not.toContain('5c');

  await inHand(page, 'G', 0).click();
  await expect(inHand(page, 'G', 0)).toHaveAttribute('data-mark', 'selected');
  const drops = await marked(page, 'drop');
  expect(drops).toHaveLength(81 - 4);
  expect(await marked(page, 'target')).toEqual([]);

  await square(page, '5b').click();
  expect(await marked(page, 'last')).toEqual(['5b']);
  expect(await marked(page, 'check')).toEqual(['5a']);
  await play(page, ['5a5b'], { first: 1 });
  expect((await marked(page, 'last')).toSorted()).toEqual(['5a', '5b']);
});

test('a second press on the square deselects the piece, and another own piece is selected instead', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '7g').click();
  await square(page, '7g').click();
  expect(await marked(page, 'selected')).toEqual([]);
  await square(page, '7g').click();
  await square(page, '2g').click();
  expect(await marked(page, 'selected')).toEqual(['2g']);
  await page.keyboard.press('Escape');
  expect(await marked(page, 'selected')).toEqual([]);
});

test('a captured piece lies in the hand of the player who took it, and the hand counts', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/9/4p4/4P4/9/9/4K4 b 2P14p 1');
  await expect(inHand(page, 'P', 0)).toHaveAttribute('data-count', '2');
  await play(page, ['5f5e']);
  await expect(inHand(page, 'P', 0)).toHaveAttribute('data-count', '3');
  await expect(inHand(page, 'P', 1)).toHaveAttribute('data-count', '14');
});

test('a takeback is made again by redo', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  const after = await boardOf(page);
  await action(page, 'Take back').click();
  await action(page, 'Take back').click();
  await expectBoard(page, START);
  await action(page, 'Redo').click();
  await action(page, 'Redo').click();
  await expectBoard(page, after);
  // Sente is to move again, as after the two moves.
  await play(page, ['2g2f']);
});

test('the list of moves keeps the move shown in sight', async ({ page }) => {
  await openTable(page);
  await play(page, [...matingGame.slice(0, 2), ...backAndForth, ...backAndForth, '2g2f']);
  await expect(shownMove(page)).toBeInViewport({ ratio: 0.95 });
  await lookAtStart(page);
  await expect(shownMove(page)).toBeInViewport({ ratio: 0.95 });
});

test('stepping back and forth leaves the game as it is', promise, async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  const now = await boardOf(page);

  await action(page, 'Previous').click();
  await expectPly(page, 2);
  await action(page, 'First').click();
  await expectBoard(page, START);
  await action(page, 'Next').click();
  await expectPly(page, 1);
  await action(page, 'Last').click();
  await expectBoard(page, now);

  await page.locator('[data-ply="1"]').click();
  await action(page, english.steps.returnToGame).click();
  await expectBoard(page, now);
  await play(page, ['8c8d'], { first: 1 });
});

test(
  'a move made while looking back becomes a variation, and the first line is kept',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['7g7f', '3c3d', '2g2f']);
    const first = await boardOf(page);
    await page.locator('[data-ply="1"]').click();
    await play(page, ['8c8d'], { first: 1 });

    const beside = page.getByRole('list', { name: '1 variation here' });
    await expect(beside.getByRole('button')).toHaveCount(2);
    await beside.getByRole('button').first().click();
    await expect(square(page, '3d')).toHaveAttribute('data-piece', 'p');
    await action(page, 'Last').click();
    await expectBoard(page, first);
    await action(page, english.steps.returnToGame).click();
    await expect(square(page, '8d')).toHaveAttribute('data-piece', 'p');
    await expect(shownMove(page)).toHaveAttribute('data-ply', '2');
  },
);

test('the board turns, and is played from the other side', async ({ page }) => {
  await openTable(page);
  const above = async (a: string, b: string): Promise<boolean> => {
    const [one, other] = [await square(page, a).boundingBox(), await square(page, b).boundingBox()];
    return (one?.y ?? 0) < (other?.y ?? 0);
  };
  expect(await above('5a', '5i')).toBe(true);
  await press(page, 'Flip board');
  await expect.poll(() => above('5i', '5a')).toBe(true);
  await play(page, backAndForth);
  await expectBoard(page, START);
  await page.reload();
  await expectPly(page, 4);
  expect(await above('5i', '5a')).toBe(true);
});
