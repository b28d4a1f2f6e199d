/** Levels fit every window, in each of their states, and the board keeps its place from one to the next. */
import { languages } from './fit.ts';
import { expectState, lessonAction, openLevel } from './lessons.ts';
import { levelMisfits } from './lessons-fit.ts';
import { seeded } from './seeded.ts';
import { square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const scenes: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  ['an untouched level', (page) => openLevel(page, 'aim', 'check')],
  ['a level with a long rule', (page) => openLevel(page, 'promotion', 'leaving')],
  [
    'a wrong move',
    async (page) => {
      await openLevel(page, 'hand', 'free');
      await square(page, '5g').click();
      await square(page, '5d').click();
      await expectState(page, 'wrong');
    },
  ],
  [
    'a level that is done',
    async (page) => {
      await openLevel(page, 'aim', 'take-the-king');
      await square(page, '5e').click();
      await square(page, '5d').click();
      await expectState(page, 'done');
    },
  ],
  ['a question about a rule', (page) => openLevel(page, 'dropping', 'nifu')],
  [
    'a wrong answer about a rule',
    async (page) => {
      await openLevel(page, 'dropping', 'nifu');
      await page.locator('[data-answer="legal"]').click();
      await expectState(page, 'wrong');
    },
  ],
  [
    'a face with a hint',
    async (page) => {
      await openLevel(page, 'faces', 'promoted-silver');
      await lessonAction(page, 'lesson-hint').click();
    },
  ],
];

for (const locale of seeded('levels that fit', languages))
  test.describe(locale, () => {
    test.use({ locale });
    test('a level fits every window in each of its states, with the board in one place', async ({
      page,
    }) => {
      test.slow();
      const boards = new Map<string, string>();
      const found: string[] = [];
      for (const [name, reach] of scenes) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await reach(page);
        found.push(...(await levelMisfits(page, boards)).map((words) => `${name}, ${words}`));
      }
      expect(found).toEqual([]);
    });
  });
