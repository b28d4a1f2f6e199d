/** Steps of the browser tests at a banqi table. */
import { expect, type Page } from '@playwright/test';
import { action, openTable, press, square } from './table.ts';
import { tick } from './tick.ts';

/** The first position, as its board is read from the screen. */
export const FIRST_BOARD = 'xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx';

export const FIRST = `${FIRST_BOARD} 1 - * 0`;

/** The board as the first field of a position text, read from the squares' attributes. */
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
  // The board may already have looked like this. The game has begun once its address is its own.
  await expect(page).not.toHaveURL(/#\/p\//);
};

/** Opens the table for a first visit, and begins a game of banqi. */
export const beginBanqi = async (page: Page): Promise<void> => {
  await openTable(page);
  await press(page, 'New game');
  const choice = page.locator('[data-option="game"][data-value="banqi"]');
  await tick(choice);
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBoard(page, FIRST_BOARD);
  await expect(square(page, 'a1')).toBeVisible();
};

/** The letters of the faces with their numbers, in the order in which a random number selects one. */
const set = Object.entries({ K: 1, A: 2, B: 2, R: 2, N: 2, C: 2, P: 5 });
const wholeSet = [...set, ...set.map(([letter, count]) => [letter.toLowerCase(), count] as const)];

/**
 * Makes turn-ups show these letters, from a full set of face-down pieces. A turn without a letter is no turn-up. Call
 * it before the page is opened.
 */
export const letFall = (page: Page, turns: readonly (string | undefined)[]): Promise<unknown> => {
  const left = new Map(wholeSet);
  const falls = turns.map((drawn) => {
    if (drawn === undefined) return 0;
    const all = [...left].reduce((sum, [, count]) => sum + count, 0);
    let before = 0;
    for (const [letter, count] of left) {
      if (letter === drawn) break;
      before += count;
    }
    left.set(drawn, (left.get(drawn) ?? 0) - 1);
    return Math.floor(((before + 0.5) / all) * 2 ** 32);
  });
  return page.addInitScript((given) => {
    const falling = given.values();
    let names = 0;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into instanceof Uint32Array) into[0] = falling.next().value ?? 0;
      if (into instanceof Uint8Array) {
        names += 1;
        into[0] = names;
      }
      return into;
    };
  }, falls);
};

/** A turn of a record: the squares to press, and the piece that a turn-up shows. */
interface Written {
  readonly squares: readonly string[];
  readonly drawn: string | undefined;
}

/** The turns of a record's text, without its head. */
export const turnsOf = (text: string): readonly Written[] =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .split(/\s+/)
    .filter((word) => /^[a-h][1-4]/.test(word))
    .map((word) => ({
      squares: word.match(/[a-h][1-4]/g) ?? [],
      drawn: word.split('=')[1],
    }));
