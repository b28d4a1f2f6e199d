/** A game that goes on is changed: its names, how its players sit, and its clock if both agree. */
import { messages as english } from '#i18n/en/index.ts';
import { begin, clock, more, pick, preset } from './refereed.ts';
import { action, expectPly, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
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
