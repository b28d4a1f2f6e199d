/** Whether a game of banqi fits every window, upright or on its side, and its longest sentences fit two lines. */
import { words as en } from '#i18n/en/banqi/words.ts';
import { words as es } from '#i18n/es/banqi/words.ts';
import { words as ja } from '#i18n/ja/banqi/words.ts';
import type { ReasonTexts } from '#i18n/shapes/banqi/reasons.ts';
import { setUp } from './banqi.ts';
import { saidTooHigh } from './chosen-words.ts';
import { agreementsOf, expectToFit } from './fit.ts';
import { banqi } from './fit-games.ts';
import { refusal, square } from './table.ts';
import { expect, test } from './test.ts';

for (const { agreed, locale, turn } of agreementsOf(1))
  test.describe(locale, () => {
    const { seating, clock } = agreed;
    test.use({ locale });
    test(`banqi ${seating} ${clock ? 'with' : 'without'} clocks fits every window`, async ({
      page,
    }) => {
      await expectToFit(page, agreed, turn, banqi);
      const far = page.locator('.pool.far');
      await expect(far).toHaveCSS('rotate', seating === 'face' ? '180deg' : 'none');
    });
  });

/** Every sentence about a refused move or a piece's card, with the longest names that it can have. */
const sentencesOf = (
  reasons: ReasonTexts,
  pieces: Readonly<Record<string, { readonly name: string }>>,
): readonly string[] => {
  const names = Object.values(pieces).map(({ name }) => name);
  const all = names.map((name) => ({ name, square: 'e4' }));
  return [
    ...names.map(reasons.steps),
    ...all.flatMap((piece) =>
      [reasons.notYourPiece, reasons.ownPiece, reasons.noMove].map((say) => say(piece)),
    ),
    ...names.flatMap((hunter) => names.map((prey) => reasons.cannotTake(hunter, prey))),
    ...[reasons.emptySquare, reasons.faceDownPiece, reasons.faceDownTarget].map((say) => say('e4')),
    ...[reasons.jumps, reasons.colourUnknown, reasons.notInLine, reasons.noScreen],
    reasons.manyScreens(2),
  ];
};

for (const [locale, { refusals, reasons, warnings, pieces }] of [
  ['en-US', en],
  ['es-ES', es],
  ['ja-JP', ja],
] as const)
  test.describe(`in the narrowest window, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });
    test('every refusal, warning and answer about a piece of banqi has room in two lines', async ({
      page,
    }) => {
      await setUp(page, '8/8/3Pr3/7k 1 r - 0');
      await square(page, 'd2').click();
      await square(page, 'e2').click();
      const sentences = [
        ...Object.values(refusals),
        ...Object.values(warnings).map((say) => say('')),
        ...sentencesOf(reasons, pieces),
      ];
      expect(sentences.length).toBeGreaterThan(80);
      expect(await saidTooHigh(refusal(page), sentences)).toEqual([]);
    });
  });
