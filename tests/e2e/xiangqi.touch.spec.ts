/** Xiangqi on a phone: a whole game by drag. */
import { fingerOf, pointOf } from './pointers.ts';
import { action, expectPly, play, press, resultCard, square, stepsOf } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { tick } from './tick.ts';
import {
  beginXiangqi,
  cannonGame,
  cannonMate,
  chooseXiangqi,
  expectBoard,
  FIRST,
  setUp,
} from './xiangqi.ts';

const dragMove = async (page: Page, move: string, seat: 0 | 1): Promise<void> => {
  const { from, to } = stepsOf(page, move, seat);
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(from), await pointOf(to)];
  await touch.down(start);
  await touch.slide(start, end);
  await touch.up();
};

test('two people play a whole game of xiangqi with drags', promise, async ({ page }) => {
  await beginXiangqi(page);
  await play(page, cannonGame, { by: dragMove });
  await expectBoard(page, cannonMate);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
});

test('a player who only looks at another game before a new one has theirs back with Cancel', async ({
  page,
}) => {
  await setUp(page, FIRST);
  await play(page, ['h2e2']);
  await press(page, 'New game');
  await tick(page.locator('[data-option="game"][data-value="shogi"]'));
  await expect(square(page, '5i')).toBeAttached();
  await chooseXiangqi(page);
  await action(page, 'Cancel').click();
  await expectPly(page, 1);
  await expect(square(page, 'e2')).toHaveAttribute('data-piece', 'C');
});
