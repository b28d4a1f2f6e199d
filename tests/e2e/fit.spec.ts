import { kinds } from '../../src/games/shogi/piece.ts';
import { en as gameEn } from '../../src/i18n/shogi/en.ts';
import { es as gameEs } from '../../src/i18n/shogi/es.ts';
import { ja as gameJa } from '../../src/i18n/shogi/ja.ts';
import { en } from '../../src/i18n/shogi/pages/en.ts';
import { es } from '../../src/i18n/shogi/pages/es.ts';
import { ja } from '../../src/i18n/shogi/pages/ja.ts';
import { en as reasonsEn } from '../../src/i18n/shogi/reasons/en.ts';
import { es as reasonsEs } from '../../src/i18n/shogi/reasons/es.ts';
import { ja as reasonsJa } from '../../src/i18n/shogi/reasons/ja.ts';
import type { ReasonTexts } from '../../src/i18n/shogi/reasons/shape.ts';
import { pieceNames } from '../../src/ui/skins/shogi/piece-names.ts';
import { chosenTooHigh } from './chosen-words.ts';
import { agreements, expectToFit, languages, misfits, windows } from './fit.ts';
import { openTable, refusal, square } from './table.ts';
import { expect, test } from './test.ts';

// A choice: each seating and each language with and without clocks. Over the games together each language meets each seating; `npm run fit` tries all.
for (const [i, agreed] of agreements.entries())
  test.describe(languages[i % 3] ?? 'en-US', () => {
    const { seating, clock } = agreed;
    test.use({ locale: languages[i % 3] ?? 'en-US' });
    test(`a game ${seating} ${clock ? 'with' : 'without'} clocks fits every window`, async ({
      page,
    }) => {
      await expectToFit(page, agreed, i);
    });
  });

for (const locale of languages)
  test.describe(locale, () => {
    test.use({ locale });
    test('the question of a first visit fits every window', async ({ page }) => {
      await openTable(page);
      const places = new Map<string, string>();
      const agreed = { seating: 'side', clock: false } as const;
      await misfits(page, agreed, windows, places);
      await square(page, '5e').hover();
      await expect(page.locator('[data-action="show-moves"]')).toBeVisible();
      await expect(page.locator('.plate .plate-gloss')).toHaveCount(2);
      expect(await misfits(page, agreed, windows, places)).toEqual([]);
    });
  });

const square5 = { 'en-US': '5e', 'es-ES': '5e', 'ja-JP': '５五' } as const;

/** Every sentence about a refused or asked piece, with the longest names that it can have. */
const sentencesOf = (
  reasons: ReasonTexts,
  pieces: Readonly<Record<string, { readonly name: string }>>,
  at: string,
): readonly string[] => {
  const standing = (kind: string) => ({ kind, name: pieces[kind]?.name ?? '', square: at });
  const held = ['rook', 'bishop', 'gold', 'silver', 'knight', 'lance', 'pawn'].map(standing);
  const far = ['rook', 'bishop', 'lance', 'dragon', 'horse'].map(standing);
  const doomed = ['knight', 'lance', 'pawn'].map(standing);
  const all = Object.keys(pieces).map(standing);
  const promoted = all.filter((piece) => !held.some(({ kind }) => kind === piece.kind));
  return [
    ...Object.values(reasons.movement),
    ...all.flatMap((piece) => [
      reasons.notYourTurn(piece),
      reasons.occupied(piece),
      reasons.ownPiece(piece),
      reasons.blocked(piece),
      reasons.kingTaken(at, piece),
      reasons.stillInCheck([piece]),
      reasons.noMove(piece),
      reasons.walledIn(piece, []),
      reasons.walledIn(piece, [at, at]),
      ...far.map((by) => reasons.pinned(piece, by)),
      ...far.map((by) => reasons.cannotStopCheck(piece, by)),
    ]),
    ...held.flatMap((piece) => [
      reasons.notYourHand(piece),
      reasons.notInHand(piece),
      reasons.promotesLater(piece),
      reasons.noSquareFromHand(piece),
    ]),
    ...promoted.map(reasons.promotedAlready),
    ...['king', 'gold'].map((kind) => reasons.neverPromotes(standing(kind))),
    ...doomed.flatMap((piece) => [reasons.mustPromote(piece, at), reasons.deadSquare(piece, at)]),
    ...far.map((by) => reasons.stillInCheck([by, standing('knight')])),
    reasons.emptySquare(at),
    reasons.outsideZone(at, at),
    reasons.nifu(at),
    reasons.uchifuzume(at),
    reasons.noSafeSquare,
  ];
};

for (const [locale, { refusals, occasions }, reasons, { pieces }] of [
  ['en-US', en, reasonsEn, gameEn],
  ['es-ES', es, reasonsEs, gameEs],
  ['ja-JP', ja, reasonsJa, gameJa],
] as const)
  test.describe(`in the narrowest window, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });
    test('every refusal, and every answer about a piece, has room in two lines', async ({
      page,
    }) => {
      await openTable(page);
      await square(page, '7g').click();
      await square(page, '7e').click();
      const sentences = [
        ...Object.values(refusals),
        ...Object.values(occasions),
        ...sentencesOf(reasons, pieces, square5[locale]),
      ];
      const higher = await refusal(page).evaluate(
        (place, sentences) =>
          sentences.filter((words) => {
            place.textContent = words;
            const { lineHeight } = getComputedStyle(place);
            return place.getBoundingClientRect().height > 2.1 * Number.parseFloat(lineHeight);
          }),
        sentences,
      );
      expect(sentences.length).toBeGreaterThan(200);
      expect(higher).toEqual([]);
      await expect(refusal(page)).toHaveCSS('font-size', '14px');
    });

    test('whatever is chosen, its names, its moves and how it goes have room in two lines', async ({
      page,
    }) => {
      await openTable(page);
      await square(page, '7g').click();
      await expect(page.locator('.status-chosen')).toContainText(reasons.goes.pawn);
      const all = kinds.map((kind) => {
        const { kanji, kana, latin } = pieceNames[kind];
        const reading = locale === 'ja-JP' ? kana : latin;
        return { name: pieces[kind].name, kanji, reading, goes: reasons.goes[kind] };
      });
      expect(await chosenTooHigh(page, all)).toEqual([]);
    });
  });
