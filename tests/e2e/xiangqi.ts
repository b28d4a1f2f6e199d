/** Steps of the browser tests at a xiangqi table. */
import { expect, type Page } from '@playwright/test';
import { action, openTable, press, square } from './table.ts';
import { tick } from './tick.ts';

/** The first position, as its board is read from the screen. */
export const FIRST_BOARD = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

export const FIRST = `${FIRST_BOARD} w - - 0 1`;

/** A whole game: a cannon goes along the bank, takes an elephant and mates over the mandarin beside it. */
export const cannonGame: readonly string[] = ['h2h4', 'd9e8', 'h4g4', 'g6g5', 'g4g9'];

/** The board when that game is over. */
export const cannonMate = 'rnb1kaCnr/4a4/1c5c1/p1p1p3p/6p2/9/P1P1P1P1P/1C7/9/RNBAKABNR';

/** Red checks with every move, and the position repeats. */
export const checking = {
  fen: '3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1',
  round: ['e1d1', 'd9e9', 'd1e1', 'e9d9'],
};

/** Red chases the cannon with every move, and the position repeats. */
export const chasing = {
  fen: '4k4/9/c8/9/9/9/9/9/1R7/3K5 w - - 0 1',
  round: ['b1a1', 'a7b7', 'a1b1', 'b7a7'],
};

/** The board as the first field of a FEN, read from the points' attributes. */
export const boardOf = (page: Page): Promise<string> =>
  page.locator('[role="grid"]').evaluate((grid) =>
    Array.from('9876543210', (rank) =>
      Array.from('abcdefghi', (file) => {
        const cell = grid.querySelector(`[data-square="${file}${rank}"]`);
        return cell?.getAttribute('data-piece') || '1';
      })
        .join('')
        .replace(/1+/g, (empty) => String(empty.length)),
    ).join('/'),
  );

export const expectBoard = (page: Page, board: string): Promise<void> =>
  expect.poll(() => boardOf(page)).toBe(board);

/** Begins a game from a position. */
export const setUp = async (page: Page, fen = FIRST): Promise<void> => {
  await page.goto(`./#/p/xiangqi/${encodeURIComponent(fen)}`);
  await expectBoard(page, fen.split(' ')[0] ?? '');
  // The board may already have looked like this. The game has begun once its address is its own.
  await expect(page).not.toHaveURL(/#\/p\//);
};

/** Chooses xiangqi among the games of the start screen. */
export const chooseXiangqi = async (page: Page): Promise<void> => {
  const choice = page.locator('[data-option="game"][data-value="xiangqi"]');
  await tick(choice);
};

/** Opens the table for a first visit, and begins a game of xiangqi. */
export const beginXiangqi = async (
  page: Page,
  ...answers: readonly ((page: Page) => Promise<unknown>)[]
): Promise<void> => {
  await openTable(page);
  await press(page, 'New game');
  await chooseXiangqi(page);
  for (const give of answers) await give(page);
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(square(page, 'e0')).toBeVisible();
};
