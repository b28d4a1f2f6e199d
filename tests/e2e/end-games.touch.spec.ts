/** The games that end a block of a course: alone and by two, after a reload and without a net, and what becomes of the game before. */
import { keptAll, withOwnHost } from './offline.ts';
import { expectPly, inHand, openTable, play, square, tapMove } from './table.ts';
import { test as base, expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';
import { write } from './write.ts';

/** The moves of both sides from the start to mate; the king runs by the seed 0. */
const kingHunt = ['2h6h', '5d4c', '8h2b+', '4c4b', '6h6b+', '4b4c', 'G*4d'] as const;
const corner = [
  ...['G*4c', '2b1b', 'G*3b', '1b2c', '3e2e', '2c1b'],
  ...['2e2d', '1b1a', '4c3c', '1a1b', '3b2b'],
] as const;

const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]:visible`).first();
const strip = (page: Page) => page.locator('.status').first();

/** Makes the moves of the hunter by touch, and waits for those of the king that follow them. */
const hunt = async (page: Page, moves: readonly string[], from = 0): Promise<void> => {
  for (const [i, move] of moves.entries()) {
    if (i % 2 === 0) await tapMove(page, move, 0);
    if (i % 2 === 1 || i === moves.length - 1) await expectPly(page, from + i + 1);
  }
};

const openEndGame = async (page: Page, id: string): Promise<void> => {
  await page.goto(`./#/learn/shogi/first-game/${id}`);
  await expect(page.locator('[data-part="end-game"]')).toBeVisible();
};

const beginForTwo = async (page: Page, id: string, how: 'side' | 'face'): Promise<void> => {
  await openEndGame(page, id);
  await page.locator('[data-value="two"]').tap();
  await write(page.locator('[data-option="name-0"]'), 'Ann');
  await write(page.locator('[data-option="name-1"]'), 'Ben');
  await page.locator(`[data-value="${how}"]`).tap();
  await act(page, 'begin').tap();
  await expect(strip(page)).toContainText('0/60');
};

const beginAlone = async (page: Page, id: string): Promise<void> => {
  // The seed of the king is 0.
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array : random(array));
  });
  await openEndGame(page, id);
  await act(page, 'begin').tap();
  await expect(strip(page)).toContainText('0/60');
};

test('a hunt alone is played to mate by touch: the king runs by itself, and its result stands on its page', async ({
  page,
}) => {
  await beginAlone(page, 'king-hunt');
  await hunt(page, kingHunt);
  await expect(strip(page)).toContainText('Caught in 4 moves!');
  await act(page, 'to-path').tap();
  await openEndGame(page, 'king-hunt');
  await expect(page.getByText('Alone: king caught in 4 moves.')).toBeVisible();
});

test('taking back takes the move of the hunter and that of the king', async ({ page }) => {
  await beginAlone(page, 'king-hunt');
  await hunt(page, kingHunt.slice(0, 2));
  await act(page, 'take-back').tap();
  await expectPly(page, 0);
  await expect(strip(page)).toContainText('0/60');
});

test('two on a tablet face to face hunt in turn, and the one with fewer moves wins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await beginForTwo(page, 'king-hunt', 'face');
  const [far, near] = [page.locator('.face-side[data-far]'), page.locator('.face-side').last()];
  await expect(near).toContainText('Ann: Mate the king.');
  await expect(far).toContainText('Ben: Run away with your king.');
  await play(page, kingHunt);
  for (const side of [near, far])
    await expect(side).toContainText('Ann caught the king in 4 moves.');
  await near.locator('[data-action="change-seats"]').tap();
  await expect(far).toContainText('Ben: Mate the king.');
  await expect(near).toContainText('Ann: Run away with your king.');
  await expectPly(page, 0);
  // Ben needs a move more.
  await play(page, ['5i5h', '5d5c', '5h5i', '5c5d']);
  await play(page, kingHunt);
  for (const side of [near, far]) await expect(side).toContainText('Ann wins: 4 moves, not 6.');
  await openEndGame(page, 'king-hunt');
  await expect(page.getByText('Ann & Ben: king caught in 4 moves.')).toBeVisible();
});

test('a reload goes on with the hunt on its small board, and the king still runs', async ({
  page,
}) => {
  await beginAlone(page, 'corner-hunt');
  await hunt(page, corner.slice(0, 2));
  await page.reload();
  await expect(strip(page)).toContainText('1/60');
  await expect(page.locator('.fence')).toBeVisible();
  await inHand(page, 'G', 0).tap();
  await square(page, '6f').tap();
  await expect(strip(page)).toContainText('The board ends here.');
  await hunt(page, corner.slice(2), 2);
  await expect(strip(page)).toContainText('Caught in 6 moves!');
});

test('a hunt is not among the games until it is kept', async ({ page }) => {
  await beginForTwo(page, 'king-hunt', 'side');
  await play(page, kingHunt);
  await page.goto('./#/games');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [data-game]')).toHaveCount(0);
  await page.goto('./#/play');
  await act(page, 'keep-game').tap();
  await expect(act(page, 'keep-game')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('./#/games');
  await expect(page.locator('main [data-game]')).toHaveCount(1);
});

test('the game before waits, and one press leads back to it', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await beginForTwo(page, 'king-hunt', 'side');
  await play(page, kingHunt);
  await act(page, 'to-game-before').tap();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await expectPly(page, 1);
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [1366, 768],
] as const)
  test(`the page, the hunt and its end can be used with fingers and by ear at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openEndGame(page, 'corner-hunt');
    await page.locator('[data-value="two"]').tap();
    await expectNoFinding(page);
    await beginForTwo(page, 'corner-hunt', 'side');
    await expectNoFinding(page);
    await play(page, corner);
    await expect(act(page, 'change-seats')).toBeVisible();
    await expectNoFinding(page);
  });

const ownHost = withOwnHost(base);

ownHost.describe('without a net', () => {
  ownHost.use({ serviceWorkers: 'allow' });

  ownHost('a hunt goes on after a reload', async ({ page, host }) => {
    await page.goto('./?opened#/play');
    await keptAll(page);
    await beginAlone(page, 'corner-hunt');
    await hunt(page, corner.slice(0, 2));
    await host.vanish();
    await page.reload();
    await expect(strip(page)).toContainText('1/60');
    await expect(page.locator('.fence')).toBeVisible();
    await hunt(page, corner.slice(2, 4), 2);
  });
});
