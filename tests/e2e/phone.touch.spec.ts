import { messages as english } from '#i18n/en/index.ts';
import { expectDepth } from './pages-before.ts';
import { more } from './refereed.ts';
import { choice, chooseGame, openTable, play, refusal, setUp, square } from './table.ts';
import { expect, type Locator, promise, test } from './test.ts';
import { expectGoodForFingers } from './usable.ts';

test.use({ viewport: { width: 390, height: 844 } });

const boxOf = (thing: Locator) => thing.boundingBox();

test('a player who comes for the first time on a phone has the moves on the pieces in one tap, and moves the first silver', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '5e').tap();
  await page.getByRole('button', { name: english.teach.newcomer.show }).tap();
  await expect(page.getByText('New to shogi?')).toHaveCount(0);
  await expect(square(page, '3i').locator('use').last()).toHaveAttribute('href', /western-ways/);
  // The card of a piece shows its faces without the ways of moving, which it draws beside them.
  await square(page, '8h').tap();
  const face = page.locator('.piece-card use').nth(1);
  await expect(face).toHaveAttribute('href', '#western-B');
  await expect(page.locator('[id="western-B"]')).toBeAttached();
  await square(page, '3i').tap();
  await expect(square(page, '3h')).toHaveAttribute('data-mark', /target/);
  await square(page, '3h').tap();
  await expect(square(page, '3h')).toHaveAttribute('data-piece', 'S');
  // The entry of the card leaves the history a moment after it, and would stop the reload.
  await expectDepth(page, 0);
  // The question is asked only once.
  await page.reload();
  await square(page, '5e').tap();
  await expect(square(page, '3h').locator('use').last()).toHaveAttribute('href', /western-ways/);
  await expect(page.getByText('New to shogi?')).toHaveCount(0);
});

test(
  'on a phone the whole board is on the screen, with squares a finger can hit',
  promise,
  async ({ page }) => {
    await openTable(page);
    await expectGoodForFingers(page);
    const [first, last] = [await boxOf(square(page, '9a')), await boxOf(square(page, '1i'))];
    expect(first?.width ?? 0).toBeGreaterThanOrEqual(38);
    expect(first?.height ?? 0).toBeGreaterThanOrEqual(38);
    expect(first?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(844);
  },
);

test('on a phone a hand of all kinds fits beside the board and can be hit', async ({ page }) => {
  await setUp(page, '4k4/9/9/9/9/9/9/9/4K4 b RBG2S2N2L9Prbg2s2n2l9p 1');
  await expectGoodForFingers(page);
  for (const seat of [0, 1] as const) {
    const hand = page.locator(`[data-hand][data-seat="${seat}"]`);
    await expect(hand).toHaveCount(7);
    for (const held of await hand.all()) {
      const box = await boxOf(held);
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(box?.width ?? 0).toBeGreaterThanOrEqual(38);
    }
  }
});

test('on a phone the board stays where it is when a refusal, a card, a check or a result appears', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/4S4/9/9/4p4/9/4K4 b G 1');
  const board = page.getByRole('grid');
  const before = await boxOf(board);
  const expectUnmoved = async (): Promise<void> => expect(await boxOf(board)).toEqual(before);

  await square(page, '5d').tap();
  await square(page, '5e').tap();
  await expect(refusal(page)).toBeVisible();
  await expectUnmoved();
  await square(page, '5c').tap();
  await expect(choice(page, 'promote')).toBeVisible();
  await expectUnmoved();
  await choice(page, 'promote').tap();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
  await expectUnmoved();
  await play(page, ['5g5h+'], { first: 1 });
  await expect(square(page, '5i')).toHaveAttribute('data-mark', /\bcheck\b/);
  await expectUnmoved();
  await play(page, ['5i5h', '5a4a', 'G*4b']);
  await expect(page.locator('.status')).toContainText('Sente wins by checkmate');
  await expectUnmoved();
});

test('on a phone the card lies within the screen on every file', promise, async ({ page }) => {
  for (const [file, row] of [
    ['9', 'S8'],
    ['1', '8S'],
  ] as const) {
    await setUp(page, `4k4/9/9/${row}/9/9/9/9/4K4 b - 1`);
    await square(page, `${file}d`).tap();
    await square(page, `${file}c`).tap();
    for (const way of ['promote', 'keep'] as const) {
      const box = await boxOf(choice(page, way));
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Escape');
  }
});

test('on a phone the screen before a game fills the window, and its questions scroll above Begin', async ({
  page,
}) => {
  await openTable(page);
  await chooseGame(page);
  await more(page);
  const [sheet, questions, foot] = await page.evaluate(() =>
    ['.sheet', '.start-body', '.start-foot'].map((part) => {
      const element = document.querySelector(part);
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { top, bottom, room: element?.clientHeight ?? 0, whole: element?.scrollHeight ?? 0 };
    }),
  );
  expect(sheet).toMatchObject({ top: 0, bottom: 844 });
  expect(questions?.whole).toBeGreaterThan(844);
  expect(questions?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
  expect(foot?.bottom).toBe(844);
});

test('on the narrowest phone nothing lies beside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openTable(page);
  await expectGoodForFingers(page);
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expectGoodForFingers(page);
});
