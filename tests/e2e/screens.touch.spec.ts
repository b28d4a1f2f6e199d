import { screens } from './screens.ts';
import { test } from './test.ts';
import { expectUsable } from './usable.ts';

// One way to a screen serves both looks at it: a phone’s, and a desk’s with room for everything.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, reach] of screens)
  test(`everyone can use, and fingers can hit, ${name}`, async ({ page }) => {
    await reach(page);
    await expectUsable(page);
  });
