import { messages as english } from '#i18n/en/index.ts';
import { card, watchCards } from './cards.ts';
import { fingerOf, pointOf } from './pointers.ts';
import { action, openTable, press, square } from './table.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';
import { ownClock, stopClock } from './waits.ts';

test('a tap on a piece of the other side shows its card, and so does a long press on an own piece', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '2b').tap();
  await expect(card(page)).toContainText('bishop');
  await square(page, '5e').tap();
  await expect(card(page)).toHaveCount(0);

  const box = await square(page, '2h').boundingBox();
  if (box === null) throw new Error('the rook is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(card(page)).toContainText('rook');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The piece is chosen all the same, and goes where it is put.
  await square(page, '5h').tap();
  await expect(square(page, '5h')).toHaveAttribute('data-piece', 'R');
});

test('the first finger of a visit that rests on a piece is answered', async ({ page }) => {
  await openTable(page);
  const box = await square(page, '2h').boundingBox();
  if (box === null) throw new Error('the rook is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(card(page)).toContainText('rook');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(card(page)).toContainText('rook');
});

test('a short tap on an own piece shows no card, even on a slow machine', async ({ page }) => {
  await ownClock(page);
  await openTable(page);
  const cards = await watchCards(page);
  await square(page, '2h').tap();
  await expect(page.locator('.board-tools')).toBeAttached();
  await page.clock.runFor(2_000);
  // The first card is that of a piece of the other side, once nothing is chosen.
  await square(page, '2h').tap();
  await square(page, '8b').tap();
  await expect(card(page)).toContainText('rook');
  expect(await cards()).toEqual([expect.stringContaining('Gote')]);
});

test('a tap on a bishop that cannot move asks it, and a tap on a pawn takes that up instead', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '8h').tap();
  await expect(page.locator('[data-asked]')).toContainText('Your bishop is blocked');
  await expect(card(page)).toContainText('bishop');
  await square(page, '7g').tap();
  await expect(card(page)).toHaveCount(0);
  await square(page, '7f').tap();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('a finger that carries a piece slowly asks nothing', async ({ page }) => {
  await ownClock(page);
  await openTable(page);
  await square(page, '5e').tap();
  await expect(page.locator('.board-tools')).toBeAttached();
  await stopClock(page);
  const cards = await watchCards(page);
  const box = await square(page, '2h').boundingBox();
  if (box === null) throw new Error('the rook is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  // Each step is short, and the whole way takes longer than a long press.
  for (let gone = 3; gone <= 60; gone += 3) {
    await page.clock.runFor(30);
    const touchPoints = [{ x: x - gone, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await expect(page.locator('[data-lifted]')).toHaveCount(1);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.runFor(2_000);
  await expect(page.locator('[data-lifted]')).toHaveCount(0);
  expect(await cards()).toEqual([]);
});

test('with a piece chosen a tap on another is an attempt, and a finger that rests on it only asks: the chosen piece stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  await square(page, '7i').tap();
  await square(page, '3a').tap();
  await expect(page.locator('[data-rule]')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  const finger = await fingerOf(page);
  await finger.down(await pointOf(square(page, '3a')));
  await expect(card(page)).toContainText('silver');
  await finger.up();
  await expect(card(page)).toContainText('silver');
  await expect(page.locator('[data-rule]')).toHaveCount(0);
  await expect(page.locator('.proof')).toHaveCount(0);
  await expect(square(page, '7i')).toHaveAttribute('data-mark', /selected/);
  const [told, rank] = [await card(page).boundingBox(), await square(page, '7i').boundingBox()];
  expect((rank?.y ?? 0) + (rank?.height ?? 0)).toBeLessThanOrEqual((told?.y ?? 0) + 1);
  // Every mark that the legend explains is drawn.
  for (const entry of await card(page).locator('li g').all())
    await expect(
      page.locator(`.field [data-reach="${await entry.getAttribute('class')}"]`).first(),
    ).toBeAttached();
  // The chosen piece is still in hand.
  await square(page, '7h').tap();
  await expect(square(page, '7h')).toHaveAttribute('data-piece', 'S');
});

test('on the smallest phones the card leaves the piece and the sentence about it in sight', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTable(page);
    for (const [name, says] of [
      // A tap on an own piece also selects it, and a second tap deselects it.
      ['8h', 'Your bishop is blocked by your pieces on 7g and 9g.'],
      ['2b', 'A bishop goes any number of squares diagonally.'],
    ] as const) {
      await square(page, name).tap();
      await expect(card(page)).toBeVisible();
      const message = page.locator('[data-part="message"]');
      await expect(message).toContainText(says);
      const [told, ...seen] = await Promise.all(
        [card(page), square(page, name), message].map((thing) => thing.boundingBox()),
      );
      for (const box of seen)
        expect(
          (box?.y ?? 0) + (box?.height ?? 0) <= (told?.y ?? 0) + 1 ||
            (box?.y ?? 0) >= (told?.y ?? 0) + (told?.height ?? 0) - 1,
        ).toBe(true);
      // A press on the card puts it away.
      await card(page).tap();
      await expect(card(page)).toHaveCount(0);
      if (name === '8h') await square(page, name).tap();
    }
  }
});

test('a zoomed board shows no card by itself, also after the player has come back from the guide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ownClock(page);
  // Use fingers only: a point of the zoomed board would come to lie under the browser's mouse.
  await openTable(page);
  await press(page, 'New game');
  await tick(page.locator('[data-option="game"][data-value="ko-shogi"]'), 'tap');
  await action(page, 'Begin').tap();
  await page.getByRole('link', { name: 'New to ko shogi?' }).tap();
  const back = page.getByRole('link', { name: english.rules.backToGame }).first();
  await back.scrollIntoViewIfNeeded();
  const touch = await fingerOf(page);
  await touch.taps(await pointOf(back), 1);
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.locator('.board[data-zoomable]')).toBeVisible();
  await expect(page.locator('.board-tools')).toBeAttached();
  const cards = await watchCards(page);
  const at = await pointOf(square(page, '10g'));
  // Both taps come in the same moment.
  await stopClock(page);
  await touch.taps(at, 2);
  await expect(page.locator('.board[data-zoomed]')).toBeVisible();
  await page.clock.runFor(2_000);
  await touch.taps(at, 2);
  await expect(page.locator('.board[data-zoomed]')).toHaveCount(0);
  expect(await cards()).toEqual([]);
});
