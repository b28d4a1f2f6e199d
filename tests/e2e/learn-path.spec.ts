/** The path of a course, and the ways that lead into lessons and back to the game. */
import { stagesOf } from '#games/course.ts';
import { shogiCourse } from '#games/shogi/course/index.ts';
import { messages as english } from '#i18n/en/index.ts';
import { learn } from '#i18n/en/learn/index.ts';
import { lessons as texts } from '#i18n/en/shogi/lessons/index.ts';
import { windows } from './fit.ts';
import { pathMisfits } from './fit-path.ts';
import { expectLevel, levels, openLevel, solve } from './lessons.ts';
import { boxOf } from './pointers.ts';
import { begin, choose, clock, letPass, number, ownTime } from './refereed.ts';
import { seeded } from './seeded.ts';
import { boardOf, inHand, openTable, play, refusal, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectGoodForFingers, expectNoFinding } from './usable.ts';

const { path } = learn;
const stages = stagesOf(shogiCourse);

const openPath = async (page: Page, rest = ''): Promise<void> => {
  await page.goto(`./#/learn/shogi${rest}`);
  await expect(page.locator('[data-part="path"] h1')).toBeVisible();
};

const station = (page: Page, stage: string) => page.locator(`[data-stage="${stage}"]`);
const wayOn = (page: Page) => page.locator('[data-action="go-on-learning"]');
const phone = { width: 390, height: 844 };

for (const stage of seeded('a stage to begin with', stages, 2))
  test(`nothing on the path is locked: a visitor begins with ${stage.id}`, async ({ page }) => {
    await openPath(page);
    await expect(page.locator('[data-stage]')).toHaveCount(stages.length);
    await expect(page.locator('[data-part="path"] :disabled')).toHaveCount(0);
    await station(page, stage.id).getByRole('button').click();
    await page
      .getByRole('list', { name: texts.stages[stage.id]?.name ?? '', exact: true })
      .getByRole('link')
      .last()
      .click();
    await expectLevel(page, stage.id, stage.levels.at(-1)?.id ?? '');
  });

test('the first level is offered, and after it the second one, on a stage that is marked', async ({
  page,
}) => {
  await openPath(page);
  await expect(wayOn(page)).toHaveText(path.begin);
  await wayOn(page).click();
  const [first] = levels;
  if (first === undefined) throw new Error('no levels');
  await expectLevel(page, first.stage, first.level);
  await solve(page, first, (at) => at.click());
  await openPath(page);
  await expect(wayOn(page)).toHaveText(path.goOn(texts.stages['table']?.name ?? '', 2));
  await expect(page.locator('[data-stage] [aria-current="step"]')).toHaveAccessibleName(
    path.stage(texts.stages['table']?.name ?? '', 1, 3, 3),
  );
  await expect(station(page, 'table')).not.toHaveAttribute('data-done');
});

test('a stage whose last level is done is done', async ({ page }) => {
  for (const one of levels.filter(({ stage }) => stage === 'table')) {
    await openLevel(page, one.stage, one.level);
    await solve(page, one, (at) => at.click());
  }
  await openPath(page);
  await expect(station(page, 'table')).toHaveAttribute('data-done', 'true');
  await expect(station(page, 'aim').getByRole('button')).toHaveAttribute('aria-current', 'step');
});

test('the path is one tab stop, and its levels are reached by arrows and Enter', async ({
  page,
}) => {
  await openPath(page);
  await wayOn(page).focus();
  await page.keyboard.press('Tab');
  await expect(station(page, 'table').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(station(page, 'gold').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(station(page, 'gold').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectLevel(page, 'gold', 'ahead');
});

test('Learn stands in the ways to the pages and leads to the path', async ({ page }) => {
  await openTable(page);
  await page.locator('nav [data-action="learn"]:visible').click();
  await expect(page.locator('[data-part="path"]')).toBeVisible();
  await expect(page.locator('nav [data-action="learn"]')).toHaveAttribute('aria-current', 'page');
});

for (const [name, size] of [
  ['a phone', phone],
  ['a desk', { width: 1440, height: 900 }],
] as const)
  test(`at the front door of ${name} one press leads to the first level that is not done`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openTable(page);
    await page.locator('[data-part="front"] [data-action="learn"]').click();
    await expectLevel(page, 'table', 'own');
    await page.goBack();
    await expect(page.locator('.play [role="grid"]')).toBeVisible();
  });

test('a refused second pawn leads to the level on nifu, and back to the same position without the refusal', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/9/9/4P4/9/9/4K4 b P 1');
  const before = await boardOf(page);
  await inHand(page, 'P', 0).click();
  await square(page, '5d').click();
  await expect(refusal(page)).toBeVisible();
  await page.getByRole('link', { name: english.rules.practise }).click();
  await expectLevel(page, 'dropping', 'nifu');
  await page.goBack();
  await expect(page.locator('.play [role="grid"]')).toBeVisible();
  expect(await boardOf(page)).toBe(before);
  await expect(refusal(page)).toHaveCount(0);
  await expect(inHand(page, 'P', 0)).toHaveAttribute('data-mark', /selected/);
});

test('a refusal for which there is no level offers none', async ({ page }) => {
  await openTable(page);
  await square(page, '2h').click();
  await square(page, '2f').click();
  await expect(refusal(page)).toBeVisible();
  await expect(page.locator('[data-action="practise"]')).toHaveCount(0);
});

test('a section of the rules leads to the level about its piece', async ({ page }) => {
  await page.goto('./#/rules/shogi/knight');
  await page.locator('#rules-knight ~ .rules-words [data-action="practise"]').click();
  await expectLevel(page, 'knight', 'leap');
  await page.goBack();
  await expect(page.locator('#rules-knight')).toBeVisible();
});

test('while lessons are read the clock of the game runs on, and one press leads back', async ({
  page,
}) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await play(page, ['7g7f']);
  const line = page.getByRole('region', { name: english.games.onTheTable });
  for (const address of ['', '/gold/ahead']) {
    await page.goto(`./#/learn/shogi${address}`);
    await expect(line).toContainText('Gote to move');
    await expect(clock(page, 1)).toBeInViewport();
  }
  await letPass(page, 25);
  await expect(clock(page, 1)).toContainText(/0:(2\d|3[0-5])/);
  await line.getByRole('link', { name: english.rules.backToGame }).click();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await expect(clock(page, 1)).toBeVisible();
});

test('a game without lessons says so, and leads to its rules and to the lessons of shogi', async ({
  page,
}) => {
  await page.goto('./#/learn/xiangqi');
  await expect(page.getByText(path.none('Xiangqi'))).toBeVisible();
  await expectNoFinding(page);
  await page.getByRole('link', { name: path.lessonsOf('Shogi') }).click();
  await expect(station(page, 'gold')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: path.rules, exact: true }).click();
  await expect(page).toHaveURL(/#\/rules\/xiangqi\/begin/);
});

for (const locale of seeded('the path in a language', ['en-US', 'es-ES', 'ja-JP'], 2))
  test.describe(locale, () => {
    test.use({ locale, hasTouch: true });
    test(`in every window the path fits in ${locale}, and the way on is in sight`, async ({
      page,
    }) => {
      expect(await pathMisfits(page, windows)).toEqual([]);
    });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [844, 390],
    ] as const)
      test(`at ${width}×${height} the path fits in ${locale}, and the way on stays in sight`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await openPath(page, '/promotion');
        await expect(page.locator('.stage-levels')).toBeVisible();
        await expectGoodForFingers(page);
        for (const stage of ['table', 'faces']) {
          await station(page, stage).scrollIntoViewIfNeeded();
          await expect(wayOn(page)).toBeInViewport({ ratio: 1 });
        }
        // The last station is not left under it.
        await page.keyboard.press('End');
        const last = page.locator('.station').last();
        await last.scrollIntoViewIfNeeded();
        if (width < 700)
          expect((await boxOf(last)).y + (await boxOf(last)).height).toBeLessThanOrEqual(
            (await boxOf(page.locator('.path-go-on'))).y,
          );
      });
  });
