/** A whole visit, step by step: what a player does, and what shows that it has come. */
import type { GameId } from '../../src/games/index.ts';
import { action, play, refusal, square, typeIn } from './table.ts';
import type { Locator, Page } from './test.ts';

export const firstMoves = (page: Page) => play(page, ['7g7f', '3c3d']);

/** Something a player does that wants a file. */
export interface Step {
  readonly name: string;
  /** What a player does; it does not wait for what that brings. */
  readonly act: (page: Page) => Promise<unknown>;
  readonly brings: (page: Page) => Locator;
  /** Whether it has to be done again after what it wanted has come. */
  readonly once?: true;
  /** Whether it wants no file of its own: what it needs came before. */
  readonly fetchesNothing?: true;
  /** What it wants of every game is fetched by the same lines: the game whose files stand for those of the others. */
  readonly game?: GameId;
}

const opens = (name: string, game?: GameId): Step => ({
  name: `opening “${name}”`,
  ...(game && { game }),
  act: (page) => action(page, name).click(),
  brings: (page) => page.getByRole('dialog').getByRole('heading'),
});
const goes = (name: string): Step => ({
  name: `going to ${name}`,
  act: (page) => page.getByRole('link', { name }).click(),
  brings: (page) => page.getByRole('heading', { level: 1, name }),
});

/** A visit, in which every file is fetched. */
export const visit: readonly Step[] = [
  {
    name: 'the first moves',
    act: firstMoves,
    brings: (page) => page.locator('[data-ply="2"]'),
  },
  {
    name: 'an illegal move',
    fetchesNothing: true,
    act: async (page) => {
      await square(page, '2h').click();
      await square(page, '2c').click();
    },
    brings: refusal,
  },
  {
    name: 'a typed move',
    fetchesNothing: true,
    act: async (page) => {
      await (await typeIn(page)).fill('nonsense');
      await page.keyboard.press('Enter');
    },
    brings: (page) => page.getByText('“nonsense” is not a move.'),
    once: true,
  },
  {
    name: 'western pieces',
    act: async (page) => {
      const western = page.locator('[data-action="pieces"] input[value="western"]');
      if ((await page.getByRole('dialog').count()) === 0)
        // After a second try the sheet may come by itself, over the button.
        await page
          .locator('[data-action="more"]')
          .click({ timeout: 3_000 })
          .catch(() => {});
      // It does not come while a file of it is kept out.
      await western.check({ timeout: 3_000 }).catch(() => {});
    },
    once: true,
    brings: (page) => page.locator('#western-P > *').first(),
  },
  opens('Copy or save'),
  opens('Open a kifu…', 'xiangqi'),
  opens('New game', 'banqi'),
  goes('Games'),
  goes('Settings'),
  {
    name: 'going to the rules',
    game: 'ko-shogi',
    act: (page) => page.getByRole('link', { name: 'Rules' }).click(),
    brings: (page) => page.getByRole('navigation', { name: 'Contents' }),
  },
];
