/** The looks and the words of the promotion card, in every window, and what ends it. */
import { messages as english } from '#i18n/en/index.ts';
import { boxOf as placeOf } from './pointers.ts';
import { begin, more, pick, preset } from './refereed.ts';
import { choice, expectPly, openTable, play, setUp, square } from './table.ts';
import { expect, firefoxToo, type Locator, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { ownClock } from './waits.ts';

const boxOf = async (one: Locator) => {
  const box = await placeOf(one);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** An own bishop that takes on 2b, as after 7g7f 3c3d. */
const BISHOP = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1';

/** Tells whether anything shines through the card, and how its words stand. */
const looksOf = (page: Page) =>
  page.getByRole('dialog').evaluate((card) => {
    const words = [...card.querySelectorAll('button > span')];
    const lines = words.map((one) => one.getClientRects().length);
    const tops = words.map((one) => Math.round(one.getBoundingClientRect().top));
    const all = [card, ...card.querySelectorAll('*')];
    return {
      through: getComputedStyle(card).backgroundColor.includes('/'),
      faded: all.some((one) => getComputedStyle(one).opacity !== '1'),
      lines: [...new Set(lines)],
      baselines: new Set(tops).size,
    };
  });

const opaque = { through: false, faded: false, lines: [1], baselines: 1 };

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [320, 568],
] as const)
  test(
    `the card is opaque, has one line of words under each face, and lies on the board: ${width} × ${height}`,
    firefoxToo,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await setUp(page, BISHOP);
      await square(page, '8h').click();
      await square(page, '2b').click();
      await expect(choice(page, 'promote')).toBeVisible();
      expect(await looksOf(page)).toEqual(opaque);
      for (const way of ['promote', 'keep'] as const) {
        await choice(page, way).hover();
        await choice(page, way).focus();
        await expect(page.getByRole('dialog')).toHaveAttribute('data-shows');
        expect(await looksOf(page)).toEqual(opaque);
      }
      await page.reload();
      await expect(choice(page, 'promote')).toBeVisible();
      expect(await looksOf(page)).toEqual(opaque);
      const [card, field] = [
        await boxOf(page.getByRole('dialog')),
        await boxOf(page.locator('.board .field')),
      ];
      expect(card.x).toBeGreaterThanOrEqual(field.x - 1);
      expect(card.y).toBeGreaterThanOrEqual(field.y - 1);
      expect(card.right).toBeLessThanOrEqual(field.right + 1);
      expect(card.bottom).toBeLessThanOrEqual(field.bottom + 1);
      await expectNoFinding(page);
    },
  );

test('no mark of where a face would go lies under the card', async ({ page }) => {
  await setUp(page, BISHOP);
  await square(page, '8h').click();
  await square(page, '2b').click();
  await choice(page, 'promote').hover();
  await expect(page.locator('[data-reach]').first()).toBeAttached();
  const card = await boxOf(page.getByRole('dialog'));
  for (const mark of await page.locator('[data-reach]').all()) {
    const one = await boxOf(mark);
    const apart =
      card.right <= one.x || one.right <= card.x || card.bottom <= one.y || one.bottom <= card.y;
    expect(apart, `the mark on ${await mark.getAttribute('data-at')}`).toBe(true);
  }
});

for (const [locale, title, words, more] of [
  ['en-GB', 'Promote to horse?', ['Promote', 'Keep'], 'like a bishop, or one straight'],
  [
    'es-MX',
    '¿Promocionar a caballo-dragón?',
    ['Promocionar', 'No promocionar'],
    'como el alfil, o una en línea recta',
  ],
  ['ja-JP', '馬に成りますか', ['成る', '成らない'], '斜めにいくつでも、縦横に1マス'],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('the strip asks with the name of the piece, and tells a learner what it becomes, once', async ({
      page,
    }) => {
      await setUp(page, BISHOP);
      await square(page, '8h').click();
      await square(page, '2b').click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.getByRole('dialog').locator('button > span')).toHaveText([...words]);
      const strip = page.locator('[data-part="message"]');
      await expect(strip).toContainText(title);
      await expect(strip).toContainText(more);
      expect(await looksOf(page)).toEqual(opaque);
    });
  });

test('a clock that runs out while the card is open ends the game, and the card goes', async ({
  page,
}) => {
  await ownClock(page);
  await openTable(page);
  await begin(page, preset('Blitz'));
  await play(page, ['7g7f', '3c3d']);
  await square(page, '8h').click();
  await square(page, '2b').click();
  await expect(choice(page, 'promote')).toBeVisible();
  await page.clock.runFor(3_600_000);
  await expect(page.locator('[data-outcome]')).toBeVisible();
  await expect(choice(page, 'promote')).toHaveCount(0);
  await expectPly(page, 2);
});

test('face to face the card of the far player is turned to that player as a whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.face));
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await square(page, '2b').click();
  await square(page, '8h').click();
  await expect(page.getByRole('dialog')).toHaveCSS('rotate', '180deg');
  const [promoted, kept, target] = [
    await boxOf(choice(page, 'promote')),
    await boxOf(choice(page, 'keep')),
    await boxOf(square(page, '8h')),
  ];
  // Seen by the far player, the promoted face stands left and the card lies before the square.
  expect(promoted.x).toBeGreaterThan(kept.x);
  expect(promoted.bottom).toBeLessThanOrEqual(target.y + 1);
  await choice(page, 'promote').click();
  await expect(square(page, '8h')).toHaveAttribute('data-piece', '+b');
});
