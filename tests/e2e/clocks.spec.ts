import { messages as english } from '#i18n/en/index.ts';
import {
  begin,
  choose,
  clock,
  expectResult,
  letPass,
  number,
  ownTime,
  preset,
} from './refereed.ts';
import { action, choice, play, square } from './table.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

test('sudden death: the clock of the side to move runs, and the flag decides by itself', async ({
  page,
}) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await letPass(page, 20);
  await expect(clock(page, 0)).toContainText(/0:(3[6-9]|40)/);
  await expect(clock(page, 1)).toContainText('1:00');
  await play(page, ['7g7f']);
  await letPass(page, 55);
  await expect(clock(page, 1)).toContainText(/^[1-5]\.\d/);
  await letPass(page, 6);
  await expectResult(page, 'timeout', '0');
});

test('byoyomi: the period is full again after each move', async ({ page }) => {
  await ownTime(page);
  await begin(
    page,
    choose('Clock', english.start.clocks.byoyomi),
    number('Main time', 0),
    number('Per move', 30),
    number('Periods', 1),
  );
  await letPass(page, 25);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText('0:30');
  await letPass(page, 31);
  await expectResult(page, 'timeout', '0');
});

test('Fischer: each move adds to the clock', async ({ page }) => {
  await ownTime(page);
  await begin(page, preset('Blitz'));
  await letPass(page, 10);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText(/2:5[2-5]/);
});

test('Canadian: the period shows the moves that are still to be made in it', async ({ page }) => {
  await ownTime(page);
  await begin(
    page,
    choose('Clock', 'Canadian'),
    number('Main time', 0),
    number('Period', 60),
    number('Moves per period', 5),
  );
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await expect(clock(page, 0)).toContainText('3 moves to go');
});

test('a takeback gives the time of the move back', async ({ page }) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 2));
  await letPass(page, 30);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText(/1:(2[6-9]|30)/);
  await action(page, 'Take back').click();
  await expect(clock(page, 0)).toContainText(/(2:00|1:5[6-9])/);
});

test('leaving the page stops the clock, and coming back asks to go on', async ({ page }) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await play(page, ['7g7f']);
  await letPass(page, 20);
  await page.reload();
  await page.clock.runFor(3_600_000);
  await expect(page.getByText('The clocks stopped while the page was closed.')).toBeVisible();
  // A button that is off now, whose reason a player looks for, takes no answer away.
  const goOn = page.locator('[data-action="go-on"]');
  await expect(goOn).toBeVisible();
  await action(page, 'Take back').hover();
  await action(page, 'Take back').focus();
  await expect(goOn).toBeVisible();
  await expect(clock(page, 1)).toContainText(/0:(3[6-9]|40)/);
  await square(page, '3c').click();
  await expect(square(page, '3c')).not.toHaveAttribute('data-mark', /selected/);
  await action(page, 'Continue').click();
  await play(page, ['3c3d'], { first: 1 });
});

test('a pause is agreed by holding, and stops the clock until both go on', async ({ page }) => {
  await ownTime(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await action(page, 'Pause').click();
  await action(page, 'Yes').click();
  await letPass(page, 600, 10);
  await expect(
    page.getByRole('alert').filter({ hasText: english.offers.paused.consent }),
  ).toBeVisible();
  await action(page, 'Continue').click();
  await play(page, ['7g7f']);
});

test('fixed time per move: the time is full again for each move, and no more', async ({ page }) => {
  await ownTime(page);
  await begin(page, choose('Clock', english.start.clocks.move), number('Per move', 20));
  await letPass(page, 15);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toContainText('0:20');
  await letPass(page, 21);
  await expectResult(page, 'timeout', '0');
});

test('NHK style: where byoyomi runs out, a minute is taken from the store', async ({ page }) => {
  await ownTime(page);
  await begin(page, preset('NHK style'), number('Main time', 0), number('Minutes in reserve', 2));
  await letPass(page, 40);
  await expect(clock(page, 0)).toContainText('1 min in reserve');
  await letPass(page, 60);
  await expect(clock(page, 0)).toContainText('0 min in reserve');
  await letPass(page, 60);
  await expectResult(page, 'timeout', '1');
});

test('each side may have time of its own', async ({ page }) => {
  await ownTime(page);
  await begin(
    page,
    choose('Clock', 'Fixed time'),
    (p) => p.getByLabel(english.start.differentClocks).check(),
    number('Main time', 1),
    (p) => write(p.getByRole('spinbutton', { name: 'Main time' }).nth(1), '5'),
  );
  await expect(clock(page, 0)).toContainText(/(1:00|0:5\d)/);
  await expect(clock(page, 1)).toContainText('5:00');
});

test('the promotion belongs to the move: the clock runs until it is chosen', async ({ page }) => {
  await ownTime(page);
  await begin(
    page,
    choose('Handicap', 'Own position…'),
    (p) =>
      write(p.getByRole('textbox', { name: 'Position (SFEN)' }), '4k4/9/9/4S4/9/9/9/9/4K4 b - 1'),
    choose('Clock', 'Fixed time'),
    number('Main time', 1),
  );
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(choice(page, 'promote')).toBeVisible();
  await letPass(page, 61);
  await expectResult(page, 'timeout', '1');
});
