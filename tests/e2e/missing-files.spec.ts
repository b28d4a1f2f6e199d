import {
  blocking,
  comesAhead,
  distinct,
  fileOf,
  filesOf,
  isDispensable,
  ofGame,
  severalAtOnce,
} from './chunks.ts';
import { begin, preset } from './refereed.ts';
import { seeded } from './seeded.ts';
import {
  action,
  expectBoard,
  expectPly,
  matedBoard,
  matingGame,
  openTable,
  play,
  resultCard,
  square,
} from './table.ts';
import { type Browser, expect, type Locator, type Page, test } from './test.ts';
import { firstMoves, type Step, visit } from './visit.ts';
import { expectAllLoaded } from './waits.ts';

/** The page's message for a table that cannot start; and the table's sentence about a missing part. */
const cannotStart = (page: Page) => page.locator('#trouble');
const sentence = (page: Page) => page.getByText('Part of the page could not be loaded');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Waits for the words about a missing file. A plain `expect` would look less and less often. */
const comes = (words: Locator, file: string): Promise<void> =>
  test.step(file, () => expect(words, file).toBeVisible({ timeout: 10_000 }));

/** A run misses one file of three at each step. */
const third = (name: string, files: readonly string[]): readonly string[] =>
  seeded(`files of ${name}`, files, Math.ceil(files.length / 3));

/** Blocks a file where `blocked` says so at the time of the request. */
const keepOut = (page: Page, blocked: (file: string) => boolean): Promise<unknown> =>
  page.route('**/assets/*', (route) =>
    blocked(fileOf(route.request().url()) ?? '') ? route.abort() : route.continue(),
  );

/** Opens the table. Waits until the drawings of the pieces have loaded. */
const openDrawn = async (page: Page): Promise<void> => {
  await openTable(page);
  await expect(page.locator('#kanji-P')).toBeAttached();
};

test('a visitor does not notice one failed request at each step of a visit', async ({ page }) => {
  test.setTimeout(120_000);
  let flaky = true;
  let failed = 0;
  let failing: string | undefined;
  await keepOut(page, (file) => {
    if (!flaky) return false;
    flaky = false;
    failed++;
    // A file that is not needed is not requested again.
    failing = isDispensable(file) ? undefined : file;
    return true;
  });
  page.on('requestfinished', (request) => {
    if (fileOf(request.url()) === failing) failing = undefined;
  });
  await openDrawn(page);
  for (const { act, brings } of visit) {
    // A file that failed in the step before may still be on its second try. Wait for it: two failures would be more
    // than one flaky moment.
    await expect.poll(() => failing, { intervals: [50] }).toBeUndefined();
    flaky = true;
    await act(page);
    await expect(brings(page).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(sentence(page)).toHaveCount(0);
  // One failure each at the start, with the first moves, a sheet, a page and the rules.
  expect(failed).toBeGreaterThanOrEqual(5);
});

test('a missing file that the table needs to start is reported in plain words, and requested again', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const all = await filesOf(page, () => openDrawn(page), { rests: false });
  const needed = new Set([...all].filter((file) => !comesAhead(file)));
  expect(needed.size).toBeGreaterThan(3);
  await severalAtOnce([...needed], async (file) => {
    const visitor = await browser.newPage();
    const block = await blocking(visitor);
    await block(file);
    await visitor.goto('./#/play');
    await comes(cannotStart(visitor).or(sentence(visitor)), file);
    const pieces = (await sentence(visitor).count()) > 0;
    if (pieces) await expect(square(visitor, '5i'), file).toBeVisible();
    else await expect(visitor.locator('#root'), file).toBeHidden();
    await block(undefined);
    await tryAgain(visitor).click();
    await expect(visitor.locator('#kanji-P'), file).toBeAttached();
    await expect(square(visitor, '5i'), file).toBeVisible();
    await expect(sentence(visitor)).toHaveCount(0);
    await visitor.close();
  });
});

test.describe('in the language of the browser', () => {
  for (const [locale, words] of [
    ['es-MX', 'No se ha podido cargar el tablero'],
    ['ja-JP', '将棋盤を読み込めませんでした'],
    ['de-DE', 'The table could not be loaded'],
  ] as const) {
    test.describe(() => {
      test.use({ locale });
      test(`the plain words are there: ${locale}`, async ({ page }) => {
        await keepOut(page, () => true);
        await page.goto('./');
        await expect(page.getByRole('heading', { name: words })).toBeVisible();
      });
    });
  }
});

/** The files that a visitor has loaded: when the table is drawn, after waiting, and with the first moves. */
interface Fetched {
  readonly before: ReadonlySet<string>;
  /** The files that an idle page loads by itself: the pages beside the table. */
  readonly ahead: ReadonlySet<string>;
  readonly early: ReadonlySet<string>;
}
const fetchedAtFirst = async (browser: Browser): Promise<Fetched> => {
  const page = await browser.newPage();
  const before = await filesOf(page, () => openDrawn(page));
  const ahead = await filesOf(page, () => expectAllLoaded(page));
  const early = await filesOf(page, () => firstMoves(page));
  await page.close();
  return { before, ahead, early };
};
let fetched: Promise<Fetched> | undefined;

const opensSheet = ({ name }: Step): boolean => name.startsWith('opening');
const steps = visit.filter(({ fetchesNothing }) => !fetchesNothing);

// The sheets load the same part of the app. So a run misses it at one of them.
for (const step of [
  ...steps.filter((one) => !opensSheet(one)),
  ...seeded('sheets', steps.filter(opensSheet)),
])
  test(`${step.name}: only the part whose file does not come is missing`, async ({ browser }) => {
    test.setTimeout(180_000);
    fetched ??= fetchedAtFirst(browser);
    const { before, ahead, early } = await fetched;
    const leaves = step.name.startsWith('going to');
    // A returning game loads files of its own, so use a visitor without one.
    const first = await browser.newPage();
    const opened = await filesOf(first, () => openDrawn(first));
    const wanted = await filesOf(first, async () => {
      await step.act(first);
      await expect(step.brings(first).first()).toBeAttached();
    });
    await first.close();
    // The list of moves, the sheets and the pages were loaded ahead. Each is needed by a step of its own.
    const opens = opensSheet(step);
    const came = step.act === firstMoves ? /^records-/ : opens ? /^files-/ : /^pages-/;
    const files = ofGame([...new Set([...wanted, ...before, ...ahead])], step.game).filter(
      (file) =>
        comesAhead(file)
          ? (leaves || opens || step.act === firstMoves) && came.test(file)
          : wanted.has(file) && ![before, ahead, early].some((known) => known.has(file)),
    );

    // Every step must load something; otherwise it would miss nothing.
    expect(files).not.toEqual([]);
    const apart = distinct(files, new Set([...opened, ...wanted]));
    await severalAtOnce(third(step.name, apart), async (file) => {
      // A visitor who comes for the first time.
      const visitor = await browser.newPage();
      const block = await blocking(visitor);
      await block(file);
      await openTable(visitor);
      await step.act(visitor);
      if (!isDispensable(file)) {
        await comes(sentence(visitor), file);
        await block(undefined);
        await tryAgain(visitor).click();
        await expect(sentence(visitor), file).toHaveCount(0);
        if (step.once) await step.act(visitor);
        await expect(step.brings(visitor).first(), file).toBeAttached();
      }
      await visitor.close();
    });
  });

/** Opens the table with these style sheets blocked, and waits until they have been requested ahead in vain, twice. */
const openWithout = async (page: Page, styles: string) => {
  const block = await blocking(page);
  await block(styles);
  let vain = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('.css')) vain += 1;
  });
  await openDrawn(page);
  await expect.poll(() => vain).toBeGreaterThan(1);
  return block;
};
const styled = (page: Page, name: string) =>
  page.locator(`link[rel="stylesheet"][href*="/assets/${name}-"]`);

test('a page whose styles did not come ahead is reported missing, and never shown without them', async ({
  page,
}) => {
  const block = await openWithout(page, 'pages-*.css');
  await expect(sentence(page)).toHaveCount(0);
  // Parts with their own styles work in the meantime.
  await firstMoves(page);
  await expect(page.locator('.board-tools')).toBeVisible();
  await expect(sentence(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(sentence(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toHaveCount(0);
  await block(undefined);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(styled(page, 'pages')).toHaveCount(1);
  await expect(sentence(page)).toHaveCount(0);
});

test('styles that did not come ahead come with whatever is wanted next', async ({ page }) => {
  const block = await openWithout(page, 'records-*.css');
  await block(undefined);
  await firstMoves(page);
  await expect(page.locator('[data-ply="2"]')).toBeAttached();
  await expect(styled(page, 'records')).toHaveCount(1);
  await expect(sentence(page)).toHaveCount(0);
});

test('a game with clocks comes back without what only goes with it, or not at all and in words', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await openDrawn(page);
  await begin(page, preset('Blitz'));
  await firstMoves(page);
  const files = await filesOf(page, async () => {
    await page.reload();
    await expectPly(page, 2);
    await expect(page.locator('#kanji-P')).toBeAttached();
  });
  const address = page.url();
  const storageState = await page.context().storageState({ indexedDB: true });
  const wanted = distinct([...files], files).filter(
    (name) => !isDispensable(name) && !/^(files|pages)-/.test(name),
  );
  await severalAtOnce(third('a game with clocks', wanted), async (file) => {
    // The same player comes back in the same browser.
    const visitor = await browser.newPage({ storageState });
    const block = await blocking(visitor);
    await block(file);
    await visitor.goto(address);
    await comes(cannotStart(visitor).or(sentence(visitor)), file);
    if ((await sentence(visitor).count()) > 0) await expectPly(visitor, 2);
    await block(undefined);
    await tryAgain(visitor).click();
    await expectPly(visitor, 2);
    await expect(sentence(visitor), file).toHaveCount(0);
    await visitor.close();
  });
});

test('once the table stands, a game is played to its end without the net', async ({
  page,
  context,
}) => {
  // The network is lost before the parts that load ahead are here.
  await keepOut(page, comesAhead);
  await openDrawn(page);
  await keepOut(page, () => true);
  await context.setOffline(true);
  await play(page, matingGame);
  await expectBoard(page, matedBoard);
  await expect(resultCard(page)).toContainText('Sente wins');
  await expect(resultCard(page)).toContainText('by checkmate');
  await expect(resultCard(page)).toContainText('no move saves it');
  await expect(sentence(page)).toBeVisible();

  await context.setOffline(false);
  await page.unroute('**/assets/*');
  await tryAgain(page).click();
  await expect(sentence(page)).toHaveCount(0);
  await expect(action(page, 'Review')).toBeVisible();
  await page.reload();
  await expectBoard(page, matedBoard);
});
