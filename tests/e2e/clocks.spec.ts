import { expect, test } from '@playwright/test';
import { begin, choose, clock, expectResult, hold, holdTime, number, preset } from './agreed.ts';
import { action, play, square } from './table.ts';

test('sudden death: the clock of who is to move runs, and the flag decides by itself', async ({
  page,
}) => {
  await holdTime(page);
  await begin(page, choose('Clock', 'Sudden death'), number('Main time', 1));
  await page.clock.runFor(20_000);
  await expect(clock(page, 0)).toContainText('0:40');
  await expect(clock(page, 1)).toContainText('1:00');
  await play(page, ['7g7f']);
  await page.clock.runFor(55_000);
  await expect(clock(page, 1)).toContainText(/^[45]\.\d/);
  await page.clock.runFor(6_000);
  await expectResult(page, 'timeout', '0');
});

test('byoyomi: the period is whole again after each move', async ({ page }) => {
  await holdTime(page);
  await begin(
    page,
    choose('Clock', 'Byoyomi'),
    number('Main time', 0),
    number('Per move', 30),
    number('Periods', 1),
  );
  await page.clock.runFor(25_000);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText('0:30');
  await page.clock.runFor(31_000);
  await expectResult(page, 'timeout', '0');
});

test('Fischer: each move adds to the clock', async ({ page }) => {
  await holdTime(page);
  await begin(page, preset('Blitz'));
  await page.clock.runFor(10_000);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText(/2:5[45]/);
});

test('Canadian: the period shows the moves that are still to be made in it', async ({ page }) => {
  await holdTime(page);
  await begin(
    page,
    choose('Clock', 'Canadian'),
    number('Main time', 0),
    number('Period', 60),
    number('Moves in it', 5),
  );
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await expect(clock(page, 0)).toContainText('3 moves to go');
});

test('a takeback gives the time of the move back', async ({ page }) => {
  await holdTime(page);
  await begin(page, choose('Clock', 'Sudden death'), number('Main time', 2));
  await page.clock.runFor(30_000);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText(/1:(29|30)/);
  await action(page, 'Take back').click();
  await expect(clock(page, 0)).toContainText(/(2:00|1:59)/);
});

test('leaving the page stops the clock, and coming back asks to go on', async ({ page }) => {
  await holdTime(page);
  await begin(page, choose('Clock', 'Sudden death'), number('Main time', 1));
  await play(page, ['7g7f']);
  await page.clock.runFor(20_000);
  await page.reload();
  await page.clock.runFor(3_600_000);
  await expect(page.getByText('The game stood still while the page was closed.')).toBeVisible();
  await expect(clock(page, 1)).toContainText(/0:(39|40)/);
  await square(page, '3c').click();
  await expect(square(page, '3c')).not.toHaveAttribute('data-mark', /selected/);
  await action(page, 'Go on').click();
  await play(page, ['3c3d'], { first: 1 });
});

test('a pause is agreed by holding, and stops the clock until both go on', async ({ page }) => {
  await holdTime(page);
  await begin(page, choose('Clock', 'Sudden death'), number('Main time', 1));
  await action(page, 'Pause').click();
  await hold(page, action(page, 'Hold to agree'));
  await page.clock.runFor(600_000);
  await expect(page.getByText('The game is paused.')).toBeVisible();
  await action(page, 'Go on').click();
  await play(page, ['7g7f']);
});
