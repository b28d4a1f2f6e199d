/** Whether all that ko shogi says amid a long move fits two lines of the narrowest window. */
import { boardHelp as legsEn } from '#i18n/en/board-help.ts';
import { words as en } from '#i18n/en/ko-shogi/words.ts';
import { boardHelp as legsEs } from '#i18n/es/board-help.ts';
import { words as es } from '#i18n/es/ko-shogi/words.ts';
import { boardHelp as legsJa } from '#i18n/ja/board-help.ts';
import { words as ja } from '#i18n/ja/ko-shogi/words.ts';
import { fewPieces, setUp } from './ko-shogi.ts';
import { seeded } from './seeded.ts';
import { refusal, square } from './table.ts';
import { expect, type Locator, test } from './test.ts';

/** Which of these sentences take more than two lines in a place of the strip. */
const tooHigh = (place: Locator, sentences: readonly string[]): Promise<readonly string[]> =>
  place.evaluate(
    (element, sentences) =>
      sentences.filter((words) => {
        element.textContent = words;
        const line = Number.parseFloat(getComputedStyle(element).lineHeight);
        return (element.closest('p') ?? element).getBoundingClientRect().height > 2.1 * line;
      }),
    sentences,
  );

const catalogues = [
  ['en-US', legsEn, en],
  ['es-ES', legsEs, es],
  ['ja-JP', legsJa, ja],
] as const;

for (const [locale, { leg }, { pieces, reasons, refusals }] of seeded('a long move', catalogues))
  test.describe(`in the narrowest window, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });
    test('all that is said amid a long move has room in two lines', async ({ page }) => {
      await setUp(page, fewPieces('WR@10j', 'P@11i HS@12h'));
      await square(page, '10j').click();
      await square(page, '11i').click();
      const brief = page.locator('.leg-brief');
      await expect(brief).toBeVisible();
      await expect(page.locator('.message [data-choice="stop"]')).toBeVisible();
      const names = Object.values(pieces).map(({ name }) => name);
      const done = names.flatMap((name) => [
        leg.brief.took('10j', name),
        leg.brief.shot('10j', name),
      ]);
      expect(await tooHigh(brief, [leg.brief.landed('10j'), ...done])).toEqual([]);
      await expect(brief).toHaveCSS('font-size', '14px');

      await square(page, '3c').click();
      await expect(refusal(page)).toBeVisible();
      await expect(page.locator('.message [data-choice="stop"]')).toBeVisible();
      const fixed = Object.values(reasons).flatMap((words) =>
        typeof words === 'string' ? words : [],
      );
      const named = names.flatMap((name) => {
        const one = { name, square: '10j' };
        return [
          reasons.ownPiece(one),
          reasons.blocked(one),
          reasons.burned(one),
          reasons.immuneToDisplacement(one),
          reasons.immuneToShot(one),
        ];
      });
      const said = [...Object.values(refusals), ...fixed, ...named];
      expect(await tooHigh(refusal(page), said)).toEqual([]);
      await expect(refusal(page)).toHaveCSS('font-size', '14px');
    });
  });
