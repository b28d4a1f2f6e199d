import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { card, expectOnlyKing, watchCards } from './cards.ts';
import { choice, openTable, play, setUp, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { ownClock, stopClock } from './waits.ts';

const matsuri = 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1';

const reached = (page: Page, as: string): Promise<readonly string[]> =>
  page
    .locator(`[data-reach="${as}"]`)
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-at') ?? '').sort());

const squares = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `${(name.charCodeAt(1) - 97) * 9 + 9 - Number(name.charAt(0))}`).sort();

test(
  'a mouse over any piece, of either side, shows its names, both faces and its reach',
  promise,
  async ({ page }) => {
    await setUp(page, matsuri);
    await square(page, '6f').hover();
    await expect(card(page)).toContainText('bishop');
    await expect(card(page)).toContainText('角行');
    await expect(card(page)).toContainText('kakugyō');
    await expect(card(page)).toContainText('Promotes to horse');
    expect(await reached(page, 'captures')).toEqual(squares('9i'));
    expect(await reached(page, 'moves')).toEqual(
      squares('5e', '4d', '3c', '7e', '8d', '9c', '5g', '4h', '7g', '8h'),
    );

    await square(page, '4b').hover();
    await expect(card(page)).toContainText('When captured, becomes pawn');
    await page.locator('[data-hand="P"][data-seat="1"]').hover();
    await expect(card(page)).toContainText('In hand');
    const drops = await reached(page, 'drops');
    // No pawn may be dropped where it would be the second of its file, or could never move again.
    expect(drops).not.toContain(squares('9e')[0]);
    expect(drops).not.toContain(squares('5i')[0]);
    expect(drops).toContain(squares('5d')[0]);

    await page.locator('header').hover();
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('[data-reach]')).toHaveCount(0);
  },
);

test('the keyboard asks whatever the cursor is on, and ? reads it aloud', async ({ page }) => {
  await openTable(page);
  await page.keyboard.press('Tab');
  await square(page, '2h').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toContainText('rook');
  await page.keyboard.press('?');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'hisha' })).toHaveText(
    /^Sente: rook, hisha; other face dragon; reaches 1h and 3h to 7h; guards .*8h.*\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('asking never stands in the way of moving', async ({ page }) => {
  await openTable(page);
  await square(page, '7g').hover();
  await expect(card(page)).toContainText('pawn');
  await square(page, '7g').click();
  await expect(square(page, '7f')).toHaveAttribute('data-mark', 'target');
  // With a piece chosen, other pieces have no card.
  await square(page, '2h').hover();
  await expect(card(page)).toHaveCount(0);
  await square(page, '7f').click();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('a piece that may not move now shows its card as long as the mouse points at it', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '8b').click();
  await expect(card(page)).toContainText('rook');
  await expect(card(page)).toContainText('Gote');
  await expect(card(page).getByRole('list', { name: english.teach.key })).toBeVisible();
  await expect(card(page).getByRole('listitem')).toHaveCount(2);
  await page.locator('header').hover();
  await expect(card(page)).toHaveCount(0);
});

/** Opens the table with a clock of its own, and waits for the code that answers a mouse. */
const openWithClock = async (page: Page): Promise<void> => {
  await ownClock(page);
  await openTable(page);
  await square(page, '5e').hover();
  await expect(page.locator('.board-tools')).toBeVisible();
};

test('the answer waits half a second, and can be pointed at until the mouse goes or Escape is pressed', async ({
  page,
}) => {
  await openWithClock(page);
  await stopClock(page);
  await square(page, '2b').hover();
  await page.clock.runFor(450);
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(card(page)).toContainText('bishop');
  // The mouse crosses other pieces on its way to the card.
  const box = await card(page).boundingBox();
  if (box === null) throw new Error('the card is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.clock.runFor(2_000);
  await expect(card(page)).toContainText('bishop');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(card(page)).toHaveCount(0);
});

test('a mouse that crosses the board and its buttons calls up nothing', async ({ page }) => {
  await openWithClock(page);
  await stopClock(page);
  const cards = await watchCards(page);
  const [first, last, button] = await Promise.all([
    square(page, '9g').boundingBox(),
    square(page, '1g').boundingBox(),
    page.locator('.panel button:visible').last().boundingBox(),
  ]);
  if (first === null || last === null || button === null)
    throw new Error('it is not on the screen');
  await page.mouse.move(first.x + 5, first.y + 5);
  // The whole row takes longer than a rest on one piece.
  for (let step = 1; step <= 9; step += 1) {
    await page.mouse.move(first.x + 5 + ((last.x - first.x) * step) / 9, last.y + 5);
    await page.clock.runFor(100);
  }
  await page.mouse.move(button.x + 5, button.y + 5, { steps: 5 });
  await page.clock.runFor(2_000);
  await expectOnlyKing(page, cards);
});

test('a piece that a mouse has just put down shows no card', async ({ page }) => {
  await openWithClock(page);
  const cards = await watchCards(page);
  await play(page, ['7g7f']);
  await expect(square(page, '7f')).toHaveAttribute('data-mark', 'last');
  await page.clock.runFor(2_000);
  await expectOnlyKing(page, cards);
});

test('a mouse that was left on the board says nothing while keys are used', async ({ page }) => {
  await openWithClock(page);
  await page.keyboard.press('Tab');
  await stopClock(page);
  await square(page, '7f').hover();
  await square(page, '3h').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(square(page, '3g')).toHaveAttribute('aria-selected', 'true');
  const cards = await watchCards(page);
  await page.clock.runFor(2_000);
  expect(await cards()).toEqual([]);
  // The first reason to be shown is that of a square the keys go to.
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowUp');
  const reason = englishShogi.reasons.movement.pawn;
  await expect(page.getByRole('region', { name: 'Why not there' })).toHaveText(reason);
  expect(await cards()).toEqual([reason]);
});

test('a player who does not want the card turns it off', async ({ page }) => {
  const showCards = page.getByLabel('Show how a piece moves when you point at it');
  await ownClock(page);
  await page.goto('./#/settings');
  await showCards.uncheck();
  await page.goto('./#/play');
  const cards = await watchCards(page);
  await square(page, '2h').hover();
  await expect(page.locator('.board-tools')).toBeAttached();
  await square(page, '8h').hover();
  await page.clock.runFor(2_000);
  // Turned on again, the first card is that of the next piece.
  await page.getByRole('link', { name: 'Settings' }).click();
  await showCards.check();
  await page.getByRole('link', { name: 'Play' }).click();
  await square(page, '5e').hover();
  await expectOnlyKing(page, cards);
});

test(
  'with a piece chosen, a square that is pointed at says and shows why not',
  promise,
  async ({ page }) => {
    // A pawn in hand with another on its file, and a king whose escapes are all closed.
    await setUp(page, '4R2gk/9/8G/6B2/9/9/4P4/9/K8 b P 1');
    const why = page.getByRole('region', { name: 'Why not there' });
    await page.locator('[data-hand="P"]').click();
    await square(page, '5e').hover();
    await expect(why).toContainText('Your pawn on 5g is already on this file (nifu).');
    await expect(square(page, '5g')).toHaveAttribute('data-mark', 'cause');
    await expect(page.locator('.proof .band')).toHaveCount(1);
    await square(page, '1b').hover();
    await expect(why).toContainText('uchifuzume');
    await expect(page.locator('.proof .cross').first()).toBeVisible();
    // A square that the piece can go to has no reason to show.
    await square(page, '4e').hover();
    await expect(why).toHaveCount(0);
    await expect(page.locator('.field > .proof')).toHaveCount(0);
    await square(page, '4e').click();
    await expect(square(page, '4e')).toHaveAttribute('data-piece', 'P');
  },
);

test('keyboard players hear why not, square by square', async ({ page }) => {
  await openTable(page);
  await page.keyboard.press('Tab');
  await square(page, '8h').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const said = page.locator('[aria-live="polite"]').filter({ hasText: 'pawn goes' });
  await expect(said).toHaveText(englishShogi.reasons.movement.pawn);
});

test(
  'the attack view shows who attacks what, what hangs, who is pinned and who checks, also while looking back',
  promise,
  async ({ page }) => {
    await setUp(page, '4k4/4g4/9/4p4/p8/9/4R4/9/R3K4 b - 1');
    await square(page, '1e').hover();
    const toggle = page.getByRole('button', { name: 'Attacks' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    // The pawn on 9e, at the rook's edge, hangs. So does the one on 5d: it stands before the gold, but nothing guards
    // it.
    await expect(page.locator('[data-hanging]')).toHaveCount(2);
    const said = page.locator('[aria-live="polite"]').filter({ hasText: 'Hanging' });
    await expect(said).toHaveText('Hanging: pawn on 5d and pawn on 9e.');
    // A player who walks the board by keys hears how often each side attacks.
    await square(page, '5e').focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('5d is attacked: Sente 1, Gote 0. It hangs.')).toBeAttached();

    await square(page, '5g').click();
    await square(page, '5d').click();
    await expect(page.locator('[data-aim]')).toHaveCount(1);
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Pinned' })).toContainText(
      'Pinned: gold on 5b.',
    );
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(said).toHaveText('Hanging: pawn on 5d and pawn on 9e.');
    await page.keyboard.press('a');
    await expect(page.locator('.attacks')).toHaveCount(0);
  },
);

test('the promotion card shows where a face would go once it is pointed at for a while, and its faces stay opaque', async ({
  page,
}) => {
  await ownClock(page);
  await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(choice(page, 'promote')).toBeVisible();
  // A player who only taps sees no mark that could be taken for the next move.
  await stopClock(page);
  await expect(page.locator('[data-reach]')).toHaveCount(0);
  await choice(page, 'promote').hover();
  await page.clock.runFor(250);
  await expect(page.locator('[data-reach]')).toHaveCount(0);
  await page.clock.runFor(100);
  // The promoted face moves as a gold; where the piece still stands there is no mark.
  await expect(page.locator('[data-reach="moves"]')).toHaveCount(5);
  await expect.poll(() => reached(page, 'moves')).toEqual(squares('5b', '4b', '6b', '4c', '6c'));
  await expect(page.getByRole('dialog')).toHaveAttribute('data-shows');
  await page.clock.resume();
  const seen = () =>
    page.getByRole('dialog').evaluate((card) => ({
      through: getComputedStyle(card).backgroundColor.includes('/'),
      faded: [...card.querySelectorAll('*')].some((part) => getComputedStyle(part).opacity !== '1'),
    }));
  await expect.poll(seen).toEqual({ through: false, faded: false });
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-reach]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-reach="moves"]')).toHaveCount(5);
  await expect.poll(() => reached(page, 'moves')).toEqual(squares('5b', '4b', '6b', '4d', '6d'));
  await page.keyboard.press('Enter');
  await expect(square(page, '5c')).toHaveAttribute('data-piece', 'S');
});

test('a piece that has to promote says why', async ({ page }) => {
  await setUp(page, '4k4/P8/9/9/9/9/9/9/4K4 b - 1');
  await square(page, '9b').click();
  await square(page, '9a').click();
  await expect(square(page, '9a')).toHaveAttribute('data-piece', '+P');
  const why = page.getByRole('region', { name: english.teach.whyForced });
  await expect(why).toContainText('A pawn must promote on 9a: it could never move from there.');
});
