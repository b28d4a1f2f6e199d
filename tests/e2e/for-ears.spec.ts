/** Names that a screen reader finds: the keys of the board, the players of a record, and its moves. */
import { messages as english } from '#i18n/en/index.ts';
import { paste, textBox } from './kifu-sheets.ts';
import { seeded } from './seeded.ts';
import { expectReading, openTable, play, press } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

for (const [game, heard] of Object.entries({
  shogi: { 'en-US': /on to the pieces in hand/, 'es-ES': /piezas en mano/, 'ja-JP': /持ち駒/ },
  xiangqi: {
    'en-US': /^Arrow keys move from point to point\. Enter picks/,
    'es-ES': /^Las flechas van de punto en punto\. Enter/,
    'ja-JP': /^矢印キーで交点を移動/,
  },
  banqi: {
    'en-US': /Enter turns a face-down piece up/,
    'es-ES': /descubre una pieza tapada/,
    'ja-JP': /裏向きの駒をめくり/,
  },
  'ko-shogi': {
    'en-US': /ends a move of several steps/,
    'es-ES': /termina una jugada de varios pasos/,
    'ja-JP': /もう一度Enterを押すと終わります/,
  },
}))
  for (const [locale, words] of seeded(`the keys of ${game}`, Object.entries(heard)))
    test.describe(locale, () => {
      test.use({ locale });

      test(`the board of ${game} says its keys as soon as it is there`, async ({ page }) => {
        // The page does not have yet what loads with the first touch.
        await page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(globalThis, { seen });
          new MutationObserver(() => {
            const grid = document.querySelector('[role="grid"]');
            const id = grid?.getAttribute('aria-describedby');
            if (id) seen.push(document.getElementById(id)?.textContent ?? '');
          }).observe(document, { subtree: true, childList: true });
        });
        await page.goto('./#/play');
        await expect(page.locator('[role="grid"]')).toHaveCount(1);
        if (game !== 'shogi') {
          await page.locator('[data-action="choose-game"]').press('Enter');
          const choice = page.locator(`.sheet [data-option="game"][value="${game}"]`);
          await choice.press(' ');
          await expect(page.locator(`[data-table="${game}"]`)).toHaveCount(1);
          await expect(choice).toBeChecked();
          await page.locator('[data-action="begin"]').press('Enter');
          await expect(page.locator(`[data-table="${game}"]`)).toHaveCount(1);
          await expect(page.locator('.sheet')).toHaveCount(0);
        }
        await expect(page.locator('[role="grid"]')).toHaveAccessibleDescription(words);
        const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
        expect(seen).not.toContain('');
      });
    });

test('a record names its players in its heading and its title, and its moves as they are spoken', async ({
  page,
}) => {
  await openTable(page);
  await paste(
    page,
    '手合割：平手\n先手：甲野太郎\n後手：乙野花子\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n',
  );
  await expectReading(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('甲野太郎 – 乙野花子');
  await expect(page).toHaveTitle(/^甲野太郎 – 乙野花子 – /);
  const moves = page.getByRole('navigation', { name: 'Moves' });
  await expect(
    moves.getByRole('button', { name: /^3 Sente: bishop to 2b, captures bishop, promotes/ }),
  ).toHaveCount(1);
  await press(page, 'New game');
  await page.locator('[data-action="begin"]').press('Enter');
  await expect(page).not.toHaveTitle(/甲野太郎/);
});

/** Buttons and links whose description repeats their name. */
const doubled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label][title]')]
      .filter((one) => one.getAttribute('aria-label') === one.getAttribute('title'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

test('no button says its name twice, in a game and in a record that is read and edited', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.locator('.marks-key').waitFor();
  expect(await doubled(page)).toEqual([]);
  await expect(page.locator('.marks-key')).toHaveAccessibleName(english.teach.key);
  await paste(page, '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n\n変化：2手\n2 ８四歩(83)\n');
  await expectReading(page);
  expect(await doubled(page)).toEqual([]);
  await page.locator('[data-action="edit"]').first().click();
  await expect(page.getByLabel('Comment', { exact: true })).toBeVisible();
  expect(await doubled(page)).toEqual([]);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('a Japanese comment is read in its language, and ends with its own full stop', async ({
    page,
  }) => {
    await page.goto('./#/play');
    await page.locator('[data-action="more"]').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abrir un kifu…' }).click();
    await write(await textBox(page), '手合割：平手\n1 ７六歩(77)\n*角道を開けた。\n');
    await page.locator('.sheet [type="submit"]').click();
    await expectReading(page);
    await page.keyboard.press('ArrowRight');
    const heard = page.locator('[data-announced]');
    await expect(heard).toContainText('角道を開けた。');
    await expect(heard).not.toContainText('。.');
    await expect(heard.locator('[lang="ja"]').first()).toHaveText(/角道を開けた/);
  });
});
