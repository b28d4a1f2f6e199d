/** The first block of lessons on a small phone in Spanish, from its first level to its games, with a finger. */
import { shogiCourse } from '#games/shogi/course/index.ts';
import { expectLevel, lesson, lessonAction, levels, openLevel, solve } from './lessons.ts';
import { expect, test } from './test.ts';

const [first] = shogiCourse.blocks;

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'es-ES' });

  test('the first block is done with a finger, and leads to its first game', async ({ page }) => {
    test.slow();
    const path = levels.filter(({ stage }) => first.stages.some(({ id }) => id === stage));
    expect(path.length).toBe(27);
    await openLevel(page, path[0]?.stage ?? '', path[0]?.level ?? '');
    for (const one of path) {
      await expectLevel(page, one.stage, one.level);
      await solve(page, one, (at) => at.tap());
      await expect(lesson(page)).toHaveAttribute('data-stars', '3');
      await lessonAction(page, 'next-level').tap();
    }
    await expect(page).toHaveURL(new RegExp(`#/learn/shogi/${first.id}/${first.after[0]?.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
