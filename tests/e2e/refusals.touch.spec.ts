import { cases, expectReasonInSight, places, typeMove } from './refusal-cases.ts';
import { refusal, setUp } from './table.ts';
import { expect, test } from './test.ts';

// The smallest phone, and the longest words.
test.use({ locale: 'es-MX', viewport: { width: 320, height: 568 } });

for (const { rule, when, sfen, taps = [], typed, says } of cases)
  test(`${rule}: by finger ${when}, and the reason is in sight`, async ({ page }) => {
    await setUp(page, sfen);
    for (const place of places(page, taps)) await place.tap();
    if (typed !== undefined) await typeMove(page, typed);
    await expect(refusal(page)).toHaveAttribute('data-rule', rule);
    await expectReasonInSight(page, says.es);
  });
