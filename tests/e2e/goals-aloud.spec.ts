/**
 * The words read aloud on request, in every game and language: about a chosen piece, and about squares while nothing is
 * chosen.
 */
import { expectHeardSince, heardSince, listen, standOn } from './ears.ts';
import { fewPieces } from './ko-shogi.ts';
import { seeded } from './seeded.ts';
import { inHand, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const open = async (page: Page, address: string, at: string): Promise<void> => {
  await listen(page);
  await page.goto(`./#/p/${address}`);
  await expect(page).not.toHaveURL(/#\/p\//);
  await standOn(page, at);
};

const rook = encodeURIComponent('4k4/9/9/7p1/9/9/9/7R1/4K4 b B 1');
const chariot = encodeURIComponent('3k5/9/9/7n1/9/9/9/7R1/9/4K4 w');
const banqiChariot = encodeURIComponent('8/8/2nR4/7k 1 r - 0');
const vanguard = encodeURIComponent(fewPieces('V@10m', 'P@10j'));

const heardIn = {
  'en-US': {
    shogi: ['rook chosen, 13 moves.', 'rook, 13 moves: 2g to 2e, 1h, 2i, 3h to 9h. Captures: 2d.'],
    drop: /^bishop, 77 moves: 9a to 9i, 8a to 8i, .*2a to 2c, 2e to 2g, 2i, 1a to 1i\.$/,
    empty: '5e, empty',
  },
  'es-ES': {
    shogi: [
      'Pieza elegida: torre, 13 jugadas.',
      'torre, 13 jugadas: de 2g a 2e, 1h, 2i, de 3h a 9h. Capturas: 2d.',
    ],
    drop: /^alfil, 77 jugadas: de 9a a 9i, .*de 1a a 1i\.$/,
    empty: '5e, vacía',
  },
  'ja-JP': {
    shogi: [
      '飛車を選択、行き先13か所。',
      '飛車、行き先13か所、2七から2五、1八、2九、3八から9八。取れるのは2四。',
    ],
    drop: /^角、行き先77か所、9一から9九、.*1一から1九。$/,
    empty: '5五、駒なし',
  },
} as const;

for (const [locale, { shogi, drop, empty }] of seeded(
  'squares that are read',
  Object.entries(heardIn),
))
  test.describe(locale, () => {
    test.use({ locale });

    test('every square of a rook and of a drop is read on request', async ({ page }) => {
      await open(page, rook, '2h');
      await page.keyboard.press('Enter');
      await expectHeardSince(page, [shogi[0]]);
      await page.keyboard.press('?');
      await expectHeardSince(page, [shogi[1]]);
      // It is read each time.
      await page.keyboard.press('?');
      await expectHeardSince(page, [shogi[1]]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await inHand(page, 'B', 0).focus();
      await heardSince(page);
      await page.keyboard.press('Enter');
      await expectHeardSince(page, [expect.stringContaining('77')]);
      await page.keyboard.press('?');
      await expectHeardSince(page, [expect.stringMatching(drop)]);
    });

    test('Enter on an empty square says what stands there, each time', async ({ page }) => {
      await open(page, rook, '5e');
      await page.keyboard.press('Enter');
      await expectHeardSince(page, [empty]);
      await page.keyboard.press('Enter');
      await expectHeardSince(page, [empty]);
    });
  });

for (const { game, position, on, says } of [
  {
    game: 'xiangqi',
    position: chariot,
    on: 'h2',
    says: 'chariot, 14 moves: h3 to h5, g2 to a2, i2, h1, h0. Captures: h6.',
  },
  {
    game: 'banqi',
    position: banqiChariot,
    on: 'd2',
    says: 'chariot, 4 moves: d3, e2, d1. Captures: c2.',
  },
  {
    game: 'ko-shogi',
    position: vanguard,
    on: '10m',
    says: 'vanguard, 3 moves: 10l, 10k. Captures: 10j.',
  },
])
  test(`in ${game} every square of a chosen piece is read on request`, async ({ page }) => {
    await open(page, `${game}/${position}`, on);
    await page.keyboard.press('Enter');
    await expect(square(page, on)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => heardSince(page)).not.toEqual([]);
    await page.keyboard.press('?');
    await expectHeardSince(page, [says]);
  });

test('a piece that has no move says so on request, and with nothing chosen the key finds commands', async ({
  page,
}) => {
  await open(page, encodeURIComponent('4r3k/9/9/9/9/9/9/4N4/4K4 b - 1'), '5h');
  await page.keyboard.press('Enter');
  await expectHeardSince(page, ['The knight on 5h is pinned by the rook on 5a.']);
  await page.keyboard.press('?');
  await expect.poll(() => heardSince(page)).toContain('It has no legal move.');
  await page.keyboard.press('Escape');
  await square(page, '5e').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Commands and keys' })).toBeVisible();
});

test.describe('es-ES', () => {
  test.use({ locale: 'es-ES' });

  test('a board of the rules says what was chosen', async ({ page }) => {
    await listen(page);
    await page.goto('./#/rules/shogi/nifu');
    const board = page
      .locator('figure.live')
      .filter({ has: page.locator('[data-square="5g"][data-piece="P"]') })
      .first();
    await board.locator('[data-square="5g"]').focus();
    await heardSince(page);
    await page.keyboard.press('Enter');
    await expectHeardSince(page, ['Pieza elegida: peón, 1 jugada: 5f.']);
    await page.keyboard.press('Escape');
    await board.locator('[data-hand="P"]').focus();
    await page.keyboard.press('Enter');
    await expectHeardSince(page, [expect.stringMatching(/^Pieza elegida: peón, \d+ jugadas\.$/)]);
    await page.keyboard.press('Escape');
    await board.locator('[data-square="9e"]').focus();
    await page.keyboard.press('Enter');
    await expectHeardSince(page, ['9e, vacía']);
  });
});
