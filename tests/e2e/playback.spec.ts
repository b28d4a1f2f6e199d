/** Automatic playback of a record, with a clock that the test controls. */
import { messages as english } from '#i18n/en/index.ts';
import { choose, openSheet, shiftJis } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { action, expectPly, expectReading, openTable } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick, untick } from './tick.ts';
import { expectNoFinding } from './usable.ts';
import { write } from './write.ts';

/** Opens a record, and stops the clock. */
const openPaused = async (page: Page, file?: ReturnType<typeof fileOf>): Promise<void> => {
  await page.clock.install({ time: '2026-11-23T12:00:00' });
  await openTable(page);
  if (file === undefined) {
    const sheet = await openSheet(page);
    await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
    await expect(sheet).toHaveCount(0);
  } else await choose(page, file);
  await expectReading(page);
  await expectPly(page, 0);
  await expect(action(page, 'Play back')).toBeVisible();
  // Wait until the tools for the record have loaded.
  await expect(page.getByRole('status', { name: english.reading.edit.drawn })).toBeAttached();
  await page.clock.pauseAt('2026-11-23T13:00:00');
};

const playback = async (page: Page): Promise<void> => {
  await page.locator('.go-to-speed').click();
  await expect(page.getByRole('dialog', { name: 'Playback' })).toBeVisible();
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a long record is played at four times, a move each half second', async ({ page }) => {
  await openPaused(page, fileOf('long.kif', longKif(120)));
  await playback(page);
  await tick(page.getByRole('radio', { name: '4×' }));
  await close(page);
  await expect(page.locator('.go-to-speed')).toHaveText('4×');
  await action(page, 'Play back').click();
  await page.clock.runFor(450);
  await expectPly(page, 0);
  await page.clock.runFor(100);
  await expectPly(page, 1);
  await page.clock.runFor(10_000);
  await action(page, 'Stop playing').click();
  await page.clock.runFor(100);
  const at = Number(await page.locator('.status').getAttribute('data-at-ply'));
  // Each move waits until the previous one has been painted.
  expect(at).toBeGreaterThanOrEqual(19);
  expect(at).toBeLessThanOrEqual(21);
  await page.clock.runFor(5_000);
  await expectPly(page, at);
  await action(page, 'Play back').click();
  await page.clock.runFor(80_000);
  await expectPly(page, 120);
  await expect(action(page, 'Play back')).toBeVisible();
});

test('each move played by its thinking time takes that time, and no more than is allowed', async ({
  page,
}) => {
  // The moves took 5, 3, 10, 2 and 20 seconds.
  await openPaused(page);
  await playback(page);
  await tick(page.getByRole('radio', { name: english.reading.playback.real }));
  await expect(page.getByLabel('Longest move')).toHaveValue('10');
  await close(page);
  await action(page, 'Play back').click();
  await page.clock.runFor(4_500);
  await expectPly(page, 0);
  await page.clock.runFor(700);
  await expectPly(page, 1);
  await page.clock.runFor(3_100);
  await expectPly(page, 2);
  await page.clock.runFor(8_500);
  await expectPly(page, 2);
  await page.clock.runFor(1_600);
  await expectPly(page, 3);
  await page.clock.runFor(2_200);
  await expectPly(page, 4);
  await page.clock.runFor(9_000);
  await expectPly(page, 4);
  await page.clock.runFor(1_300);
  await expectPly(page, 5);
});

test('playback stops at comments, goes on when asked to, and repeats a stretch', async ({
  page,
}) => {
  await openPaused(page);
  await playback(page);
  await tick(page.getByRole('checkbox', { name: 'comments' }));
  await tick(page.getByRole('checkbox', { name: 'variations' }));
  await close(page);
  await page.keyboard.press('p');
  await page.clock.runFor(10_000);
  await expectPly(page, 1);
  await expect(action(page, 'Play back')).toBeVisible();
  await page.keyboard.press('p');
  await page.clock.runFor(20_000);
  await expectPly(page, 4);

  await playback(page);
  await untick(page.getByRole('checkbox', { name: 'comments' }));
  await untick(page.getByRole('checkbox', { name: 'variations' }));
  await tick(page.getByRole('checkbox', { name: 'a range' }));
  await write(page.getByRole('spinbutton', { name: 'from move' }), '3');
  await write(page.getByRole('spinbutton', { name: 'to move' }), '5');
  await close(page);
  await page.keyboard.press('p');
  await page.clock.runFor(2_100);
  await expectPly(page, 5);
  await page.clock.runFor(2_100);
  await expectPly(page, 3);
  await page.clock.runFor(2_100);
  await expectPly(page, 4);
});

test('the playback settings of a record have no accessibility fault', async ({ page }) => {
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(20)));
  await expectReading(page);
  await playback(page);
  await tick(page.getByRole('radio', { name: english.reading.playback.real }));
  await tick(page.getByRole('checkbox', { name: 'a range' }));
  await expectNoFinding(page);
});
