/** Lessons: every level is done as it is stored; wrong answers, help and keys in a level. */
import { stagesOf } from '#games/course.ts';
import { shogiCourse } from '#games/shogi/course/index.ts';
import { messages as english } from '#i18n/en/index.ts';
import { learn } from '#i18n/en/learn/index.ts';
import { lessons as texts } from '#i18n/en/shogi/lessons/index.ts';
import {
  expectLevel,
  expectState,
  lesson,
  lessonAction,
  levels,
  openLevel,
  solve,
} from './lessons.ts';
import { expectBoard, inHand, marked, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { write } from './write.ts';

for (const stage of stagesOf(shogiCourse)) {
  test(`every level of the stage ${stage.id} is done by its stored solution, with three stars`, async ({
    page,
  }) => {
    test.slow();
    const path = levels.filter((one) => one.stage === stage.id);
    await openLevel(page, stage.id, stage.levels[0].id);
    for (const [i, one] of path.entries()) {
      await expectLevel(page, one.stage, one.level);
      await solve(page, one, (at) => at.click());
      await expect(lesson(page)).toHaveAttribute('data-stars', '3');
      if (i < path.length - 1) await lessonAction(page, 'next-level').click();
    }
  });
}

const mating = '4k4/9/4GG3/9/9/9/9/9/4K4';
/** The gold gives check from the side, and the king leaves it. */
const answered = '3k5/5G3/4G4/9/9/9/9/9/4K4';

/** Plays the wrong move of the level of mate, which the king answers. */
const playWrong = async (page: Page): Promise<void> => {
  await openLevel(page, 'aim', 'mate');
  await expectBoard(page, mating);
  await square(page, '4c').click();
  await square(page, '4b').click();
  await expectState(page, 'wrong');
  await expectBoard(page, answered);
};

test(
  'a wrong move is played and answered on the board, and Try again takes both back',
  promise,
  async ({ page }) => {
    await playWrong(page);
    await expect(page.locator('.level-wrong strong')).toHaveText(
      texts.facts.escapes({ at: '6a', by: 'K', face: null, from: '5a' }),
    );
    // A pressed button says again what it does now.
    await expect(lessonAction(page, 'lesson-undo')).toHaveText(learn.level.tryAgain);
    await expect(async () => {
      await lessonAction(page, 'lesson-undo').click();
      await expectState(page, 'open');
    }).toPass();
    await expectBoard(page, mating);
  },
);

test('the next piece that is chosen takes a wrong move back, and is taken up', async ({ page }) => {
  await playWrong(page);
  await expect(async () => {
    await square(page, '5c').click();
    await expectState(page, 'open');
  }).toPass();
  await expectBoard(page, mating);
  expect(await marked(page, 'selected')).toEqual(['5c']);
});

test('arrow keys, a question mark and a look at a piece of the other side leave a wrong move on the board', async ({
  page,
}) => {
  await playWrong(page);
  await square(page, '6a').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('?');
  await expectBoard(page, answered);
  await expectState(page, 'wrong');
});

test('a press within 300 ms after a wrong move does nothing, and one later takes it back', async ({
  page,
}) => {
  await page.clock.install();
  await openLevel(page, 'aim', 'mate');
  await square(page, '4c').click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await square(page, '4b').click();
  await page.clock.runFor(270);
  await expectState(page, 'wrong');
  await page.keyboard.press('Enter');
  await expectState(page, 'wrong');
  await page.clock.runFor(100);
  await page.keyboard.press('Enter');
  await expectState(page, 'open');
  await expectBoard(page, mating);
});

test('two fast presses of Next lead to one next level', async ({ page }) => {
  await openLevel(page, 'table', 'own');
  await square(page, '7g').click();
  await expectState(page, 'done');
  await lessonAction(page, 'next-level').dblclick();
  await expectLevel(page, 'table', 'own-king');
  await expectState(page, 'open');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expectLevel(page, 'table', 'own');
});

test('help comes in three steps: a sentence, one of three squares or the piece, the move', async ({
  page,
}) => {
  await openLevel(page, 'gold', 'sideways');
  const hint = lessonAction(page, 'lesson-hint');
  await hint.click();
  await expect(page.locator('.level-hint')).toHaveText(/\S/);
  await expect(page.locator('.arrows')).toHaveCount(0);
  await hint.click();
  await expect(hint).toHaveText(learn.level.hintStep(2));
  await expect(page.locator('.arrows')).toHaveAttribute('data-arrows', '3');
  await hint.click();
  await expect(page.locator('.arrows')).toHaveAttribute('data-arrows', '1');
  await square(page, '5g').click();
  await square(page, '6f').click();
  await expect(page.locator('.arrows')).toHaveCount(0);
});

test('Show me plays the moves of the solution, and gives no stars', async ({ page }) => {
  await openLevel(page, 'gold', 'ahead');
  for (let i = 0; i < 2; i += 1) await lessonAction(page, 'show-me').click();
  await expectState(page, 'done');
  await expect(lesson(page)).toHaveAttribute('data-stars', '0');
  await expect(page.locator('.level-done strong')).toHaveText(learn.level.shown);
});

test('an arrow shows the first move of a stage, in its first level alone', async ({ page }) => {
  await openLevel(page, 'gold', 'ahead');
  await expect(page.locator('.arrows')).toHaveAttribute('data-arrows', '1');
  await openLevel(page, 'gold', 'back');
  await expect(page.locator('.arrows')).toHaveCount(0);
});

test('a piece that was taken lies in hand, and is not dropped yet', async ({ page }) => {
  await openLevel(page, 'gold', 'ahead');
  await square(page, '5g').click();
  await square(page, '5f').click();
  await expect(inHand(page, 'P', 0)).toBeVisible();
  await inHand(page, 'P', 0).click();
  await expect(page.locator('.level-strip')).toContainText(texts.notYet);
  await expectState(page, 'open');
});

test('a typed move does a level, and a typed square answers one that asks for squares', async ({
  page,
}) => {
  await openLevel(page, 'gold', 'ahead');
  await square(page, '5g').focus();
  await page.keyboard.press('m');
  const field = page.getByLabel(english.typeIn.label);
  for (const move of ['5g5f', '5f5e']) {
    await write(field, move);
    await field.press('Enter');
  }
  await expectState(page, 'done');
  await openLevel(page, 'pawn', 'takes-ahead');
  await square(page, '9i').focus();
  await page.keyboard.press('m');
  await write(field, '5e');
  await field.press('Enter');
  await expectState(page, 'done');
});

test('signs of movement are on the pieces of the first block, until others are chosen', async ({
  page,
}) => {
  await openLevel(page, 'gold', 'ahead');
  const gold = square(page, '5g').locator('.koma use').last();
  await expect(gold).toHaveAttribute('href', /-ways/);
  await page.locator('.piece-set label', { hasText: 'Two kanji' }).click();
  await expect(gold).not.toHaveAttribute('href', /western/);
});

test('an unknown level leads to the path, which says so', promise, async ({ page }) => {
  await page.goto('./#/learn/shogi/gold/sideways-and-back');
  await expect(page.locator('[data-part="path"]')).toBeVisible();
  await expect(page.getByText(learn.path.unknown)).toBeVisible();
});

test('a level that is reloaded in the middle begins again, and what was done stays done', async ({
  page,
}) => {
  await openLevel(page, 'gold', 'ahead');
  await square(page, '5g').click();
  await square(page, '5f').click();
  await page.reload();
  await expectLevel(page, 'gold', 'ahead');
  await expectBoard(page, '9/9/9/9/4p4/4p4/4G4/9/9');
});
