/** Every screen of every game, for fingers and for accessibility. */
import { gameScreens } from './game-screens.ts';
import { seeded } from './seeded.ts';
import { test } from './test.ts';
import { expectUsable } from './usable.ts';

// Each screen is reached once and checked twice: as on a phone or a tablet, and as at a desk with room for everything. A run
// tries one screen of three.
for (const { id, screens, viewport } of gameScreens)
  test.describe(`every screen of ${id}`, () => {
    test.use({
      viewport,
      deviceScaleFactor: 1,
      colorScheme: 'light',
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const [name, reach] of seeded(`screens of ${id}`, screens, screens.length / 3))
      test(`everyone can use, and fingers can hit, ${name}`, async ({ page }) => {
        await reach(page);
        await expectUsable(page);
      });
  });
