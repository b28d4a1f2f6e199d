/** The screen reader output at a table of xiangqi that is used by keyboard alone. */
import { aMoment, expectHeardSince, heardSince, listen, standOn } from './ears.ts';
import { heardOfXiangqi } from './heard-games.ts';
import { expectPly, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { cannonGame, chasing, setUp } from './xiangqi.ts';

/** Makes a move by keys, going straight to each point. */
const keyMove = async (page: Page, move: string): Promise<void> => {
  for (const point of [move.slice(0, 2), move.slice(2)]) {
    await square(page, point).focus();
    await page.keyboard.press('Enter');
    await aMoment(page);
  }
};

/** Goes to the points of a move with the arrow keys, and presses there. */
const walkMove = async (page: Page, move: string): Promise<void> => {
  const focused = page.locator('[role="grid"] :focus');
  for (const goal of [move.slice(0, 2), move.slice(2)]) {
    const at = (await focused.getAttribute('data-square')) ?? '';
    const across = goal.charCodeAt(0) - at.charCodeAt(0);
    const up = goal.charCodeAt(1) - at.charCodeAt(1);
    for (let i = 0; i < Math.abs(across); i += 1)
      await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); i += 1)
      await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    await expect(square(page, goal)).toBeFocused();
    await page.keyboard.press('Enter');
    await aMoment(page);
  }
};

/** Opens the table for a screen reader user, with all live regions there. */
const openForEars = async (page: Page, fen?: string): Promise<void> => {
  await listen(page);
  await setUp(page, fen);
  await standOn(page, 'e2');
};

test('a whole game is played with arrow keys and Enter alone, and each move is announced', async ({
  page,
}) => {
  await openForEars(page);
  const heard: string[] = [];
  for (const [i, move] of cannonGame.entries()) {
    await walkMove(page, move);
    await expectPly(page, i + 1);
    // Points on the way are announced too.
    await expect
      .poll(async () => {
        heard.push(...(await heardSince(page)));
        return heard.filter((words) => /^(Red|Black):/.test(words));
      })
      .toEqual(heardOfXiangqi['en-US'].moves.slice(0, i + 1).map(([, told]) => told));
  }
});

test('a square that a blocked horse cannot reach says so, and says why to a player who rests on it', async ({
  page,
}) => {
  await openForEars(page);
  await square(page, 'b0').focus();
  await page.keyboard.press('Enter');
  await expectHeardSince(page, ['horse chosen, 2 moves: a2, c2.']);
  await square(page, 'd1').focus();
  await expectHeardSince(page, ['The elephant on c0 stands at the horse’s leg and blocks it.']);
  await expect(square(page, 'd1')).toHaveAccessibleDescription('Not possible');
});

test('a player who chooses a piece right after going to it hears only that it is chosen', async ({
  page,
}) => {
  await openForEars(page);
  await square(page, 'b0').evaluate((place: HTMLElement) => {
    place.focus();
    place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    // Simulates a slow machine, on which the announcement for the focus has not come yet.
    const until = performance.now() + 80;
    while (performance.now() < until);
  });
  await aMoment(page);
  await expectHeardSince(page, ['horse chosen, 2 moves: a2, c2.']);
});

test('a chase that repeats is announced before it loses', async ({ page }) => {
  await openForEars(page, chasing.fen);
  for (const move of chasing.round) await keyMove(page, move);
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await heardSince(page)));
      return heard;
    })
    .toEqual(
      expect.arrayContaining([
        'Black: cannon to a7.',
        'Repeated by chasing one piece: if it goes on, Red loses.',
      ]),
    );
});
