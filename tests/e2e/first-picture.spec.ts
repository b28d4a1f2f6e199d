import { keepAway } from './chunks.ts';
import { seeded } from './seeded.ts';
import { expectKept } from './stored.ts';
import { boardOf, openTable, play, START, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const picture = (page: Page) => page.locator('.first-picture');

/** Opens the page and holds the app back until the returned function is called. */
const openWithoutApp = async (page: Page, address = './'): Promise<() => void> => {
  const letIn = await keepAway(page, /\/assets\/index-[^/]+\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await picture(page).waitFor({ state: 'attached' });
  // The first paint comes after the styles, so wait for it.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return letIn;
};

const rectOf = (page: Page, name: string) =>
  page.locator(`[data-square="${name}"]`).evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { x, y, width, height };
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width}×${height} the board is painted before the app comes, where the app leaves it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const letIn = await openWithoutApp(page);
    await expect(picture(page).locator('[data-square="7g"] svg')).toBeVisible();
    expect(await picture(page).locator('[data-piece]:not([data-piece=""])').count()).toBe(40);
    const [first, last] = [await rectOf(page, '9a'), await rectOf(page, '1i')];
    letIn();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    expect([await rectOf(page, '9a'), await rectOf(page, '1i')]).toEqual([first, last]);
    expect(await boardOf(page)).toBe(START);
  });

/**
 * Coordinates of the first picture that overlap another one or a square, or lie outside the window; each as a sentence.
 */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const signs = [...document.querySelectorAll('.first-picture :is(.files, .ranks) span')].map(
      (sign) => {
        const range = document.createRange();
        range.selectNodeContents(sign);
        return { name: sign.textContent, box: range.getBoundingClientRect() };
      },
    );
    const squares = [...document.querySelectorAll<HTMLElement>('.first-picture [data-square]')].map(
      (square) => ({ name: square.dataset['square'], box: boxOf(square) }),
    );
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const over = signs.flatMap(({ name, box }, i) =>
      [...signs.slice(i + 1), ...squares]
        .filter((other) => isOver(box, other.box))
        .map((other) => `${name} lies over ${other.name}`),
    );
    const board = boxOf(document.querySelector('.first-picture .board') ?? document.body);
    const outside = board.left < 0 || board.right > innerWidth ? ['the board is cut'] : [];
    return [...over, ...outside];
  });

const small = [
  [320, 256, 30],
  [256, 320, 24],
  [480, 320, 20],
  [568, 320, 28],
  [320, 568, 28],
] as const;

for (const [width, height, least] of small)
  for (const colorScheme of seeded(`colours at ${width}×${height}`, ['light', 'dark'] as const))
    test.describe(colorScheme, () => {
      test.use({ colorScheme, locale: colorScheme === 'light' ? 'en-US' : 'es-ES' });
      test(`in a window of ${width}×${height} the first picture has the squares that the board has when all files are there`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const letIn = await openWithoutApp(page);
        const [first, last] = [await rectOf(page, '9a'), await rectOf(page, '1i')];
        expect(first.width).toBeGreaterThanOrEqual(least);
        expect(await misplaced(page)).toEqual([]);
        letIn();
        await expect(page.locator('[data-announced]')).toHaveCount(1);
        expect([await rectOf(page, '9a'), await rectOf(page, '1i')]).toEqual([first, last]);
      });
    });

/** Holds all frames back until they are released. */
const holdFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const frame = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (act) => held.push(act);
    addEventListener('release-frames', () => {
      globalThis.requestAnimationFrame = frame;
      held.splice(0).map(frame);
    });
  });

test('the app starts when the board has been painted, and immediately where the page is hidden', async ({
  page,
  context,
}) => {
  const started = (on: Page): Promise<boolean> =>
    on.evaluate(() => document.querySelector('.first-picture') === null);
  await holdFrames(page);
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(await started(page)).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('release-frames')));
  await expect.poll(() => started(page)).toBe(true);

  const unseen = await context.newPage();
  await holdFrames(unseen);
  await unseen.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await unseen.goto('./');
  await expect.poll(() => started(unseen)).toBe(true);
});

test('a press before the app has come is answered when it is there', async ({ page }) => {
  const letIn = await openWithoutApp(page);
  await picture(page).locator('[data-square="2g"]').click();
  await picture(page).locator('[data-square="7g"]').click();
  letIn();
  await expect(square(page, '7g')).toHaveAttribute('data-mark', /selected/);
  await square(page, '7f').click();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('where no game is kept, the first frame of the app shows what was pressed before it came', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const grid = document.querySelector('[role="grid"]');
      if (grid === null) requestAnimationFrame(look);
      else
        Object.assign(globalThis, {
          chosen: grid.querySelector('[data-mark~="selected"]')?.getAttribute('data-square'),
        });
    };
    requestAnimationFrame(look);
  });
  const letIn = await openWithoutApp(page);
  await picture(page).locator('[data-square="7g"]').click();
  letIn();
  await expect(square(page, '7g')).toHaveAttribute('data-mark', /selected/);
  expect(await page.evaluate(() => (globalThis as { chosen?: string }).chosen)).toBe('7g');
});

test('nothing of the first picture can be heard, reached by keys or promises an answer', async ({
  page,
}) => {
  await openWithoutApp(page);
  await expect(picture(page)).toHaveAttribute('aria-hidden', 'true');
  expect(
    await picture(page).locator('[role],[tabindex],[aria-label],button,a,[style]').count(),
  ).toBe(0);
  // Only the letters and numbers at the edges are written.
  const written = await picture(page).locator('span').allInnerTexts();
  expect(written.join('')).toBe('987654321abcdefghi');
  expect((await picture(page).innerText()).replaceAll(/\s/g, '')).toBe(written.join(''));
});

test('a player who has a game, or has chosen another look, sees no other board first', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const letIn = await openWithoutApp(page);
  await expect(picture(page)).toBeHidden();
  letIn();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');

  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem(
      'shogi-table/settings',
      JSON.stringify({ version: 2, games: { shogi: { pieces: 'western' } } }),
    );
  });
  await openWithoutApp(page);
  await expect(picture(page)).toBeHidden();
});

test('where only the database knows of a game, a press waits for it and moves nothing of it', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expectKept(page, 2);
  await page.evaluate(() => localStorage.clear());
  const letIn = await openWithoutApp(page);
  // The pawn that is pressed in the picture has already moved in the game.
  await picture(page).locator('[data-square="7g"]').click();
  letIn();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
  expect(await page.locator('[data-mark~="selected"]').count()).toBe(0);
});

const commands = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

test('a key that is pressed before the app has come is answered by it', async ({ page }) => {
  const letIn = await openWithoutApp(page);
  await page.keyboard.press('?');
  letIn();
  await expect(commands(page)).toBeVisible();
});

/** Opens the table and holds back the sheets, and the lists in them, until the returned function is called. */
const openWithoutSheets = async (page: Page): Promise<() => void> => {
  const letIn = await keepAway(page, /\/assets\/records-[^/]+\.js$/);
  await openTable(page);
  return letIn;
};

test('a key that is pressed before its answer has come is answered once', async ({ page }) => {
  const letIn = await openWithoutSheets(page);
  await page.keyboard.press('Control+k');
  await expect(commands(page)).toHaveCount(0);
  letIn();
  await expect(commands(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a player who presses a key and then the board gets the board and no sheet', async ({
  page,
}) => {
  const letIn = await openWithoutSheets(page);
  await page.keyboard.press('?');
  await square(page, '7g').click();
  letIn();
  await expect(page.locator('[data-announced]')).toHaveCount(1);
  await expect(square(page, '7g')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a first visit makes no error in the file of the table: the browser would read all of it again to say where', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    const { parse } = JSON;
    JSON.parse = (...given: Parameters<typeof parse>) => {
      try {
        return parse(...given);
      } catch (error) {
        made.push(String(error));
        throw error;
      }
    };
    window.Error = new Proxy(Error, {
      construct: (error, given, target) => {
        made.push(String(given[0]));
        return Reflect.construct(error, given, target);
      },
    });
  });
  await openTable(page);
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
});
