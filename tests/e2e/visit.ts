/** A whole visit, step by step: the action of the player, and the element that shows that its files have loaded. */
import { messages as english } from '#i18n/en/index.ts';
import type { GameId } from '../../src/games/index.ts';
import { action, play, refusal, square, typeIn } from './table.ts';
import type { Locator, Page } from './test.ts';
import { write } from './write.ts';

export const firstMoves = (page: Page) => play(page, ['7g7f', '3c3d']);

/** A step of a player that loads a file. */
export interface Step {
  readonly name: string;
  /** The action. It does not wait for what it loads. */
  readonly act: (page: Page) => Promise<unknown>;
  readonly brings: (page: Page) => Locator;
  /** Whether the action must be repeated once its file has loaded. */
  readonly once?: true;
  /** Whether the step loads no file because an earlier one did. */
  readonly fetchesNothing?: true;
  /** The game whose files stand for those of the others, where the same code loads the files of every game. */
  readonly game?: GameId;
}

const opens = (name: string, game?: GameId): Step => ({
  name: `opening “${name}”`,
  ...(game && { game }),
  act: async (page) => {
    const button = action(page, name);
    // Beside an untouched board it is under *More*, which is a sheet too.
    if (!(await button.isVisible())) await play(page, ['7g7f']);
    await button.click();
  },
  brings: (page) => page.getByRole('dialog').getByRole('heading'),
});
const goes = (name: string): Step => ({
  name: `going to ${name}`,
  act: (page) => page.getByRole('link', { name }).click(),
  brings: (page) => page.getByRole('heading', { level: 1, name }),
});

/** A visit that loads every file. */
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
      await write(await typeIn(page), 'nonsense');
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
        // After a second try the sheet may open by itself and cover the button.
        await page
          .locator('[data-action="more"]')
          .click({ timeout: 3_000 })
          .catch(() => {});
      // The sheet does not open while one of its files is blocked.
      await western.check({ timeout: 3_000 }).catch(() => {});
    },
    once: true,
    brings: (page) => page.locator('#western-P > *').first(),
  },
  opens(english.actions.save),
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
