/** Whether a game of xiangqi fits every window, and its longest sentences fit two lines. */

import { words as en } from '#i18n/en/xiangqi/words.ts';
import { words as es } from '#i18n/es/xiangqi/words.ts';
import { words as ja } from '#i18n/ja/xiangqi/words.ts';
import type { ReasonTexts } from '#i18n/shapes/xiangqi/reasons.ts';
import { kinds, pieceLetter } from '../../src/games/xiangqi/piece.ts';
import { nameOf } from '../../src/ui/skins/discs/piece-names.ts';
import { chosenTooHigh, saidTooHigh } from './chosen-words.ts';
import { agreementsOf, expectToFit, languages, misfits, windows } from './fit.ts';
import { xiangqi } from './fit-games.ts';
import { expectPly, expectReading, refusal, square } from './table.ts';
import { expect, test } from './test.ts';
import { FIRST, setUp } from './xiangqi.ts';

for (const { agreed, locale, turn } of agreementsOf(0))
  test.describe(locale, () => {
    const { seating, clock } = agreed;
    test.use({ locale });
    test(`xiangqi ${seating} ${clock ? 'with' : 'without'} clocks fits every window`, async ({
      page,
    }) => {
      await expectToFit(page, agreed, turn, xiangqi);
    });
  });

const pgn = `[Game "Chinese Chess"]
[Red "Ann"]
[Black "Ben"]

{The start.} 1. H2-E2 H9-G7 {A horse.} (1... B9-C7 2. H0-G2) 2. H0-G2 *
`;

for (const locale of languages)
  test.describe(locale, () => {
    test.use({ locale });
    test('a record of xiangqi that is read fits every window', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await setUp(page, FIRST);
      await page.locator('[data-action="open"]:visible').click();
      await page.locator('textarea').fill(pgn);
      await page.getByRole('dialog').locator('[type="submit"], .primary').first().click();
      await expectReading(page);
      await page.locator('[data-action="forward"]:visible').click();
      await expectPly(page, 1);
      const found = await misfits(page, { seating: 'side', clock: false }, windows, new Map(), {
        ...xiangqi,
        // Comments and step buttons need room too, so squares may be smaller.
        least: Object.fromEntries(windows.map(([width, height]) => [`${width}x${height}`, 24])),
      });
      expect(found).toEqual([]);
    });
  });

/** Every sentence about a refused move or a piece's card, with the longest names that it can have. */
const sentencesOf = (
  reasons: ReasonTexts,
  pieces: Readonly<Record<string, { readonly name: string }>>,
): readonly string[] => {
  const all = Object.values(pieces).map(({ name }) => ({ name, square: 'e9' }));
  const attackers = ['chariot', 'cannon', 'horse', 'soldier'].map((kind) => ({
    name: pieces[kind]?.name ?? '',
    square: 'e9',
  }));
  return [
    ...Object.values(reasons.movement),
    ...all.flatMap((piece) => [
      ...[reasons.notYourTurn, reasons.ownPiece, reasons.blocked].map((say) => say(piece)),
      ...[reasons.palace, reasons.river, reasons.horseLeg].map((say) => say(piece)),
      ...[reasons.elephantEye, reasons.facingKings, reasons.wouldCheck].map((say) => say(piece)),
      reasons.kingTaken('e9', piece),
      reasons.stillInCheck([piece]),
      reasons.walledIn(piece, []),
      reasons.walledIn(piece, ['e9', 'e9']),
      ...attackers.map((by) => reasons.pinned(piece, by)),
      ...attackers.map((by) => reasons.cannotStopCheck(piece, by)),
    ]),
    ...attackers.flatMap((one) => attackers.map((by) => reasons.stillInCheck([one, by]))),
    reasons.emptyPoint('e9'),
    reasons.cannonNoScreen('e9'),
    reasons.cannonManyScreens(2),
    reasons.soldierBackwards,
    reasons.soldierSideways,
    reasons.noSafePoint,
  ];
};

for (const [locale, { refusals, occasions, reasons, warnings, pieces, sides }] of [
  ['en-US', en],
  ['es-ES', es],
  ['ja-JP', ja],
] as const)
  test.describe(`in the narrowest window, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });
    test('every refusal, warning and answer about a piece of xiangqi has room in two lines', async ({
      page,
    }) => {
      await setUp(page, FIRST);
      await square(page, 'b0').click();
      await square(page, 'd1').click();
      const sentences = [
        ...Object.values(refusals),
        ...Object.values(occasions),
        ...Object.values(warnings).map((say) => say(sides.black)),
        ...sentencesOf(reasons, pieces),
      ];
      expect(sentences.length).toBeGreaterThan(150);
      expect(await saidTooHigh(refusal(page), sentences)).toEqual([]);
    });

    test('the names, the number of moves and the way of moving of any chosen piece fit two lines', async ({
      page,
    }) => {
      await setUp(page, FIRST);
      await square(page, 'a3').click();
      await expect(page.locator('.status-chosen')).toContainText(reasons.goes.soldier);
      const all = kinds.flatMap((kind) =>
        ([0, 1] as const).map((seat) => {
          const { hanzi, pinyin, kana } = nameOf(pieceLetter({ kind, seat }));
          const reading = locale === 'ja-JP' ? kana : pinyin;
          return { name: pieces[kind].name, kanji: hanzi, reading, goes: reasons.goes[kind] };
        }),
      );
      expect(await chosenTooHigh(page, all)).toEqual([]);
    });
  });
