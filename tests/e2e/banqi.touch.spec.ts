/** Banqi on a phone: a whole game by touch. */
import { sample } from '../../src/games/banqi/sample.ts';
import { beginBanqi, letFall, turnsOf } from './banqi.ts';
import { expectPly, resultCard, square } from './table.ts';
import { expect, promise, test } from './test.ts';

const game = turnsOf(sample.text);

test('two people play a whole game of banqi on a phone', promise, async ({ page }) => {
  await letFall(
    page,
    game.map(({ drawn }) => drawn),
  );
  await beginBanqi(page);
  for (const [i, { squares }] of game.entries()) {
    for (const name of squares) await square(page, name).tap();
    await expectPly(page, i + 1);
  }
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'no-pieces');
});
