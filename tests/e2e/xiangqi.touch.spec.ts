/** Xiangqi on a phone: a whole game by drag, and every screen of its own, for fingers and for accessibility. */
import { fingerOf, pointOf } from './pointers.ts';
import { action, expectPly, play, press, refusal, resultCard, square, stepsOf } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectUsable } from './usable.ts';
import {
  beginXiangqi,
  cannonGame,
  cannonMate,
  chasing,
  chooseXiangqi,
  expectBoard,
  FIRST,
  setUp,
} from './xiangqi.ts';

const dragMove = async (page: Page, move: string, seat: 0 | 1): Promise<void> => {
  const { from, to } = stepsOf(page, move, seat);
  const touch = await fingerOf(page);
  const [start, end] = [await pointOf(from), await pointOf(to)];
  await touch.down(start);
  await touch.slide(start, end);
  await touch.up();
};

test('two people play a whole game of xiangqi with drags', promise, async ({ page }) => {
  await beginXiangqi(page);
  await play(page, cannonGame, { by: dragMove });
  await expectBoard(page, cannonMate);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
});

const screens: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'the question before a game',
    async (page) => {
      await beginXiangqi(page);
      await press(page, 'New game');
      await expect(action(page, 'Begin')).toBeFocused();
      await page.locator('[data-action="change-rules"]').click();
      await expect(page.getByText('Repetition and draws')).toBeVisible();
    },
  ],
  ['a first visit', beginXiangqi],
  [
    'a refusal',
    async (page) => {
      await setUp(page, '3k5/4r4/9/4p4/4P4/9/4C4/9/9/4K4 w');
      await square(page, 'e3').click();
      await square(page, 'e8').click();
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'a piece that is asked how it moves',
    async (page) => {
      await setUp(page, FIRST);
      await square(page, 'b9').click();
      await expect(page.getByRole('region', { name: 'About the piece' })).toBeVisible();
    },
  ],
  [
    'attacks',
    async (page) => {
      await setUp(page, FIRST);
      await play(page, ['h2e2', 'h9g7']);
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'a warning',
    async (page) => {
      await setUp(page, chasing.fen);
      await play(page, chasing.round);
      await expect(page.locator('.status-warning')).toBeVisible();
    },
  ],
  [
    'a lost chase',
    async (page) => {
      await setUp(page, chasing.fen);
      await play(page, [...chasing.round, ...chasing.round]);
      await expect(resultCard(page)).toBeAttached();
    },
  ],
  [
    'pieces with their ways, a tinted board and file numbers',
    async (page) => {
      const own = { pieces: 'western', ways: true, tint: true, coordinates: 'files', turned: true };
      await page.addInitScript(
        (settings) => localStorage.setItem('shogi-table/settings', settings),
        JSON.stringify({ version: 2, games: { xiangqi: own } }),
      );
      await setUp(page, FIRST);
      await expect(page.locator('.palace-tint')).toBeAttached();
      await expect(page.locator('.edge-1')).toContainText('九八七六五四三二一');
    },
  ],
  [
    'the settings',
    async (page) => {
      await setUp(page, FIRST);
      await page.goto('./#/settings');
      await expect(page.getByText('Western symbols')).toBeVisible();
    },
  ],
  [
    'the rules',
    async (page) => {
      await page.goto('./#/rules/xiangqi');
      await expect(page.getByRole('link', { name: 'Perpetual chase' })).toBeVisible();
    },
  ],
  [
    'rules with boards',
    async (page) => {
      await page.goto('./#/rules/xiangqi/horse-leg');
      await expect(page.getByRole('heading', { name: 'Horse', exact: true })).toBeVisible();
    },
  ],
  [
    'the words of the game',
    async (page) => {
      await page.goto('./#/rules/xiangqi/glossary');
      await expect(page.getByText('楚河漢界')).toBeVisible();
    },
  ],
];

test.describe('every screen', () => {
  // Each screen is reached once and checked twice: as on a phone, and as at a desk with room for everything.
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [name, reach] of screens)
    test(`everyone can use, and fingers can hit, ${name} of xiangqi`, async ({ page }) => {
      await reach(page);
      await expectUsable(page);
    });
});

test('a player who only looks at another game before a new one has theirs back with Cancel', async ({
  page,
}) => {
  await setUp(page, FIRST);
  await play(page, ['h2e2']);
  await press(page, 'New game');
  await page.locator('[data-option="game"][data-value="shogi"]').click({ force: true });
  await expect(square(page, '5i')).toBeAttached();
  await chooseXiangqi(page);
  await action(page, 'Cancel').click();
  await expectPly(page, 1);
  await expect(square(page, 'e2')).toHaveAttribute('data-piece', 'C');
});
