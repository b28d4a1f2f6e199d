import { messages as english } from '#i18n/en/index.ts';
import { begin, from, preset } from './refereed.ts';
import {
  action,
  boardOf,
  choice,
  expectBoard,
  expectPly,
  marked,
  matedBoard,
  matingGame,
  newGame,
  openTable,
  play,
  resultCard,
  START,
  setUp,
  square,
} from './table.ts';
import {
  type BrowserContext,
  expect,
  firefoxToo,
  type Page,
  promise,
  promiseWith,
  test,
} from './test.ts';

/** Opens the page again later, in the same browser. */
const comeBack = async (context: BrowserContext, address = './#/play'): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('grid')).toBeVisible();
  return page;
};

test('a reload comes back to the same position, moves and turn', promise, async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '8h2b+', '3a2b', 'B*8e']);
  const before = await boardOf(page);
  await page.reload();
  await expectBoard(page, before);
  await expectPly(page, 5);
  await play(page, ['6c6d'], { first: 1 });
  await page.reload();
  await play(page, matingGame.slice(6));
  await expectBoard(page, matedBoard);
  await page.reload();
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
});

test(
  'a reload comes back to the chosen piece, to the move that was looked at, and to moves taken back',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['7g7f', '3c3d', '2g2f']);
    await square(page, '8c').click();
    await page.reload();
    await expect(square(page, '8c')).toHaveAttribute('data-mark', /\bselected\b/);

    await action(page, 'Previous').click();
    await page.reload();
    await expectPly(page, 2);
    await action(page, english.steps.returnToGame).click();
    await expectPly(page, 3);

    await action(page, 'Take back').click();
    await page.reload();
    await expectPly(page, 2);
    await action(page, 'Redo').click();
    await expectPly(page, 3);
    await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
  },
);

test('after a reload nothing moves any more under the first press', async ({ page }) => {
  await openTable(page);
  await play(page, matingGame);
  await expect(resultCard(page)).toBeVisible();
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(resultCard(page)).toBeVisible();
  await expect(page.locator('[data-part="bar"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(
    () => (globalThis as unknown as { moved: { by: number } }).moved,
  );
  expect(moved.by).toBe(0);
});

test('a tab closed right after a press keeps the move', async ({ page, context }) => {
  await openTable(page);
  await square(page, '7g').click();
  const goal = await square(page, '7f').boundingBox();
  await page.mouse.move((goal?.x ?? 0) + 10, (goal?.y ?? 0) + 10);
  await page.mouse.down();
  await page.close();

  const again = await comeBack(context);
  await expect(square(again, '7f')).toHaveAttribute('data-piece', 'P');
  await expectPly(again, 1);
  await play(again, ['3c3d'], { first: 1 });
});

test(
  'a tab that crashes with the promotion card open comes back to the card',
  promiseWith('devtools'),
  async ({ page, context }) => {
    await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
    await square(page, '5d').click();
    await square(page, '5c').click();
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The crash command never answers, because its page is gone.
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();

    const again = await comeBack(context);
    await expect(choice(again, 'promote')).toBeVisible();
    expect(await marked(again, 'selected')).toEqual(['5d']);
    await choice(again, 'keep').click();
    await expect(square(again, '5c')).toHaveAttribute('data-piece', 'S');
  },
);

test('a new game sets the present one aside, and can be undone', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  const before = await boardOf(page);
  await newGame(page);
  await expectBoard(page, START);
  await expect(page.getByText(english.undo.replaced)).toBeVisible();
  await action(page, english.undo.undoNewGame).click();
  await expectBoard(page, before);
  await expect(page.getByText(english.undo.replaced)).toHaveCount(0);
  await page.reload();
  await expectBoard(page, before);
});

test(
  'several unfinished games wait under Play and can be gone on with',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['7g7f']);
    await newGame(page);
    await expectPly(page, 0);
    await play(page, ['2g2f', '8c8d']);
    await newGame(page);
    await expectPly(page, 0);
    await play(page, ['5g5f', '5c5d', '2h5h']);

    const waiting = page.getByRole('region', { name: 'Unfinished games' });
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await expect(waiting.getByRole('listitem').first()).toContainText('2 moves');
    await page.reload();
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await waiting
      .getByRole('listitem')
      .filter({ hasText: '1 move ' })
      .getByRole('button')
      .first()
      .click();
    await expectPly(page, 1);
    await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await play(page, ['3c3d'], { first: 1 });
  },
);

test('the games page lists what is kept, takes a game up again, and a removal can be undone', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await newGame(page);
  await expectPly(page, 0);
  await play(page, ['2g2f', '8c8d']);
  await action(page, 'Resign').click();
  await page.getByRole('button', { name: 'Sente resigns' }).click();
  await expect(resultCard(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Games' }).click();
  const card = page.locator('[data-game]');
  await expect(card).toHaveCount(2);
  await expect(card.filter({ hasText: 'Resignation' })).toContainText('on the table');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(card).toHaveCount(1);
  await action(page, 'Undo').click();
  await expect(card).toHaveCount(2);

  await card
    .filter({ hasText: '1 move ' })
    .getByRole('button', { name: /^Go on with/ })
    .click();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  await expectPly(page, 1);
});

test('a game has an address of its own, and an unknown address says so', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await expect(page).toHaveURL(/#\/play\/[\w-]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await newGame(page);
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.close();

  const again = await comeBack(context, `./#/games/${id}/2`);
  await expectPly(again, 2);
  await again.goto('./#/games/nowhere');
  await expect(again.getByRole('heading', { name: english.notFound.title })).toBeVisible();
});

test(
  'a game that is open in two tabs is played in one, and can be taken over',
  firefoxToo,
  async ({ page: first, context }) => {
    await openTable(first);
    await play(first, ['7g7f']);
    const elsewhere = english.otherTab.message;
    const second = await comeBack(context, first.url());
    await expect(second.getByText(elsewhere)).toBeVisible();
    await expect(square(second, '7f')).toHaveAttribute('data-piece', 'P');
    await square(second, '3c').click();
    expect(await marked(second, 'selected')).toEqual([]);
    await expect(first.getByText(elsewhere)).toHaveCount(0);
    await first.bringToFront();
    await play(first, ['3c3d'], { first: 1 });

    await second.bringToFront();
    await action(second, 'Play here').click();
    await expect(second.getByText(elsewhere)).toHaveCount(0);
    await expect(first.getByText(elsewhere)).toBeVisible();
    // The game continues from where the first tab was.
    await expectPly(second, 2);
    await play(second, ['2g2f']);
    await first.bringToFront();
    await square(first, '8c').click();
    expect(await marked(first, 'selected')).toEqual([]);

    await action(first, 'Play here').click();
    await expect(second.getByText(elsewhere)).toBeVisible();
    await expectPly(first, 3);
    await play(first, ['8c8d'], { first: 1 });
  },
);

test('a game left in one tab is free for the other', async ({ page: first, context }) => {
  await openTable(first);
  await play(first, ['7g7f']);
  const address = first.url();
  await first.close();
  const second = await comeBack(context, address);
  await expectPly(second, 1);
  await play(second, ['3c3d'], { first: 1 });
});

test(
  'a reload under a running clock stops it, and leaves the promotion card open for when play goes on',
  promise,
  async ({ page }) => {
    await openTable(page);
    await begin(page, preset('Blitz'), from('4k4/9/9/4S4/9/9/9/9/4K4 b - 1'));
    await square(page, '5d').click();
    await square(page, '5c').click();
    await expect(choice(page, 'promote')).toBeVisible();
    await page.reload();
    await action(page, 'Continue').click();
    await choice(page, 'keep').click();
    await expect(square(page, '5c')).toHaveAttribute('data-piece', 'S');
  },
);
