/** The end of a game on every window: who won, why, and the way back from a resignation. */
import { messages as english } from '#i18n/en/index.ts';
import { messages as spanish } from '#i18n/es/index.ts';
import { messages as japanese } from '#i18n/ja/index.ts';
import { begin, clock, letPass, more, ownTime, pick, preset, resign } from './refereed.ts';
import { action, marked, openTable, play, resultCard, setUp, square } from './table.ts';
import { expect, firefoxToo, type Locator, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const;

/** The gold mates, and nine steps say why. */
const MATE = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';

const proof = (page: Page): Locator => page.locator('[data-part="proof"]');
const end = (page: Page): Locator => page.locator('[data-part="end"]');
const visible = (page: Page, name: string): Locator =>
  page.locator(`[data-action="${name}"]:visible`);

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return box;
};

/** Expects a control to be wholly in the window, and to be what a press at its middle meets. */
const expectInReach = async (page: Page, control: Locator): Promise<void> => {
  const box = await boxOf(control);
  const size = page.viewportSize();
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size?.width ?? 0);
  expect(box.y + box.height).toBeLessThanOrEqual(size?.height ?? 0);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await control.click({ trial: true });
};

for (const [width, height] of windows)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('Why mate? steps through the proof beside a board that does not move', async ({
      page,
    }) => {
      await setUp(page, MATE);
      await play(page, ['G*5b']);
      await expect(end(page)).toContainText('Sente wins by checkmate');
      const board = await boxOf(page.getByRole('grid'));
      const why = visible(page, 'why');
      await expect(why).toHaveText('Why mate?');
      await expectInReach(page, why);
      await why.click();
      await expect(why).toHaveAttribute('aria-pressed', 'true');
      await expect(proof(page)).toContainText('2 / 9 · The gold on 5b gives check.');
      for (const name of ['proof-previous', 'proof-next', 'proof-close'])
        await expectInReach(page, visible(page, name));
      await visible(page, 'proof-next').click();
      await expect.poll(() => marked(page, 'escape')).toEqual(['6a']);
      await expectNoFinding(page);
      expect(await boxOf(page.getByRole('grid'))).toEqual(board);
      await visible(page, 'proof-previous').click();
      await expect(proof(page)).toContainText('2 / 9');
      await visible(page, 'proof-close').click();
      await expect(proof(page)).toHaveCount(0);
      await expect(why).toHaveAttribute('aria-pressed', 'false');
    });

    test('the plate of the winner is marked, for ears too, and says so of no other', async ({
      page,
    }) => {
      await setUp(page, MATE);
      await expect(page.locator('[data-won]')).toHaveCount(0);
      await play(page, ['G*5b']);
      const plates = page.locator('[data-part="plate"]');
      await expect(page.locator('[data-won]')).toHaveCount(1);
      const won = plates.and(page.locator('[data-seat="0"]'));
      await expect(won).toContainText(english.result.won);
      await expect(won.locator('.plate-won')).toBeVisible();
      await expect(won).not.toHaveCSS('box-shadow', 'none');
      const lost = plates.and(page.locator('[data-seat="1"]'));
      await expect(lost).not.toContainText(english.result.won);
      await expectNoFinding(page);
    });

    test('a resignation is undone alone for ten seconds; then the same button asks, and the clock has what it had', async ({
      page,
    }) => {
      await ownTime(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await begin(page, preset('Blitz'), more, pick(english.start.strictnesses.strict));
      await play(page, ['7g7f']);
      await resign(page);
      await page.setViewportSize({ width, height });
      await expect(end(page)).toContainText('Sente wins by resignation');
      const stood = await clock(page, 1).innerText();
      const undo = visible(page, 'undo-resign');
      await expect(undo).toHaveText(english.result.undoResign);
      await expectInReach(page, undo);
      await expectNoFinding(page);
      await letPass(page, 12);
      await expect(undo).toHaveText(english.result.askUndoResign);
      await undo.click();
      await expect(page.getByText('Gote proposes to undo the resignation.')).toBeVisible();
      await expectNoFinding(page);
      await visible(page, 'accept').click();
      await expect(end(page)).toHaveCount(0);
      await expect(resultCard(page)).toHaveCount(0);
      // The clock runs on from there, not from the instant of the resignation.
      const seconds = (time: string): number => {
        const [minutes = 0, rest = 0] = time.split(':').map(Number.parseFloat);
        return minutes * 60 + rest;
      };
      expect(seconds(stood) - seconds(await clock(page, 1).innerText())).toBeLessThan(10);
      await play(page, ['3c3d'], { first: 1 });
    });
  });

test(
  'within ten seconds one press gives the game back, after a reload too',
  firefoxToo,
  async ({ page }) => {
    await ownTime(page);
    await begin(page, more, pick(english.start.strictnesses.strict));
    await play(page, ['7g7f']);
    await resign(page);
    await expect(end(page)).toBeVisible();
    await page.reload();
    await action(page, english.result.undoResign).click();
    await expect(end(page)).toHaveCount(0);
    await play(page, ['3c3d'], { first: 1 });
  },
);

test('after a reload when ten seconds are over the button asks; no for an answer leaves the result', async ({
  page,
}) => {
  await ownTime(page);
  await begin(page, more, pick(english.start.strictnesses.strict));
  await play(page, ['7g7f']);
  await resign(page);
  await expect(end(page)).toBeVisible();
  await letPass(page, 12);
  await page.reload();
  await action(page, english.result.askUndoResign).click();
  await action(page, english.offers.no).click();
  const undo = visible(page, 'undo-resign');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAttribute('title', english.offers.off.over);
  await expect(end(page)).toContainText('Sente wins by resignation');
});

test('the next game ends the way back: the game before it, brought back, keeps its result', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, more, pick(english.start.strictnesses.strict));
  await play(page, ['7g7f']);
  await resign(page);
  await action(page, english.result.playAgainSwapped).click();
  await expect(visible(page, 'undo-resign')).toHaveCount(0);
  await visible(page, 'undo-removal').click();
  await expect(end(page)).toContainText('wins by resignation');
  await expect(visible(page, 'undo-resign')).toHaveCount(0);
});

test('face to face only the side that resigned has the way back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openTable(page);
  await begin(page, more, pick(english.start.seatings.face));
  await play(page, ['7g7f']);
  const [far, near] = [page.locator('[data-own="1"]'), page.locator('[data-own="0"]')];
  const hold = far.locator('[data-action="resign"]');
  const { x, y, width, height } = await boxOf(hold);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(far.locator('[data-action="undo-resign"]')).toBeVisible();
  await page.mouse.up();
  await expect(near.locator('[data-action="undo-resign"]')).toHaveCount(0);
  await expect(near.locator('[data-action="export"]')).toBeVisible();
  await near.locator('[data-action="more"]').click();
  const menu = page.getByRole('dialog', { name: 'More' });
  await expect(menu.locator('[data-action="learn"]')).toBeVisible();
  await expect(menu.locator('[data-action="undo-resign"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // For a moment after the held press no click counts, so that it presses nothing that came under it.
  await expect(async () => {
    await far.locator('[data-action="undo-resign"]').click({ timeout: 1_000 });
    await expect(hold).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a phone shows each of the four positions of a repetition, and comes back to the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  for (const _ of Array(3)) await play(page, ['2h3h', '8b7b', '3h2h', '7b8b']);
  await visible(page, 'why').click();
  await expect(proof(page)).toContainText('1 / 4');
  await expect(page.getByRole('region', { name: english.status.label })).toHaveAttribute(
    'data-at-ply',
    '0',
  );
  await visible(page, 'proof-next').click();
  await expect(proof(page)).toContainText('2 / 4 · The same position stood four times: Move 4');
  await visible(page, 'proof-close').click();
  await expect(page.getByRole('region', { name: english.status.label })).toHaveAttribute(
    'data-at-ply',
    '12',
  );
  await expect(visible(page, 'rematch')).toBeVisible();
});

test('a move that is tried after the end puts the proof away', async ({ page }) => {
  await setUp(page, MATE);
  await play(page, ['G*5b']);
  await visible(page, 'why').click();
  await expect(proof(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(proof(page)).toHaveCount(0);
  await expect(square(page, '5b')).toBeVisible();
});

for (const [locale, { result }, who, ask] of [
  ['es-ES', spanish, 'Gana Sente por jaque mate', '¿Por qué es mate?'],
  ['ja-JP', japanese, 'まで1手で先手の勝ち（詰み）', 'なぜ詰み？'],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test('the result and its question are said in the reader’s language', async ({ page }) => {
      await setUp(page, MATE);
      await play(page, ['G*5b']);
      await expect(end(page)).toContainText(who);
      await expect(visible(page, 'why')).toHaveText(ask);
      await expectInReach(page, visible(page, 'why'));
      await visible(page, 'why').click();
      await expect(proof(page)).toContainText(result.whyStep(2, 9));
    });
  });
