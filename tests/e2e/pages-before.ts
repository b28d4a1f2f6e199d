/** A table that players come to from the rules, and where Back has led them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { square } from './table.ts';

export const dialog = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Comes to the rules, so that there is a page to go back to. */
export const openRules = async (page: Page): Promise<void> => {
  await page.goto('./#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Comes to the table from the rules. */
export const openTableAfterRules = async (page: Page): Promise<void> => {
  await openRules(page);
  await page.getByRole('link', { name: 'Play', exact: true }).first().click();
  await expect(square(page, '5i')).toBeVisible();
};

export const expectAtTable = async (page: Page): Promise<void> => {
  await expect(page.getByRole('grid').first()).toBeAttached();
  await expect(page).toHaveURL(/#\/(play.*)?$/);
};

export const expectAtRules = (page: Page): Promise<void> => expect(page).toHaveURL(/#\/rules/);

/** How many open things the entry of the history stands for. */
export const depthOf = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { readonly opened?: number } | null)?.opened ?? 0);

/** Waits until that many open things have an entry in the history. An entry goes a moment after the thing it stands for. */
export const expectDepth = (page: Page, depth: number): Promise<void> =>
  expect.poll(() => depthOf(page)).toBe(depth);
