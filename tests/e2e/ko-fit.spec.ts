/** Whether a game of ko shogi fits every window. */
import { agreements, expectToFit } from './fit.ts';
import { koShogi } from './fit-games.ts';
import { test } from './test.ts';

const languages = ['en-US', 'es-ES', 'ja-JP'] as const;
// A pairwise choice: each seating with and without clocks, each language with each seating or clock. `npm run fit` tries all.
for (const [i, agreed] of agreements.entries())
  test.describe(languages[i % 3] ?? 'en-US', () => {
    const { seating, clock } = agreed;
    test.use({ locale: languages[i % 3] ?? 'en-US' });
    test(`ko shogi ${seating} ${clock ? 'with' : 'without'} clocks fits every window`, async ({
      page,
    }) => {
      await expectToFit(page, agreed, i, koShogi);
    });
  });
