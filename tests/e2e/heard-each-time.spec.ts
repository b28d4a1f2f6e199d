/** A refusal is heard each time, and so is the reason of a move after it, in each language. */
import { aMoment, heardSince, listen, openForEars, standOn } from './ears.ts';
import { seeded } from './seeded.ts';
import { setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const promoted = {
  'en-US': 'Sente: pawn to 5a, promotes.',
  'es-ES': 'Sente: peón a 5a, promociona.',
  'ja-JP': '先手、5一歩成。',
};

for (const [locale, promotes] of seeded('refusals', Object.entries(promoted)))
  test.describe(locale, () => {
    test.use({ locale });

    /** Does something, and returns the first words that are heard after it. */
    const heardAfter = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
      await heardSince(page);
      await act();
      let first = '';
      await expect
        .poll(async () => {
          [first = first] = await heardSince(page);
          return first;
        })
        .not.toBe('');
      return first;
    };

    test('a refusal is heard each time, and each time why a piece has no move', async ({
      page,
    }) => {
      await openForEars(page);
      const enter = () => page.keyboard.press('Enter');
      await square(page, '8h').focus();
      const walledIn = await heardAfter(page, enter);
      // The second press deselects the piece, the third selects it again.
      const letGo = async (): Promise<void> => {
        await enter();
        await expect(page.locator('[data-mark~="selected"]')).toHaveCount(0);
        await aMoment(page);
      };
      await letGo();
      expect(await heardAfter(page, enter)).toBe(walledIn);
      await letGo();
      await square(page, '7g').focus();
      await heardAfter(page, enter);
      // A player who rests on a closed square also hears why it is closed.
      const rested = await heardAfter(page, () => square(page, '7e').focus());
      const refused = await heardAfter(page, enter);
      expect(await heardAfter(page, () => square(page, '7d').focus())).toBe(rested);
      expect(await heardAfter(page, enter)).toBe(refused);
    });

    test('why a piece had to promote is heard after its move', async ({ page }) => {
      await listen(page);
      await setUp(page, '8k/4P4/9/9/9/9/9/9/4K4 b - 1');
      await standOn(page, '5b');
      await heardAfter(page, () => page.keyboard.press('Enter'));
      await square(page, '5a').focus();
      const told = await heardAfter(page, () => page.keyboard.press('Enter'));
      expect(told.startsWith(promotes)).toBe(true);
      expect(told.length).toBeGreaterThan(promotes.length + 10);
    });
  });
