import { screens } from './screens.ts';
import { test } from './test.ts';
import { expectUsable } from './usable.ts';

// Each screen is reached once and checked twice: as on a phone, and as at a desk with room for everything.
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
