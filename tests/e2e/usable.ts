/** Checks that every screen must pass, for players who use fingers on a phone or a screen reader. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const expectFits = async (page: Page): Promise<void> => {
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
};

/** Controls that are too low for a finger, other than the squares. A box inside a label is as large as the label. */
const lowTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const things = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, textarea',
    );
    return Array.from(things).flatMap((thing) => {
      const target = thing.closest('label') ?? thing;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (thing.closest('[inert], .skip')) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height >= 44) return [];
      const name = thing.getAttribute('aria-label') ?? target.textContent;
      return [`${thing.tagName} “${name}” ${Math.round(width)} × ${height}`];
    });
  });

/** Fields to type in whose letters are under 16 px. On iOS the page is enlarged when such a field is focused. */
const smallFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])',
    )
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML),
    );

/**
 * Expects that nothing lies beside the screen, that everything is large enough to press, and that no field enlarges the
 * page.
 */
export const expectGoodForFingers = async (page: Page): Promise<void> => {
  await expectFits(page);
  expect(await lowTargets(page)).toEqual([]);
  expect(await smallFields(page)).toEqual([]);
};

/**
 * Expects that axe finds nothing, by all its rules or by the named ones. The pages have no frames, so no second page is
 * needed to combine the findings (legacy mode).
 */
export const expectNoFinding = async (page: Page, ...rules: readonly string[]): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(findings).toEqual([]);
};

/**
 * Expects a screen to be usable: as it stands on a phone, and then at a desk with room for everything, light and dark.
 */
export const expectUsable = async (page: Page): Promise<void> => {
  await expectGoodForFingers(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNoFinding(page);
  // The dark theme changes only the colours.
  const paper = page.locator('html');
  const light = await paper.evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(paper).not.toHaveCSS('background-color', light);
  await expectNoFinding(page, 'color-contrast');
};
