/** Whether the path of the lessons fits a window: nothing lies beside it, and the way on is in sight. */
import type { Page } from '@playwright/test';

/** Opens the path with the levels of a stage, and lists what does not fit in each window. */
export const pathMisfits = async (
  page: Page,
  windows: readonly (readonly [width: number, height: number, ...unknown[]])[],
): Promise<readonly string[]> => {
  const found: string[] = [];
  await page.goto('./#/learn/shogi/promotion');
  await page.locator('.stage-levels').waitFor();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const [wide = 0, top = 0, foot = 0] = await page.evaluate(() => {
      const { top, bottom } = document
        .querySelector('[data-action="go-on-learning"]')
        ?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return [document.documentElement.scrollWidth, top, bottom];
    });
    if (wide > width) found.push(`${width}×${height}: the path is ${wide} wide`);
    if (top < 0 || foot > height) found.push(`${width}×${height}: the way on is out of sight`);
  }
  return found;
};
