import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { boxOf } from './pointers.ts';
import { more, pick, preset } from './refereed.ts';
import { seeded } from './seeded.ts';
import {
  action,
  boardOf,
  expectBoard,
  expectPly,
  openTable,
  play,
  press,
  START,
  square,
} from './table.ts';
import { expect, type Page, test } from './test.ts';
import { frames } from './waits.ts';
import { write } from './write.ts';

const openStart = async (page: Page): Promise<void> => {
  await press(page, 'New game');
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
};

const answer = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('one Enter begins a game, and Escape leaves the one that is there', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const before = await boardOf(page);
  await openStart(page);
  await expect(action(page, 'Begin')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBoard(page, before);

  await openStart(page);
  await expect(action(page, 'Begin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBoard(page, START);
});

test('with a handicap uwate moves first', async ({ page }) => {
  await openTable(page);
  await openStart(page);
  await answer(page, 'Handicap').selectOption('Two pieces');
  await expect(page.getByText(englishShogi.agreement.given)).toBeVisible();
  await action(page, 'Begin').click();
  await expect(square(page, '8b')).not.toHaveAttribute('data-piece', 'r');
  await expect(page.getByText('Uwate to move', { exact: true })).toBeVisible();
  await play(page, ['3c3d'], { first: 1 });
});

test('furigoma shows five pawns as they fell, and who is sente by them', async ({ page }) => {
  await openTable(page);
  await openStart(page);
  await write(page.getByRole('textbox', { name: 'Player 1' }), 'Ana');
  await write(page.getByRole('textbox', { name: 'Player 2' }), 'Ben');
  await answer(page, 'Who begins').selectOption(englishShogi.agreement.toss.choice);
  await action(page, 'Begin').click();

  const toss = page.getByRole('dialog', { name: 'Furigoma' });
  await expect(toss.locator('[data-face]')).toHaveCount(5);
  const up = await toss.locator('[data-face="P"]').count();
  await expect(toss.getByRole('status')).toContainText(up > 2 ? 'Ana is sente' : 'Ben is sente');
  await page.keyboard.press('Enter');
  await expect(toss).toHaveCount(0);
  await expectPly(page, 0);
});

test('in every window the tossed pawns keep off the edges, above the buttons', async ({ page }) => {
  await openTable(page);
  await openStart(page);
  await answer(page, 'Who begins').selectOption(englishShogi.agreement.toss.choice);
  await action(page, 'Begin').click();
  const toss = page.getByRole('dialog', { name: 'Furigoma' });
  const parts = toss.locator('.start-tossed > :not(.start-foot)');
  await expect(parts).toHaveCount(3);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
    [844, 390],
    [1440, 900],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      const { x, width: whole } = await boxOf(toss);
      const { y: foot, height: high } = await boxOf(toss.locator('.start-foot'));
      expect(foot + high).toBeLessThanOrEqual(height);
      for (const part of await parts.all()) {
        const box = await boxOf(part);
        expect(box.x - x).toBeGreaterThanOrEqual(16);
        expect(x + whole - (box.x + box.width)).toBeGreaterThanOrEqual(16);
        expect(box.y + box.height).toBeLessThanOrEqual(foot);
      }
    });
});

test('the last set-up is there again after a reload', async ({ page }) => {
  await openTable(page);
  await openStart(page);
  await write(page.getByRole('textbox', { name: 'Player 1' }), 'Ana');
  await preset('Tournament (JSA)')(page);
  await answer(page, 'Handicap').selectOption('Rook');
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shogi-table/set-up')))
    .toContain('Ana');

  await page.reload();
  await openStart(page);
  await expect(page.getByRole('textbox', { name: 'Player 1' })).toHaveValue('Ana');
  await expect(answer(page, 'Handicap')).toHaveValue('rook');
  await expect(answer(page, 'Clock')).toHaveValue('byoyomi');
  await more(page);
  await expect(page.getByRole('radio', { name: 'Tournament (JSA)' })).toBeChecked();
});

test('a position from which no game can start is explained', async ({ page }) => {
  await openTable(page);
  await openStart(page);
  await answer(page, 'Handicap').selectOption('Own position…');
  const field = page.getByRole('textbox', { name: 'Position (SFEN)' });
  await write(field, '9/9/9/9/9/4P4/4P4/9/4K4 b - 1');
  await action(page, 'Begin').click();
  await expect(page.getByText('Gote has no king.')).toBeVisible();
  await expect(field).toBeFocused();

  await write(field, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
  await action(page, 'Begin').click();
  await expectBoard(page, '4k4/9/9/4S4/9/9/9/9/4K4');
});

test('on a phone everything that matters is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  await openStart(page);
  for (const part of [
    page.getByRole('textbox', { name: 'Player 1' }),
    page.getByText('10 min', { exact: true }),
    answer(page, 'Who begins'),
    answer(page, 'Handicap'),
    page.getByText(english.start.seatings.face),
    page.getByText('Western symbols').last(),
    page.getByText('No clock, takebacks allowed, mistakes explained'),
    action(page, 'Begin'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('ten minutes each are three taps from the board', async ({ page }) => {
  await openTable(page);
  await press(page, 'New game');
  await pick('10 min')(page);
  await action(page, 'Begin').click();
  await expect(page.locator('[data-clock="0"]')).toContainText(/(10:00|9:5\d)/);
  await expect(page.locator('[data-clock="1"]')).toContainText('10:00');
});

const sizes = [
  [320, 568],
  [568, 320],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1100, 600],
  [1440, 900],
] as const;

const newGameIn = [
  ['en', 'New game'],
  ['es', 'Nueva partida'],
  ['ja', '新規対局'],
] as const;

for (const [language, newGame] of seeded('languages of the start', newGameIn))
  test(`in ${language} Begin and the agreed rules are in sight in every window, whatever unfolds`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      const settings = JSON.stringify({ version: 1, language: chosen });
      localStorage.setItem('shogi-table/settings', settings);
    }, language);
    await openTable(page);
    await press(page, newGame);
    await expect(page.locator('[data-option="pieces"]').first()).toBeAttached();
    const questions = page.locator('.start-body');
    const inSight = async (): Promise<void> => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const hook of ['begin', 'change-rules', 'cancel'])
          await expect(page.locator(`[data-action="${hook}"]`)).toBeInViewport({ ratio: 1 });
        const beside = await questions.evaluate((body) => body.scrollWidth - body.clientWidth);
        expect(beside, `${width} × ${height}`).toBeLessThanOrEqual(0);
      }
    };
    await inSight();
    await page.locator('[data-option="time"][data-value="custom"]').check();
    await more(page);
    await inSight();
  });
