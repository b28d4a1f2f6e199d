import { screens } from './screens.ts';
import { expect, test } from './test.ts';
import { expectGoodForFingers, expectNoFinding } from './usable.ts';

// One way to a screen serves both looks at it: a phone’s, and a desk’s with room for everything.
const desk = { width: 1280, height: 720 };

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, reach] of screens)
  test(`everyone can use, and fingers can hit, ${name}`, async ({ page }) => {
    await reach(page);
    await expectGoodForFingers(page);

    await page.setViewportSize(desk);
    await expectNoFinding(page);
    // In the dark only the colours are others.
    const paper = page.locator('html');
    const light = await paper.evaluate((html) => getComputedStyle(html).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(paper).not.toHaveCSS('background-color', light);
    await expectNoFinding(page, 'color-contrast');
  });
