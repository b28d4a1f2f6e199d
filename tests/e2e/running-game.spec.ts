/** A game that goes on is changed: its names, how its players sit, and its clock if both agree. */
import { messages as english } from '#i18n/en/index.ts';
import { pressAll } from './ko-shogi.ts';
import { begin, clock, more, pick, preset } from './refereed.ts';
import { action, expectPly, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';
import { expectNoFinding } from './usable.ts';
import { write } from './write.ts';

const { running, seatings } = english.start;

const openGame = async (page: Page): Promise<void> => {
  await page.locator('[data-action="more"]:visible').first().click();
  await page.getByRole('dialog').locator('[data-action="change-game"]').click();
  await expect(page.getByRole('dialog', { name: running.title })).toBeVisible();
};

const name = (page: Page, person: 0 | 1) => page.locator(`[data-option="name-${person}"]`);
const proposeButton = (page: Page) => page.locator('[data-action="propose-clock"]');
const done = (page: Page) => page.locator('[data-action="close-running"]').click();

test('two friends who have begun without a word give their names, and sit face to face, and all is there after a reload', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await openGame(page);
  await expectNoFinding(page);
  await write(name(page, 0), 'Ana María');
  await write(name(page, 1), 'Ben');
  await pick(seatings.face)(page);
  await expect(page.getByRole('status').filter({ hasText: seatings.face })).toBeVisible();
  await done(page);
  await expect(page.locator('[data-own="1"]')).toBeVisible();
  await expect(page.getByText('Ana María').first()).toBeVisible();
  await page.reload();
  await expectPly(page, 1);
  await expect(page.locator('[data-own="1"]')).toBeVisible();
  await expect(page.getByText('Ben').first()).toBeVisible();
  await play(page, ['3c3d'], { first: 1 });
});

test('a clock is proposed, the other player agrees, and it begins whole with the next turn', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await expect(clock(page, 0)).toHaveCount(0);
  await openGame(page);
  await expect(proposeButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(running.same)).toBeVisible();
  await pick('10 min + 30 s')(page);
  await proposeButton(page).click();
  await expect(page.getByText('Gote proposes another clock.')).toBeVisible();
  await expect(page.getByText(running.clockNext('10 min + 30 s'))).toBeVisible();
  await expectNoFinding(page);
  await action(page, 'Yes').click();
  await expect(clock(page, 0)).toHaveCount(0);
  await page.reload();
  // Both read in the strip what they have agreed on.
  await expect(page.getByText(running.clockNext('10 min + 30 s'))).toBeVisible();
  await play(page, ['3c3d'], { first: 1 });
  await expect(clock(page, 0)).toContainText(/9:5\d|10:00/);
  await expect(clock(page, 1)).toContainText('10:00');
  await openGame(page);
  await expect(page.getByText(running.clockNow('10 min + 30 s'))).toBeVisible();
});

test('the other player says no, and the clock stays', async ({ page }) => {
  await openTable(page);
  await begin(page, preset('Blitz'));
  await play(page, ['7g7f']);
  await openGame(page);
  await expect(page.getByText(running.clockNow('Fischer 3 min + 5 s'))).toBeVisible();
  await pick(english.start.clocks.none)(page);
  await proposeButton(page).click();
  await action(page, 'No').click();
  await openGame(page);
  await pick(english.start.clocks.none)(page);
  await expect(page.getByText(english.offers.off.declined)).toBeVisible();
  await expect(proposeButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await play(page, ['3c3d'], { first: 1 });
  await expect(clock(page, 0)).toContainText(/[23]:\d\d/);
});

test('in a game that counts the clock is no question, and names are', async ({ page }) => {
  await openTable(page);
  await begin(page, preset('Tournament (JSA)'));
  await play(page, ['7g7f']);
  await openGame(page);
  await expect(page.getByText(running.counts)).toBeVisible();
  await expect(proposeButton(page)).toHaveCount(0);
  await expect(page.locator('[data-option="time"]')).toHaveCount(0);
  await write(name(page, 1), 'Ben');
  await done(page);
  await expect(page.getByText('Ben').first()).toBeVisible();
});

test('face to face the player across the table reads the sheet turned, and the other answers with a held press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openTable(page);
  await begin(page, more, pick(seatings.face));
  await play(page, ['7g7f']);
  await page.locator('[data-own="1"] [data-action="more"]').click();
  await page.getByRole('dialog').locator('[data-action="change-game"]').click();
  await expect(page.locator('.sheet.turned')).toBeVisible();
  await pick('10 min')(page);
  await proposeButton(page).click();
  const near = page.locator('[data-own="0"]');
  await expect(near.getByText(running.clockNext('10 min'))).toBeVisible();
  await expect(near.getByRole('button', { name: 'Yes (hold)' })).toBeVisible();
  await near.getByRole('button', { name: 'Yes (hold)' }).focus();
  await page.keyboard.down('Enter');
  await expect(page.locator('[data-action="accept"]')).toHaveCount(0);
  await page.keyboard.up('Enter');
  await square(page, '3c').click();
  await square(page, '3d').click();
  await expect(clock(page, 0).first()).toContainText(/9:5\d|10:00/);
});

test('a player opens the sheet by keys alone, and plays on after it is closed', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await page.keyboard.press('Control+k');
  await write(page.getByRole('dialog').locator('input'), running.open);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: running.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await play(page, ['3c3d'], { first: 1 });
});

test('passed from hand to hand, the next player has the board on their side', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await openGame(page);
  await pick(seatings.pass)(page);
  await page.getByLabel(english.start.cover).click();
  await expect(page.getByRole('alertdialog')).toContainText('Gote');
  await page.locator('[data-action="pass-cover"]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await square(page, '3c').click();
  await square(page, '3d').click();
  await expect(page.getByRole('alertdialog')).toContainText('Sente');
});

test('a clock proposed while looking back is asked of the other player there, and begins with the next turn of the game', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await action(page, 'Previous').click();
  await expectPly(page, 2);
  await openGame(page);
  await pick('10 min')(page);
  await proposeButton(page).click();
  // The board still shows the earlier position.
  await expectPly(page, 2);
  await expect(page.getByText('Gote proposes another clock.')).toBeVisible();
  await action(page, 'Yes').click();
  await expectPly(page, 2);
  await expect(clock(page, 0)).toHaveCount(0);
  await page.locator('[data-action="return"]:visible').click();
  await expectPly(page, 3);
  await play(page, ['8c8d'], { first: 1 });
  await expect(clock(page, 0)).toContainText(/9:5\d|10:00/);
  await expect(clock(page, 1)).toContainText('10:00');
});

/** The squares of two turns of each other game, and who proposes in the second. */
const others = {
  xiangqi: { turns: ['h2 e2', 'h9 g7'], asks: /Black proposes/ },
  // The first piece that is turned up says which colour the second player has.
  banqi: { turns: ['c3', 'f2'], asks: /(Black|Red) proposes/ },
  'ko-shogi': { turns: ['17p 15o', '5d 7e'], asks: /White proposes/ },
} as const;

for (const [game, { turns, asks }] of Object.entries(others))
  test(`players of ${game} change a name and their seats in the game, and agree on a clock`, async ({
    page,
  }) => {
    await page.goto(`./#/p/${game}/`);
    await expect(page.locator(`.play[data-table="${game}"]`)).toBeVisible();
    const move = async (turn: 0 | 1): Promise<void> => {
      await pressAll(page, turns[turn]);
      await expectPly(page, turn + 1);
    };
    await move(0);
    await openGame(page);
    await write(name(page, 0), 'Ana María');
    await pick(seatings.face)(page);
    await tick(page.locator('.sheet [data-option="time"]').nth(1));
    await expectNoFinding(page);
    await proposeButton(page).click();
    await expect(page.locator('[data-own="0"]').getByText(asks)).toBeVisible();
    await expectNoFinding(page, 'color-contrast');
    await page.getByRole('button', { name: 'Yes (hold)' }).focus();
    await page.keyboard.down('Enter');
    await expect(page.locator('[data-action="accept"]')).toHaveCount(0);
    await page.keyboard.up('Enter');
    await move(1);
    await expect(clock(page, 0).first()).toContainText(/\d:\d\d/);
    await page.reload();
    await expect(page.getByText('Ana María').first()).toBeVisible();
    await expect(clock(page, 1).first()).toContainText(/\d:\d\d/);
  });
