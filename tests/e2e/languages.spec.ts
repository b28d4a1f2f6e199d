import { languages } from '#i18n/languages.ts';
import { openTable, play, refusal, square } from './table.ts';
import { expect, firefoxToo, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const speak = async (page: Page, language: string): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 1, language: chosen }));
  }, language);
};

for (const language of languages.filter((language) => language !== 'en'))
  test(`everyone can use the table in ${language}`, firefoxToo, async ({ page }) => {
    await speak(page, language);
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    await square(page, '8h').click();
    await square(page, '8f').click();
    await expect(refusal(page)).toBeVisible();
    await expectNoFinding(page);
  });

/** Texts with kanji or kana that are not marked as Japanese, or as Chinese as the names of Chinese games are. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const language = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      const text = node.textContent ?? '';
      if (/[ぁ-ヿ一-鿿]/.test(text) && !/^(ja|zh-.*)$/.test(language)) found.push(text);
    }
    return found;
  });

test('Japanese or Chinese text on a page in another language is marked as such', async ({
  page,
}) => {
  await speak(page, 'es');
  await openTable(page);
  await square(page, '8b').click();
  await expect(page.locator('.piece-card [lang="ja-Latn"]')).toHaveText(['hisha', 'ryūō']);
  expect(await unmarked(page)).toEqual([]);
  await page.goto('./#/settings');
  await page.locator('details > summary').click();
  await page.locator('label:has([data-option="notation"][data-value="japanese"])').click();
  expect(await unmarked(page)).toEqual([]);
  for (const section of ['king', 'notation', 'glossary', 'history']) {
    await page.goto(`./#/rules/${section}`);
    await expect(page.locator(`#rules-${section}`)).toBeVisible();
    expect(await unmarked(page)).toEqual([]);
  }
  await page.goto('./#/play');
  await play(page, ['7g7f']);
  await expect(page.locator('.move-words [lang="ja"]')).toHaveText('７六歩');
});
