/** Banqi at the table: a whole game by tap, what is hidden and known, who takes whom, and refusals with their proofs. */
import { sample } from '../../src/games/banqi/sample.ts';
import { beginBanqi, boardOf, expectBoard, FIRST, letFall, setUp, turnsOf } from './banqi.ts';
import { putAway } from './refusal-cases.ts';
import {
  action,
  expectPly,
  marked,
  plateOf,
  refusal,
  resultCard,
  square,
  typeIn,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { write } from './write.ts';

const game = turnsOf(sample.text);

/** The tally of the face-down pieces of a colour, in words. */
const hidden = (page: Page, colour: 'red' | 'black') => page.locator(`[data-colour="${colour}"]`);

test('two people choose banqi and play a whole game with taps', promise, async ({ page }) => {
  await letFall(
    page,
    game.map(({ drawn }) => drawn),
  );
  await beginBanqi(page);
  await expect(page).toHaveTitle('Banqi table · 暗棋');
  await expect(plateOf(page, 'Player 1')).toBeVisible();
  await expect(hidden(page, 'red')).toHaveAccessibleName(
    'Red, face down: 16. king 1, mandarin 2, elephant 2, chariot 2, horse 2, cannon 2, soldier 5',
  );
  for (const [i, { squares, drawn }] of game.entries()) {
    for (const name of squares) await square(page, name).click();
    await expectPly(page, i + 1);
    if (drawn !== undefined)
      await expect(square(page, squares[0] ?? '')).toHaveAttribute('data-piece', drawn);
  }
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'no-pieces');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
  await expect(resultCard(page)).toContainText('Red has no piece left');
  await expect(hidden(page, 'red')).toHaveAccessibleName('Red: nothing is face down');
  await expect(page.locator('.moves-panel')).toContainText('f2xf3');
});

test('the first piece that is turned up says who has which colour', async ({ page }) => {
  await letFall(page, ['n']);
  await setUp(page);
  await expect(page.locator('[data-part="plate"] [data-seat="open"]')).toHaveCount(2);
  await square(page, 'c3').click();
  await expect(plateOf(page, 'Black')).toBeVisible();
  await expect(page.locator('.plate-near [data-part="plate"] svg')).toHaveAttribute(
    'data-seat',
    '1',
  );
  await expect(page.locator('.status')).toHaveText('Player 1 is Black · Red to move');
  await expect(hidden(page, 'black')).toHaveAccessibleName(/face down: 15.*horse 1/);
  // The status line says it until the next turn, and only then asks a newcomer again.
  await square(page, 'd3').click();
  await expect(page.locator('.status')).toContainText('New to banqi?');
  await page.locator('[data-action="knows-game"]').click();
  await expect(page.locator('.status')).toHaveText('Black to move');
});

test('a turned-up piece is the same after an immediate reload', async ({ page }) => {
  await setUp(page);
  for (const [i, name] of ['c3', 'd3', 'e2', 'h4'].entries()) {
    await square(page, name).click();
    await expect(square(page, name)).not.toHaveAttribute('data-piece', 'x');
    const board = await boardOf(page);
    await page.reload();
    await expectPly(page, i + 1);
    await expectBoard(page, board);
  }
});

test('a turn-up that is taken back is known, and shows the same again', async ({ page }) => {
  await letFall(page, ['R', 'p', 'K']);
  await setUp(page);
  await square(page, 'c3').click();
  await expectPly(page, 1);
  await action(page, 'Take back').click();
  await expectPly(page, 0);
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'x');
  await expect(page.locator('.known')).toHaveAttribute(
    'title',
    'c3 is face down again; both have seen it: red chariot',
  );
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'p');
  await square(page, 'c3').click();
  await expect(square(page, 'c3')).toHaveAttribute('data-piece', 'R');
  await expect(page.locator('.known')).toHaveCount(0);
});

test('the table of who takes whom is one press away, by button and by key', async ({ page }) => {
  await setUp(page);
  await square(page, 'c3').click();
  await expectPly(page, 1);
  await page.getByRole('button', { name: 'Capture table', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Capture table', exact: true });
  await expect(sheet.getByRole('row')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('w');
  await expect(sheet.getByRole('row')).toHaveCount(8);
  await expectNoFinding(page);
});

interface Case {
  readonly rule: string;
  readonly position: string;
  /** Squares to tap; or a move to type, where a tap means something else. */
  readonly word: string;
  readonly typed?: true;
  readonly says: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

const cases: readonly Case[] = [
  {
    rule: 'rank',
    position: '8/8/3Pr3/7k 1 r - 0',
    word: 'd2e2',
    says: 'A soldier cannot take a chariot.',
    marks: { cause: ['e2'] },
  },
  {
    rule: 'king-soldier',
    position: '8/8/3Kp3/7k 1 r - 0',
    word: 'd2e2',
    says: 'A king cannot take a soldier.',
    marks: { cause: ['e2'] },
  },
  {
    rule: 'no-screen',
    position: '8/8/C4r2/7k 1 r - 0',
    word: 'a2f2',
    says: 'The cannon needs exactly one piece to jump over.',
    marks: { cause: ['a2'] },
  },
  {
    rule: 'many-screens',
    position: '8/8/CP1p1r2/7k 1 r - 0',
    word: 'a2f2',
    says: 'The cannon jumps exactly one piece, and here are 2.',
    marks: { blocked: ['b2', 'd2'] },
  },
  {
    rule: 'not-adjacent',
    position: '8/8/R7/7k 1 r - 0',
    word: 'a2c2',
    says: 'A chariot moves and captures one square straight.',
    marks: { cause: ['a2'] },
  },
  {
    rule: 'face-down-target',
    position: '8/8/Rx6/7k 1 r p 0',
    word: 'a2b2',
    typed: true,
    says: 'The piece on b2 lies face down: it cannot be taken.',
    marks: { blocked: ['b2'] },
  },
  {
    rule: 'not-your-piece',
    position: '8/8/R7/6Kk 1 r - 0',
    word: 'h1h2',
    typed: true,
    says: 'It is not your turn to move the king on h1.',
    marks: { cause: ['h1'] },
  },
];

test('a player who breaks a rule sees which, why, and what proves it', async ({ page }) => {
  for (const { rule, position, word, typed, says, marks } of cases)
    await test.step(rule, async () => {
      await setUp(page, position);
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
      await expectPly(page, 0);
      await putAway(page);
    });
});

test('the board lies in a wide window and stands in a high one, and arrow keys move as it is seen', async ({
  page,
}) => {
  await setUp(page, FIRST);
  await square(page, 'c3').focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'd3')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('row')).toHaveCount(8);
  // Standing, files go down and ranks to the right.
  await square(page, 'c3').focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'c4')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(square(page, 'd4')).toBeFocused();
  await square(page, 'b1').click();
  await expect(square(page, 'b1')).not.toHaveAttribute('data-piece', 'x');
  await expectPly(page, 1);
});
