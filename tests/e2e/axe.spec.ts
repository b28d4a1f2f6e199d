import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { screens } from './screens.ts';
import { openTable, play, refusal, square } from './table.ts';

const speak = async (page: Page, language: string): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 1, language: chosen }));
  }, language);
};

const findings = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
};

const expectNoFinding = async (page: Page): Promise<void> =>
  expect(await findings(new AxeBuilder({ page }))).toEqual([]);

test.describe('without motion', () => {
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
  for (const [name, reach] of screens)
    test(`everyone can use ${name}, in light and in dark colours`, async ({ page }) => {
      await reach(page);
      await expectNoFinding(page);
      // In the dark only the colours are others.
      const paper = page.locator('html');
      const light = await paper.evaluate((html) => getComputedStyle(html).backgroundColor);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(paper).not.toHaveCSS('background-color', light);
      const dark = new AxeBuilder({ page }).withRules(['color-contrast']);
      expect(await findings(dark)).toEqual([]);
    });
});

for (const language of ['es', 'ja'])
  test(`everyone can use the table in ${language}`, async ({ page }) => {
    await speak(page, language);
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    await square(page, '8h').click();
    await square(page, '8f').click();
    await expect(refusal(page)).toBeVisible();
    await expectNoFinding(page);
  });
