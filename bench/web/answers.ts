/**
 * How soon the table is painted and answers, beside an empty page and a plain one (bench/plain). The processor is
 * slowed down four times, the pages take turns, and the figures are medians.
 */
import type { Browser, Page } from '@playwright/test';
import { desktop, type Figures, inMs, median, SLOWER, type Trial } from './page.ts';
import { servePlainPage } from './plain-page.ts';
import { middleOf, traced } from './pressing.ts';

interface Seen {
  /** Milliseconds from the navigation to the first frame with all pieces. */
  painted: number[];
  /** … to the frame that shows the answer to a press made as soon as the pieces were there. */
  answered: number[];
  /** Milliseconds from a press to the frame that shows what it did. */
  press: number[];
  move: number[];
  /**
   * Blocking time: the sum of what tasks took beyond 50 ms, in milliseconds, until five seconds after the first answer.
   */
  blocking: number[];
  shift: number[];
}

interface Contestant {
  readonly name: string;
  readonly address: string;
  readonly pieces: number;
  /** The square to press, and the square the piece goes to; the empty page has only a button. */
  readonly from: string;
  readonly to: string | null;
  /** The selector of an element that is there once a piece is chosen. */
  readonly chosen: string;
  readonly seen: Seen;
}

interface Watched {
  painted?: number;
  answered?: number;
  blocking: number;
  shift: number;
}

/** Watches a page from its first moment: its pieces, its answer to the first press, long tasks and shifts. */
const watch = (page: Page, { pieces, chosen }: Contestant): Promise<unknown> =>
  page.addInitScript(
    ([wanted, answer]) => {
      const watched: Watched = { blocking: 0, shift: 0 };
      Object.assign(globalThis, { watched });
      /** Calls `act` when the current frame has been painted. */
      const whenPainted = (act: () => void): void => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = act;
        port2.postMessage(null);
      };
      const look = (): void => {
        const there = document.querySelectorAll('[data-piece]:not([data-piece=""]) svg').length;
        if (watched.painted === undefined && there >= wanted) {
          watched.painted = 0;
          whenPainted(() => {
            watched.painted = performance.now();
          });
        }
        if (document.querySelector(answer) === null) requestAnimationFrame(look);
        else
          whenPainted(() => {
            watched.answered = performance.now();
          });
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          watched.blocking += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          watched.shift += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [pieces, chosen] as const,
  );

const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

const round = async (browser: Browser, contestant: Contestant, mbps?: number): Promise<void> => {
  const { address, from, to, seen } = contestant;
  const page = await browser.newPage(desktop);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (mbps !== undefined) {
    await session.send('Network.enable');
    const throughput = (mbps * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await watch(page, contestant);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const { watched } = globalThis as unknown as { watched?: Watched };
    return (watched?.painted ?? 0) > 0;
  });
  // The empty page has its button before its script, so wait for the script. The others draw theirs by script, or keep
  // early presses.
  if (to === null) await page.waitForLoadState('load');
  const start = await middleOf(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => {
    const { watched } = globalThis as unknown as { watched?: Watched };
    return watched?.answered !== undefined;
  });
  await page.waitForTimeout(5_000);
  const { painted = 0, answered = 0, blocking, shift } = await watchedOn(page);
  seen.painted.push(painted);
  seen.answered.push(answered);
  seen.blocking.push(blocking);
  seen.shift.push(shift);
  const pressAt = async (name: string): Promise<void> => {
    const { x, y } = await middleOf(page, name);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(400);
  };
  // Deselect the piece first: the next press is then no longer the first one.
  await pressAt(from);
  seen.press.push(...(await traced(session, () => pressAt(from))));
  if (to !== null) seen.move.push(...(await traced(session, () => pressAt(to))));
  await page.close();
};

const nothingSeen = (): Seen => ({
  painted: [],
  answered: [],
  press: [],
  move: [],
  blocking: [],
  shift: [],
});

/** The row: the time of each page, and how many times as long as the plain page ours took. */
const answers = async (
  browser: Browser,
  address: string,
  { rounds = 20, beside, mbps }: Trial,
): Promise<Figures> => {
  const server = await servePlainPage();
  const plainAddress = server.resolvedUrls?.local[0] ?? '';
  const plain: Contestant = {
    name: 'plain page',
    address: plainAddress,
    pieces: 40,
    from: '7g',
    to: '7f',
    chosen: '.chosen',
    seen: nothingSeen(),
  };
  const empty: Contestant = {
    ...plain,
    name: 'empty page',
    address: `${plainAddress}empty.html`,
    pieces: 0,
    to: null,
    seen: nothingSeen(),
  };
  const ours: Contestant = {
    ...plain,
    name: 'table',
    address,
    chosen: '[role="grid"] [data-mark~="selected"]',
    seen: nothingSeen(),
  };
  const other: readonly Contestant[] =
    beside === undefined
      ? []
      : [{ ...ours, name: 'the other build', address: beside, seen: nothingSeen() }];
  const all = [empty, plain, ours, ...other];
  for (const contestant of all) await round(browser, { ...contestant, seen: nothingSeen() }, mbps);
  for (let done = 0; done < rounds; done += 1)
    for (const contestant of all) await round(browser, contestant, mbps);
  await server.close();

  const tables = [ours, ...other];
  const times = (what: 'painted' | 'answered' | 'press' | 'move' | 'blocking') =>
    tables
      .map(({ seen }) => `${(median(seen[what]) / median(plain.seen[what])).toFixed(2)} times`)
      .join(' · ');
  const each = (what: keyof Seen): string =>
    all.map(({ seen }) => (seen[what].length > 0 ? inMs(median(seen[what])) : '–')).join(' · ');
  return [
    [`painted, ${all.map(({ name }) => name).join(' · ')}`, each('painted'), ''],
    ['… beside the plain page', times('painted'), 'at most 1.1 times'],
    ['first press answered', each('answered'), ''],
    ["… beside the plain page's", times('answered'), 'at most 2.1 times'],
    ['press to frame', each('press'), ''],
    ['… beside the plain page', times('press'), 'at most 1.3 times'],
    ['move to frame', each('move'), ''],
    ['… beside the plain page', times('move'), 'at most 2.0 times'],
    ['blocking in five seconds', each('blocking'), ''],
    ['… beside the plain page', times('blocking'), 'at most 4.0 times'],
    [
      'layout shift',
      tables.map(({ seen }) => median(seen.shift).toFixed(3)).join(' · '),
      'at most 0.02',
    ],
    ['presses told of, of each page', all.map(({ seen }) => seen.press.length).join(' · '), ''],
  ];
};

/** The row about the first picture, presses and moves. */
export const firstAnswers = [['how soon the table answers', answers]] as const;
