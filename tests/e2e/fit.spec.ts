import { kinds } from '../../src/games/shogi/piece.ts';
import { pieceNames } from '../../src/ui/skins/shogi/piece-names.ts';
import { chosenTooHigh, saidTooHigh } from './chosen-words.ts';
import { agreements, expectToFit, languages, misfits, windows } from './fit.ts';
import { beginFull, reachFirstVisit } from './fit-scenes.ts';
import { shogiWords } from './shogi-words.ts';
import { openTable, refusal, square } from './table.ts';
import { expect, test } from './test.ts';

// A selection: each seating, and each language, with and without clocks. Over the games together each language meets
// each seating. `npm run fit` tries all.
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
      await reachFirstVisit(page);
      expect(await misfits(page, agreed, windows, places)).toEqual([]);
    });
  });

test.describe('in the language whose answers are longest', () => {
  test.use({ locale: 'es-ES' });
  test('a question across the table has room for its answers in every window', async ({ page }) => {
    const agreed = { seating: 'face', clock: true } as const;
    await beginFull(page, agreed);
    const places = new Map<string, string>();
    await page.locator('[data-action="pause"]:enabled').first().dispatchEvent('click');
    await page.locator('[data-action="accept"]').first().waitFor({ state: 'attached' });
    expect(await misfits(page, agreed, windows, places)).toEqual([]);
  });
});

for (const [locale, { reasons, pieces, sentences }] of Object.entries(shogiWords))
  test.describe(`in the narrowest window, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });
    test('every refusal, and every answer about a piece, has room in two lines', async ({
      page,
    }) => {
      await openTable(page);
      await square(page, '7g').click();
      await square(page, '7e').click();
      await expect(page.locator('.message .rule-link')).toBeVisible();
      expect(sentences.length).toBeGreaterThan(200);
      expect(await saidTooHigh(refusal(page), sentences)).toEqual([]);
      await expect(refusal(page)).toHaveCSS('font-size', '14px');
    });

    test('the names, the number of moves and the way of moving of any chosen piece fit two lines', async ({
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
