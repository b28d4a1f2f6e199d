/** Whether a game of ko shogi fits every window. */
import { agreementsOf, expectToFit } from './fit.ts';
import { koShogi } from './fit-games.ts';
import { test } from './test.ts';

for (const { agreed, locale, turn } of agreementsOf(2))
  test.describe(locale, () => {
    const { seating, clock } = agreed;
    test.use({ locale });
    test(`ko shogi ${seating} ${clock ? 'with' : 'without'} clocks fits every window`, async ({
      page,
    }) => {
      await expectToFit(page, agreed, turn, koShogi);
    });
  });
