import { cases, expectReasonInSight, places, putAway, typeMove } from './refusal-cases.ts';
import { refusal, setUp } from './table.ts';
import { expect, test } from './test.ts';

// The smallest phone, and the longest words.
test.use({ locale: 'es-MX', viewport: { width: 320, height: 568 } });

test('the reason for which a move by finger is refused is in sight', async ({ page }) => {
  test.slow();
  for (const { rule, when, sfen, taps = [], typed, says } of cases)
    await test.step(`${rule}: ${when}`, async () => {
      await setUp(page, sfen);
      for (const place of places(page, taps)) await place.tap();
      if (typed !== undefined) await typeMove(page, typed);
      await expect(refusal(page)).toHaveAttribute('data-rule', rule);
      await expectReasonInSight(page, says.es);
      await putAway(page);
    });
});
