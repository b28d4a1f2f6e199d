/** Everyone can use a level in each of its states, and fingers can hit it. */
import { levelScenes } from './lesson-scenes.ts';
import { test } from './test.ts';
import { expectUsable } from './usable.ts';

for (const [name, reach] of levelScenes)
  test(`everyone can use, and fingers can hit, ${name}`, async ({ page }) => {
    await reach(page);
    await expectUsable(page);
  });
