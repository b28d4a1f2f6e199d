/** The card that says how a piece moves, and a record of each one that was shown. */
import { expect, type Locator, type Page } from '@playwright/test';
import { messages as english } from '#i18n/en/index.ts';
import { square } from './table.ts';

export const card = (page: Page): Locator =>
  page.getByRole('region', { name: english.teach.label });

/** From now on, records each card that is shown, also for a moment. The returned function reads their texts. */
export const watchCards = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const seen = await page.evaluateHandle(() => {
    const cards: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('.piece-card')?.textContent ?? '';
      if (text !== '' && cards.at(-1) !== text) cards.push(text);
    }).observe(document.body, { childList: true, subtree: true });
    return cards;
  });
  return () => seen.evaluate((cards) => cards);
};

/** Rests the mouse on the king of sente, on a page with a clock of its own. No other card may have been shown before. */
export const expectOnlyKing = async (page: Page, cards: () => Promise<readonly string[]>) => {
  await square(page, '5i').hover();
  await page.clock.runFor(550);
  await expect(card(page)).toContainText('king');
  expect(await cards()).toEqual([expect.stringContaining('king')]);
};
