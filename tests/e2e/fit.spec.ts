/** Whether the table of each game fits every window, and its longest sentences fit two lines. */
import { chosenTooHigh, saidTooHigh } from './chosen-words.ts';
import { agreementsOf, expectToFit, languages, misfits, windows } from './fit.ts';
import { fitGames } from './fit-games.ts';
import { beginFull, reachFirstVisit, reachWaiting, waitingTables } from './fit-scenes.ts';
import { choosing, saying } from './fit-strip.ts';
import { seeded } from './seeded.ts';
import { openTable, refusal } from './table.ts';
import { expect, test } from './test.ts';

for (const [nth, game] of fitGames.entries())
  for (const { agreed, locale, turn } of seeded(`agreements of ${game.id}`, agreementsOf(nth)))
    test.describe(locale, () => {
      const { seating, clock } = agreed;
      test.use({ locale });
      test(`a game of ${game.id} ${seating} ${clock ? 'with' : 'without'} clocks fits every window`, async ({
        page,
      }) => {
        await expectToFit(page, agreed, turn, game);
        await game.alsoExpect?.(page, seating);
      });
    });

for (const locale of seeded('the question of a first visit', languages))
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

for (const locale of seeded('a game that waits', languages))
  for (const { table, games, name } of seeded('the games that wait', waitingTables, 1))
    test.describe(locale, () => {
      test.use({ locale });
      test(`games that wait, of ${name} that is untouched, fit every window`, async ({ page }) => {
        await reachWaiting(page, games, table);
        const agreed = { seating: 'side', clock: false } as const;
        expect(await misfits(page, agreed, windows, new Map(), table)).toEqual([]);
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

for (const { id, refuse, sentences, moreThan } of saying)
  for (const locale of seeded(`what is said in ${id}`, languages))
    test.describe(`in the narrowest window, in ${locale}`, () => {
      test.use({ locale, viewport: { width: 320, height: 568 } });
      test(`every refusal, warning and answer about a piece of ${id} has room in two lines`, async ({
        page,
      }) => {
        await refuse(page);
        await expect(page.locator('.message .rule-link')).toBeVisible();
        const all = sentences[locale] ?? [];
        expect(all.length).toBeGreaterThan(moreThan);
        expect(await saidTooHigh(refusal(page), all)).toEqual([]);
        await expect(refusal(page)).toHaveCSS('font-size', '14px');
      });
    });

for (const { id, choose, chosen, pieces } of choosing)
  for (const locale of seeded(`what is chosen in ${id}`, languages))
    test.describe(`in the narrowest window, in ${locale}`, () => {
      test.use({ locale, viewport: { width: 320, height: 568 } });
      test(`the names, the number of moves and the way of moving of any chosen piece of ${id} fit two lines`, async ({
        page,
      }) => {
        await choose(page);
        await expect(page.locator('.status-chosen')).toContainText(chosen[locale] ?? 'nothing');
        expect(await chosenTooHigh(page, pieces[locale] ?? [])).toEqual([]);
      });
    });
