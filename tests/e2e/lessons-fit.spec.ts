/** Levels fit every window, in each of their states, and the board keeps its place from one to the next. */
import { languages, windows } from './fit.ts';
import { levelScenes } from './lesson-scenes.ts';
import { levelMisfits } from './lessons-fit.ts';
import { seeded } from './seeded.ts';
import { expect, test } from './test.ts';

for (const locale of seeded('levels that fit', languages))
  test.describe(locale, () => {
    test.use({ locale });
    test('a level fits every window in each of its states, with the board in one place', async ({
      page,
    }) => {
      test.slow();
      const boards = new Map<string, string>();
      const found: string[] = [];
      for (const [name, reach] of levelScenes) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await reach(page);
        found.push(
          ...(await levelMisfits(page, boards, windows)).map((words) => `${name}, ${words}`),
        );
      }
      expect(found).toEqual([]);
    });
  });
