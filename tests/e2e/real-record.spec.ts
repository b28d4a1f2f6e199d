/** A real game with comments and variations, replayed from its first move to its last by every means there is. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messages as english } from '#i18n/en/index.ts';
import { choose } from './kifu-sheets.ts';
import { fileOf } from './large-files.ts';
import { boxOf } from './pointers.ts';
import { action, expectPly, expectReading, openTable, resultCard, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';
import { expectGoodForFingers, expectNoFinding } from './usable.ts';
import { write } from './write.ts';

const folder = resolve(process.env['KIFU_CORPUS'] ?? '../shared/data/records');
const file = `${folder}/kif/mogproject+mog-core-scala_jvm_src_test_resources_kif_game_003.kif`;
const LAST = 117;

test.skip(!existsSync(file), 'the collection of real kifu is not here');

const comment = (page: Page) => page.locator('[data-part="comment"]');

const openGame = async (page: Page): Promise<void> => {
  await openTable(page);
  await choose(page, fileOf('game.kif', readFileSync(file)));
  await expectReading(page);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  // If something was repaired, the receipt is shown first.
  await expect(page.getByRole('dialog', { name: 'Open a kifu' })).toHaveCount(0);
  if (await close.isVisible()) await close.click();
  await expectPly(page, 0);
  await expect(page.getByRole('status', { name: english.reading.edit.drawn })).toBeAttached();
};

const atEnd = async (page: Page): Promise<void> => {
  await expectPly(page, LAST);
  await expect(resultCard(page)).toHaveCount(1);
};

test('a real game is stepped through by buttons, keys, slider, number, wheel and list', async ({
  page,
}) => {
  await openGame(page);
  await expect(resultCard(page)).toHaveCount(0);
  await expect(comment(page)).toContainText('Taichi Nakamura');

  await page.keyboard.press('End');
  await atEnd(page);
  await page.keyboard.press('Home');
  await expectPly(page, 0);
  await action(page, 'Last').click();
  await atEnd(page);
  await action(page, 'First').click();
  await expectPly(page, 0);
  for (let ply = 1; ply <= 5; ply += 1) {
    await page.keyboard.press('ArrowRight');
    await expectPly(page, ply);
  }
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 4);

  const field = page.getByLabel('Move', { exact: true });
  await write(field, '50');
  await field.press('Enter');
  await expectPly(page, 50);
  await write(page.locator('.go-to input[type="range"]'), '30');
  await expectPly(page, 30);
  await square(page, '5e').hover();
  for (let ply = 31; ply <= 33; ply += 1) {
    await page.mouse.wheel(0, 60);
    await expectPly(page, ply);
  }
  await page.locator('.reading-list [data-ply="36"]').click();
  await expectPly(page, 36);
});

test('twenty presses of Forward at one place are twenty moves, through comments and past variations', async ({
  page,
}) => {
  await openGame(page);
  await write(page.locator('.go-to input[type="range"]'), '29');
  await expectPly(page, 29);
  const { x, y, width, height } = await boxOf(action(page, 'Next'));
  for (let ply = 30; ply <= 49; ply += 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectPly(page, ply);
  }
});

test('a reader steps to each place where the game branches and back, and into the branch on the map', async ({
  page,
}) => {
  await openGame(page);
  for (const at of [33, 49, 69]) {
    await page.keyboard.press('v');
    await expectPly(page, at);
  }
  await page.keyboard.press('V');
  await expectPly(page, 49);
  await page.keyboard.press('v');
  await expectPly(page, 69);
  await page.keyboard.press('b');
  const map = page.getByRole('tree', { name: english.reading.panes.map });
  await map.focus();
  await page.keyboard.press('ArrowDown');
  await expectPly(page, 70);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expectPly(page, 71);
  await expect(map.locator('[data-shown][data-beside]')).toHaveCount(1);
  await expectNoFinding(page);
});

test('a real game is played back from beginning to end by the thinking times', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T12:00:00' });
  await openGame(page);
  await page.clock.pauseAt('2026-11-23T13:00:00');
  await page.locator('.go-to-speed').click();
  await tick(page.getByRole('radio', { name: english.reading.playback.real }));
  await tick(page.getByRole('radio', { name: '8×' }));
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await action(page, 'Play back').click();
  // 21 seconds are cut to ten, and played eight times as fast.
  await page.clock.runFor(1_100);
  await expectPly(page, 0);
  await page.clock.runFor(300);
  await expectPly(page, 1);
  await page.clock.runFor(200_000);
  await atEnd(page);
});

test('a real game is read on a phone, with board, comment, variations, slider and steps in one screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page);
  await write(page.locator('.go-to input[type="range"]'), '33');
  await expectPly(page, 33);
  for (const part of ['board', 'comment', 'go-to', 'bar'])
    await expect(page.locator(`[data-part="${part}"]`)).toBeInViewport({ ratio: 0.99 });
  const choices = page.getByRole('list', { name: 'Next moves' }).getByRole('button');
  await expect(choices).toHaveCount(2);
  const forward = await boxOf(action(page, 'Next'));
  for (let ply = 34; ply <= 40; ply += 1) {
    await action(page, 'Next').click();
    await expectPly(page, ply);
    expect(await boxOf(action(page, 'Next'))).toEqual(forward);
  }
  await expectGoodForFingers(page);
  await expectNoFinding(page);
});
