/** The cost of ten thousand kept games: at the start, after a move, at a new game and in their list. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { countLongTasks, type Figures, inMs, longestTask, longTasks, median } from './page.ts';
import { seeded, seedGames } from './seeded-games.ts';

const ROUNDS = 7;

const square = (page: Page, name: string) => page.locator(`[role="grid"] [data-square="${name}"]`);

/**
 * Notes when the app's own board has its pieces, in milliseconds since the navigation. The board that is in the page
 * before any script does not count: it answers nothing, and a player who keeps a game is not shown it.
 */
const notePieces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[role="grid"] [data-piece]') === null)
        requestAnimationFrame(look);
      else Object.assign(globalThis, { painted: performance.now() });
    };
    requestAnimationFrame(look);
  });

const openPage = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await countLongTasks(page);
  await notePieces(page);
  await page.goto(`${address}#/play`);
  await page.waitForFunction(() => 'painted' in globalThis);
  return page;
};

/**
 * Milliseconds from the start to the board in each browser. They take turns, because a machine is not always equally
 * busy.
 */
const starts = async (
  contexts: readonly BrowserContext[],
  address: string,
): Promise<readonly number[]> => {
  const times = contexts.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, context] of contexts.entries()) {
      const page = await openPage(context, address);
      times[i]?.push(await page.evaluate(() => (globalThis as { painted?: number }).painted ?? 0));
      await page.close();
    }
  return times.map(median);
};

const heapMB = async (session: CDPSession): Promise<number> => {
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
};

/** The heap on the play screen, at rest, and with the whole list of games open, in megabytes. */
const heaps = async (context: BrowserContext, address: string) => {
  const page = await openPage(context, address);
  const session = await context.newCDPSession(page);
  await page.waitForTimeout(3_000);
  const playing = await heapMB(session);
  await page.getByRole('link', { name: 'Games' }).click();
  await page.waitForTimeout(4_000);
  const listing = await heapMB(session);
  await page.close();
  return { playing, listing };
};

/**
 * The milliseconds of one profile that the main thread spent in keeping. That is time below the function that writes
 * the journal, or in the files of the database.
 */
const keepingMs = (profile: Awaited<ReturnType<typeof stopProfile>>): number => {
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const above = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) above.set(child, id);
  const own = new Set(
    nodes.filter(({ callFrame }) => /storage-/.test(callFrame.url)).map(({ id }) => id),
  );
  for (const { id, callFrame } of nodes) {
    if (callFrame.functionName !== 'setItem') continue;
    // Three callers above setItem is the listener of the table. Between them are the function that catches errors, and
    // the journal's write.
    const heeds = [1, 2, 3].reduce<number | undefined>((at) => above.get(at ?? -1), id);
    if (heeds !== undefined) own.add(heeds);
  }
  const isOwn = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined; at = above.get(at))
      if (own.has(at)) return true;
    return false;
  };
  return samples.reduce((sum, id, i) => sum + (isOwn(id) ? (timeDeltas[i] ?? 0) : 0), 0) / 1_000;
};

const stopProfile = async (session: CDPSession) => (await session.send('Profiler.stop')).profile;

/**
 * The figures of a new game and eight moves, in milliseconds of the main thread. `newGame` and `longest` are the
 * longest tasks, 0 where all are below 50 ms; `kept` is the time of keeping after each move.
 */
interface Played {
  readonly newGame: number;
  readonly longest: number;
  readonly kept: readonly number[];
}

const longestOf = async (page: Page): Promise<number> => Math.max(0, ...(await longTasks(page)));

/** Begins a game, plays eight moves, and profiles each. */
const playOnce = async (context: BrowserContext, address: string): Promise<Played> => {
  const page = await openPage(context, address);
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 100 });
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await begin.waitFor();
  await page.waitForTimeout(1_000);
  await longTasks(page);
  await begin.click();
  await page.waitForTimeout(1_500);
  const newGame = await longestOf(page);
  const kept: number[] = [];
  for (const [from, to] of [
    ['7g', '7f'],
    ['3c', '3d'],
    ['2g', '2f'],
    ['4c', '4d'],
    ['3i', '4h'],
    ['8b', '4b'],
    ['5g', '5f'],
    ['7a', '7b'],
  ] as const) {
    await square(page, from).click();
    await page.waitForTimeout(300);
    await session.send('Profiler.start');
    await square(page, to).click();
    await page.waitForTimeout(700);
    kept.push(keepingMs(await stopProfile(session)));
  }
  const longest = await longestOf(page);
  await page.close();
  return { newGame, longest, kept };
};

const task = (ms: number): string => (ms === 0 ? 'under 50 ms' : inMs(ms));

/**
 * Plays so several times. A single run that another process disturbed says nothing, so the longest is shown beside the
 * median.
 */
const moves = async (context: BrowserContext, address: string): Promise<Figures> => {
  // Hints are off: a player of ten thousand games is not being taught, and writing progress is not keeping games.
  const page = await openPage(context, address);
  await page.evaluate(() =>
    localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 2, hints: 'off' })),
  );
  await page.close();
  const played: Played[] = [];
  for (let round = 0; round < ROUNDS; round += 1) played.push(await playOnce(context, address));
  const newGames = played.map(({ newGame }) => newGame);
  const kept = played.flatMap((each) => each.kept);
  // Medians over the rounds, for each of the eight moves.
  const moveByMove = (played[0]?.kept ?? []).map((_, i) =>
    median(played.map((each) => each.kept[i] ?? 0)),
  );
  return [
    ['new game, longest task, median', task(median(newGames)), 'under 50 ms'],
    ['… the longest', task(Math.max(...newGames)), ''],
    ['keeping after a move, median', `${median(kept).toFixed(1)} ms`, 'at most 5 ms'],
    ['… of the dearest of eight moves', `${Math.max(...moveByMove).toFixed(1)} ms`, 'at most 5 ms'],
    ['… the longest of all', `${Math.max(...kept).toFixed(1)} ms`, ''],
    [
      'eight moves, longest task',
      task(Math.max(...played.map((each) => each.longest))),
      'under 50 ms',
    ],
  ];
};

/** Opens the list and scrolls it for five seconds, a tenth of a screen each frame. */
const list = async (context: BrowserContext, address: string): Promise<Figures> => {
  const first: number[] = [];
  let late = '';
  let longest = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(context, address);
    await page.waitForTimeout(2_500);
    await longTasks(page);
    first.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const began = performance.now();
            const look = (): void => {
              if (document.querySelector('main.page [data-game]') === null)
                requestAnimationFrame(look);
              else resolve(performance.now() - began);
            };
            document.querySelector<HTMLElement>('a[href="#/games"]')?.click();
            requestAnimationFrame(look);
          }),
      ),
    );
    if (round === ROUNDS - 1) {
      await page.waitForTimeout(4_000);
      longest = await longestTask(page);
      const frames = await page.evaluate(
        () =>
          new Promise<readonly number[]>((resolve) => {
            const times: number[] = [];
            const step = (now: number): void => {
              times.push(now);
              scrollBy(0, 90);
              if (times.length < 300) requestAnimationFrame(step);
              else resolve(times.slice(1).map((at, i) => at - (times[i] ?? at)));
            };
            requestAnimationFrame(step);
          }),
      );
      const usual = median(frames);
      const lateOnes = frames.filter((ms) => ms > 1.5 * usual).length;
      late = `${((100 * lateOnes) / frames.length).toFixed(1)} % of ${frames.length}`;
    }
    await page.close();
  }
  return [
    ['Games, first rows, median', inMs(median(first)), 'at most 300 ms'],
    ['Games, first rows, longest', inMs(Math.max(...first)), ''],
    ['while the list is read, longest task', longest, ''],
    ['scrolling, late frames', late, 'under 1 %'],
  ];
};

/** A browser whose database has so many games. */
const browserWith = async (browser: Browser, address: string, games: number) => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'en-US', serviceWorkers: 'block' });
  const page = await openPage(context, address);
  // The page opens its database by itself once it has been idle.
  await page.waitForTimeout(4_000);
  if (games > 0) {
    await seedGames(page, games);
    await page.evaluate(() => localStorage.setItem('shogi-table/kept', 'database'));
  }
  await page.close();
  return context;
};

const manyGames = async (browser: Browser, address: string): Promise<Figures> => {
  const empty = await browserWith(browser, address, 0);
  const one = await browserWith(browser, address, 1);
  const full = await browserWith(browser, address, seeded.games);
  const [none = 0, single = 0, all = 0] = await starts([empty, one, full], address);
  const [light, heavy] = [await heaps(empty, address), await heaps(full, address)];
  const more = (what: 'playing' | 'listing'): string =>
    `${heavy[what].toFixed(1)} MB, ${(heavy[what] - light[what]).toFixed(1)} more`;
  const times = `${(all / none).toFixed(2)} and ${(all / single).toFixed(2)} times`;
  const figures: Figures = [
    ['start to the board that answers, nothing kept, median', inMs(none)],
    ['… one game kept', inMs(single)],
    [`… ${seeded.games} games kept`, `${inMs(all)}, ${times}`, 'at most 1.5 times'],
    ['heap at the table', more('playing'), 'at most 15 MB more'],
    ['heap with the list open', more('listing'), 'at most 15 MB more'],
    ...(await list(full, address)),
    ...(await moves(full, address)),
  ];
  await Promise.all([empty, one, full].map((context) => context.close()));
  return figures;
};

/** The rows about kept games. */
export const keptGames = [
  [`${seeded.games} games of ${seeded.plies} plies are kept`, manyGames],
] as const;
