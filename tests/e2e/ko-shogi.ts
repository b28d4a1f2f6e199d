/** Steps of the browser tests at a ko shogi table. */
import { expect, type Page } from '@playwright/test';
import { koShogi } from '../../src/games/ko-shogi/game.ts';
import { fragment } from '../ko-shogi/fragment.ts';
import { action, expectPly, openTable, press, square } from './table.ts';
import { tick } from './tick.ts';

/** The text of a position of a few pieces. Both generals stand on their first points unless given. */
export const fewPieces = (black: string, white = '', turn: 0 | 1 = 0): string =>
  koShogi.text.position(fragment(black, white, { turn }));

/** Begins a game from a position of a few pieces, or from its text. */
export const setUp = async (page: Page, position: string): Promise<void> => {
  await page.goto(`./#/p/ko-shogi/${encodeURIComponent(position)}`);
  await expect(page.locator('[role="grid"] [data-square]')).toHaveCount(361);
  const [field = ''] = position.split(' ');
  await expect.poll(() => boardOf(page)).toBe(field);
  await expect(page).not.toHaveURL(/#\/p\//);
  await expectPly(page, 0);
};

/** The board as the first field of a position text, read from the points' attributes. */
export const boardOf = (page: Page): Promise<string> =>
  page.locator('[role="grid"]').evaluate((grid) =>
    Array.from('abcdefghijklmnopqrs', (rank) => {
      const tokens: string[] = [];
      let empty = 0;
      for (let file = 19; file >= 1; file -= 1) {
        const piece = grid.querySelector<HTMLElement>(`[data-square="${file}${rank}"]`)?.dataset[
          'piece'
        ];
        if (!piece) empty += 1;
        if (piece && empty > 0) tokens.push(String(empty));
        if (piece) {
          tokens.push(piece);
          empty = 0;
        }
      }
      return [...tokens, ...(empty > 0 ? [String(empty)] : [])].join(',');
    }).join('/'),
  );

/** Expects pieces on points, each as `10j WR`; a point alone is empty. */
export const expectOn = async (page: Page, ...standing: readonly string[]): Promise<void> => {
  for (const one of standing) {
    const [name = '', piece = ''] = one.split(' ');
    await expect(square(page, name), `on ${name}`).toHaveAttribute('data-piece', piece);
  }
};

/** Presses points one after the other, with a mouse or with a finger. */
export const pressAll = async (
  page: Page,
  points: string,
  by: 'click' | 'tap' = 'click',
): Promise<void> => {
  for (const name of points.split(' ')) await square(page, name)[by]();
};

/** Opens the table for a first visit, and begins a game of ko shogi. */
export const beginKoShogi = async (page: Page): Promise<void> => {
  await openTable(page);
  await press(page, 'New game');
  const choice = page.locator('[data-option="game"][data-value="ko-shogi"]');
  await tick(choice);
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectOn(page, '10s G', '10g v', '19n CU');
};

/** A game of long moves from a position of its own: the points that are pressed, and the text of each move. */
export const longGame = {
  position: fewPieces('WR@10j CA@5m +TP@16j M@1m', 'P@11i HS@6k S@7i E@10b P@15i S@17f'),
  turns: [
    ['10j 11i 10j', '10jx11i-10j'],
    ['10b 9c', '10b-9c'],
    ['5m 6k 7i', '5mx6kx7i'],
    ['9c 8d', '9c-8d'],
    ['16j 16h 15i 16f 17f', '16j-16h*15i-16f*17f'],
    ['8d 7e', '8d-7e'],
    ['1m 1a', '1mx1a+'],
  ],
} as const;
