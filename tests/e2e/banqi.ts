/** What the browser tests of banqi do at its table. */
import { expect, type Page } from '@playwright/test';
import { action, openTable, press, square } from './table.ts';

/** The first position, as its board is read from the screen. */
export const FIRST_BOARD = 'xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx';

export const FIRST = `${FIRST_BOARD} 1 - * 0`;

/** The board as the first field of a position text, read from what the squares say of themselves. */
export const boardOf = (page: Page): Promise<string> =>
  page.locator('[role="grid"]').evaluate((grid) =>
    Array.from('4321', (rank) =>
      Array.from('abcdefgh', (file) => {
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
export const setUp = async (page: Page, position = FIRST): Promise<void> => {
  await page.goto(`./#/p/banqi/${encodeURIComponent(position)}`);
  await expectBoard(page, position.split(' ')[0] ?? '');
};

/** Opens the table as someone does who comes for the first time, and begins a game of banqi. */
export const beginBanqi = async (page: Page): Promise<void> => {
  await openTable(page);
  await press(page, 'New game');
  const choice = page.locator('[data-option="game"][data-value="banqi"]');
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBoard(page, FIRST_BOARD);
  await expect(square(page, 'a1')).toBeVisible();
};
