/** Xiangqi at the table: a whole game, every refusal with its proof, and games that end by the rules of repetition. */
import { words as englishXiangqi } from '#i18n/en/xiangqi/words.ts';
import { putAway } from './refusal-cases.ts';
import { action, expectPly, marked, play, refusal, resultCard, square, typeIn } from './table.ts';
import { expect, promise, test } from './test.ts';
import { write } from './write.ts';
import {
  beginXiangqi,
  cannonGame,
  cannonMate,
  chasing,
  checking,
  expectBoard,
  FIRST,
  FIRST_BOARD,
  setUp,
} from './xiangqi.ts';

test('two people choose xiangqi and play a whole game with taps', promise, async ({ page }) => {
  await beginXiangqi(page);
  await expectBoard(page, FIRST_BOARD);
  await expect(page).toHaveTitle('Xiangqi table · 象棋');
  await square(page, 'h2').click();
  expect(await marked(page, 'selected')).toEqual(['h2']);
  // Fading hints follow the choice a frame later.
  await expect.poll(() => marked(page, 'capture')).toEqual(['h9']);
  await page.keyboard.press('Escape');
  await play(page, cannonGame);
  await expectBoard(page, cannonMate);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
  await expect(page.locator('.moves-panel')).toContainText('C3+5');
});

interface Case {
  readonly rule: string;
  readonly fen?: string;
  /** Points to tap; or a move to type, where a tap means something else. */
  readonly word: string;
  readonly typed?: true;
  readonly says: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** A piece that is drawn where it would stand. */
  readonly ghost?: string;
}

const cases: readonly Case[] = [
  {
    rule: 'not-your-turn',
    word: 'a6a5',
    typed: true,
    says: 'It is not your turn to move the soldier on a6.',
    marks: { cause: ['a6'] },
  },
  {
    rule: 'own-piece',
    word: 'a0a3',
    typed: true,
    says: 'Your own soldier stands on a3.',
    marks: { cause: ['a3'] },
  },
  {
    rule: 'wrong-movement',
    word: 'a0b1',
    says: englishXiangqi.reasons.movement.chariot,
    marks: { cause: ['a0'] },
  },
  {
    rule: 'soldier-backwards',
    word: 'a3a2',
    says: englishXiangqi.reasons.soldierBackwards,
    marks: { cause: ['a3'] },
  },
  {
    rule: 'soldier-sideways',
    word: 'a3b3',
    says: englishXiangqi.reasons.soldierSideways,
    marks: { cause: ['a3'] },
  },
  {
    rule: 'palace',
    fen: '3k5/9/9/p8/9/9/P8/5K3/9/9 w',
    word: 'f2g2',
    says: 'A king may not leave its palace.',
    marks: { cause: ['f2'] },
  },
  {
    rule: 'river',
    fen: '3k5/9/9/p8/9/2B6/P8/9/9/4K4 w',
    word: 'c4a6',
    says: englishXiangqi.refusals.river,
    marks: { cause: ['c4'] },
  },
  {
    rule: 'horse-leg',
    word: 'b0d1',
    says: 'The elephant on c0 stands at the horse’s leg and blocks it.',
    marks: { blocked: ['c0'] },
  },
  {
    rule: 'elephant-eye',
    fen: '3k5/9/9/p8/9/9/P8/4B4/3N5/4K4 w',
    word: 'e2c0',
    says: 'The horse on d1 stands in the elephant’s eye and blocks it.',
    marks: { blocked: ['d1'] },
  },
  {
    rule: 'blocked',
    word: 'a0a4',
    says: 'The soldier on a3 is in the way.',
    marks: { blocked: ['a3'] },
  },
  {
    rule: 'cannon-no-screen',
    word: 'b2b7',
    says: 'To capture on b7 the cannon needs one piece to jump over.',
    marks: { cause: ['b2'] },
  },
  {
    rule: 'cannon-many-screens',
    fen: '3k5/4r4/9/4p4/4P4/9/4C4/9/9/4K4 w',
    word: 'e3e8',
    says: 'A cannon captures over one piece, not over 2.',
    marks: { blocked: ['e6', 'e5'] },
  },
  {
    rule: 'pinned',
    fen: '3k5/9/4r4/9/9/9/9/9/4R4/4K4 w',
    word: 'e1d1',
    says: 'The chariot on e1 shields your king from the chariot on e7.',
    marks: { cause: ['e7'], exposed: ['e0'] },
  },
  {
    rule: 'king-left-in-check',
    fen: '3k5/9/4r4/9/9/9/9/9/R8/4K4 w',
    word: 'a1a2',
    says: 'The chariot on e7 still checks your king.',
    marks: { cause: ['e7'], check: ['e0'] },
  },
  {
    rule: 'moved-into-check',
    fen: '4k4/9/5r3/9/9/9/9/4N4/9/4K4 w',
    word: 'e0f0',
    says: 'The chariot on f7 would take your king on f0.',
    marks: { exposed: ['f0'] },
    ghost: 'K',
  },
  {
    rule: 'facing-kings',
    fen: '4k4/9/9/9/9/9/9/9/4C4/4K4 w',
    word: 'e1d1',
    says: 'Your king would face the king on e9 on an open file.',
    marks: { cause: ['e9'], exposed: ['e0'] },
  },
];

test('a player who breaks a rule sees which, why, and what proves it', async ({ page }) => {
  test.slow();
  for (const { rule, fen = FIRST, word, typed, says, marks, ghost } of cases)
    await test.step(rule, async () => {
      await setUp(page, fen);
      if (typed) {
        await write(await typeIn(page), word);
        await page.keyboard.press('Enter');
      } else {
        await square(page, word.slice(0, 2)).click();
        await square(page, word.slice(2)).click();
      }
      await expect(refusal(page)).toHaveAttribute('data-rule', rule);
      await expect(refusal(page)).toHaveText(says);
      for (const [mark, squares] of Object.entries(marks))
        await expect.poll(() => marked(page, mark)).toEqual(squares);
      const there = page.locator('[data-ghost]');
      await expect(there).toHaveCount(ghost === undefined ? 0 : 1);
      if (ghost !== undefined) await expect(there).toHaveAttribute('data-ghost', ghost);
      await expectPly(page, 0);
      await putAway(page);
    });
});

test('a perpetual check is warned of the second time, and lost the third', async ({ page }) => {
  await setUp(page, checking.fen);
  await play(page, checking.round);
  await expect(page.locator('.status-warning')).toHaveText(
    'Repeated by nothing but checks: if it goes on, Red loses.',
  );
  await play(page, checking.round);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'perpetual-check');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '1');
  await expect(resultCard(page)).toContainText('The same position stood three times:');
  await resultCard(page).getByRole('button', { name: 'Move 4' }).click();
  await expectPly(page, 4);
});

test('a perpetual chase is warned of, lost, and the chased piece is shown', async ({ page }) => {
  await setUp(page, chasing.fen);
  await play(page, chasing.round);
  await expect(page.locator('.status-warning')).toHaveText(
    'Repeated by chasing one piece: if it goes on, Red loses.',
  );
  await play(page, chasing.round);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'perpetual-chase');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '1');
  await action(page, 'Why?').click();
  await expect.poll(() => marked(page, 'cause')).toEqual(['a7']);
});
