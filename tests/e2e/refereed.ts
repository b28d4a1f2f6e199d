/** Steps of the browser tests before and around a game that was agreed on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { action, openTable, press, resultCard, square } from './table.ts';
import { write } from './write.ts';

const answer = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Opens the start screen, answers its questions, and begins. */
export const begin = async (
  page: Page,
  ...answers: readonly ((page: Page) => Promise<unknown>)[]
) => {
  await press(page, 'New game');
  await expect(action(page, 'Begin')).toBeFocused();
  for (const give of answers) await give(page);
  await action(page, 'Begin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Unfolds the rules and each group of them. */
export const more = async (page: Page): Promise<void> => {
  const agreed = page.locator('[data-action="change-rules"]');
  if ((await agreed.getAttribute('aria-expanded')) === 'false') await agreed.click();
  const folded = page.locator('[data-group]:not([open]) > summary');
  if ((await folded.count()) === 0) return;
  // Open one group as a player does. The others only have to be open, so open them by script.
  await folded.first().click();
  await folded.evaluateAll((all) => {
    for (const summary of all) if (summary instanceof HTMLElement) summary.click();
  });
};
/** Answers a folded-away question. For a clock that is not one of the usual ones, chooses Custom first. */
export const choose = (name: string, label: string) => async (page: Page) => {
  if (name === 'Clock') await pick('Custom…')(page);
  await answer(page, name).selectOption({ label });
};
export const pick = (label: string) => (page: Page) =>
  page.getByRole('radio', { name: label, exact: true }).check();
export const number = (name: string, value: number) => (page: Page) =>
  write(page.getByRole('spinbutton', { name }).first(), String(value));
export const preset = (name: string) => async (page: Page) => {
  await more(page);
  await pick(name)(page);
};

export const askTakebacks = (page: Page) =>
  page
    .getByRole('group', { name: 'Takebacks' })
    .getByRole('radio', { name: 'If the opponent agrees' })
    .check();

/** Starts from a position of the player's own. */
export const from = (sfen: string) => async (page: Page) => {
  await choose('Handicap', 'Own position…')(page);
  await write(page.getByRole('textbox', { name: 'Position (SFEN)' }), sfen);
};

/** Sente's gold is pinned to its file by a rook: 5g to 4g is a foul, and 5g to 5f is not. */
export const PINNED = '4r3k/9/9/9/9/9/P3G4/9/4K2R1 b P 1';

/** Makes that foul. */
export const commitFoul = async (page: Page): Promise<void> => {
  await square(page, '5g').click();
  await square(page, '4g').click();
};

/** The side to move resigns, and says so twice. */
export const resign = async (page: Page): Promise<void> => {
  await press(page, 'Resign');
  const seat = await page.locator('.plate[data-moving]').getAttribute('data-seat');
  await page.locator(`[data-action="confirm"][data-way="${seat}"]`).click();
};

export const clock = (page: Page, seat: 0 | 1): Locator => page.locator(`[data-clock="${seat}"]`);

/**
 * Opens the table with a time of its own, which a test moves forward. It also passes by itself: a busy machine takes some
 * seconds for a few moves, so a test allows for them.
 */
export const ownTime = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await openTable(page);
};

/**
 * Lets time pass in steps of so many seconds. Every timer fires at most once in each step; `runFor` would draw each
 * frame.
 */
export const letPass = async (page: Page, seconds: number, step = 1): Promise<void> => {
  for (let left = seconds; left > 0; left -= step)
    await page.clock.fastForward(Math.min(step, left) * 1_000);
};

export const expectResult = async (page: Page, by: string, winner: string): Promise<void> => {
  await expect(resultCard(page)).toHaveAttribute('data-outcome', by);
  await expect(resultCard(page)).toHaveAttribute('data-winner', winner);
};
