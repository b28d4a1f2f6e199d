/** A hunt alone by keys and by ear. */
import { expectPly, inHand, square } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const heard = (page: Page): Locator => page.locator('main > p.unseen[role="status"]');

const pressEnter = async (page: Page, thing: Locator): Promise<void> => {
  await thing.focus();
  await page.keyboard.press('Enter');
};

test('a hunt is begun, played to mate and begun again by keys, and its task and its result are heard', async ({
  page,
}) => {
  // The seed of the king is 0.
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array : random(array));
  });
  await page.goto('./#/learn/shogi/first-game/corner-hunt');
  await pressEnter(page, page.locator('[data-action="begin"]'));
  await expect(heard(page)).toHaveText('Mate the king in the corner.');
  const moves = ['G*4c', 'G*3b', '3e2e', '2e2d', '4c3c', '3b2b'];
  for (const [i, move] of moves.entries()) {
    const from = move.startsWith('G') ? inHand(page, 'G', 0) : square(page, move.slice(0, 2));
    await pressEnter(page, from);
    await pressEnter(page, square(page, move.slice(2)));
    await expectPly(page, i === moves.length - 1 ? 2 * i + 1 : 2 * i + 2);
  }
  await expect(heard(page)).toHaveText('Caught in 6 moves!');
  await pressEnter(page, page.locator('[data-action="rematch"]:visible').first());
  await expect(heard(page)).toHaveText('Mate the king in the corner.');
  await expectPly(page, 0);
});
