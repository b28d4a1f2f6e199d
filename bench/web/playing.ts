/**
 * How soon the table answers in the middle of play, beside a plain page (bench/plain). A player presses one piece after
 * another, and then both players move. The processor is slowed down four times, and the pages take turns.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import {
  desktop,
  type Figures,
  inMs,
  median,
  quantile,
  rested,
  SLOWER,
  type Trial,
  taskTime,
} from './page.ts';
import { servePlainPage } from './plain-page.ts';
import { type EventTiming, eventTimings, middleOf } from './pressing.ts';
import { handWith, inRhythm, type Pointer } from './rhythm.ts';

/** How often a late answer is looked for, every 16 ms, before the row gives up. */
const PATIENCE = 200;

/** The pieces of sente that are pressed, twice in this order; none of the moves begins with the last. */
const pieces = ['7g', '2g', '6i', '3i', '5g', '2h', '7i', '9g', '4i', '1i'];

/** Legal moves in turn. The plain page accepts them too, since each goes to an empty square beside the piece. */
const moves = [
  ['7g', '7f'],
  ['3c', '3d'],
  ['2g', '2f'],
  ['8c', '8d'],
  ['2f', '2e'],
  ['8d', '8e'],
  ['6i', '7h'],
  ['4a', '3b'],
] as const;

/** The times of a page, in milliseconds. */
interface Seen {
  /** The time from each press on a piece to the frame after it. */
  readonly press: number[];
  /** … from each release after such a press, for the event of it that took longest. */
  readonly release: number[];
  /** … from each press that makes a move. */
  readonly move: number[];
  /** The work of the main thread for each press on a piece, and for each move: one number a round. */
  readonly pressWork: number[];
  readonly moveWork: number[];
  /** How many presses were not answered when the next was due. */
  late: number;
}

interface Contestant {
  readonly name: string;
  readonly address: string;
  /** The selector of the board, and what a chosen square has. */
  readonly board: string;
  readonly chosen: string;
  readonly seen: Seen;
}

const nothingSeen = (): Seen => ({
  press: [],
  release: [],
  move: [],
  pressWork: [],
  moveWork: [],
  late: 0,
});

/** The events of a release. After a touch, `mousedown` comes with the release; with a mouse it comes with the press. */
const afterPress = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];

/**
 * The time of a press, and the longest of its release, among the events of that press. An answer that came late, at
 * `lateAt`, was not yet in the frame after the press, so the press took until then. A release that changes nothing
 * paints no frame, and the browser times it until the frame of the press at `nextAt`; it took until its listeners ended.
 */
const timesOf = (events: readonly EventTiming[], lateAt: number | null, nextAt: number) => {
  const down = events.find(({ type }) => type === 'pointerdown');
  if (down === undefined) return { press: [], release: [] };
  const up = events.filter(
    ({ type, timeStamp }) => afterPress.includes(type) && timeStamp > down.timeStamp,
  );
  const untilFrame = ({ timeStamp, duration, processingEnd }: EventTiming): number =>
    timeStamp + duration > nextAt ? processingEnd - timeStamp : duration;
  return {
    press: [Math.max(down.duration, (lateAt ?? 0) - down.timeStamp)],
    release: up.length === 0 ? [] : [Math.max(...up.map(untilFrame))],
  };
};

/** A square to press, and the selectors of elements that are all there once the press is answered. */
interface Step {
  readonly square: string;
  readonly shows: readonly string[];
}

/** Opens a page, presses the pieces, makes the moves, and notes the times. */
const round = async (
  browser: Browser,
  pointer: Pointer,
  { name, address, board, chosen, seen }: Contestant,
): Promise<void> => {
  const page = await browser.newPage({ ...desktop, hasTouch: pointer === 'touch' });
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  const on = (square: string): string => `${board} [data-square="${square}"]`;
  await page.locator(`${on('7g')}:not([data-piece=""])`).waitFor();
  await session.send('Performance.enable');
  await rested(session);
  const squares = new Set([...pieces, ...moves.flat()]);
  const places = new Map<string, { x: number; y: number }>();
  for (const square of squares) places.set(square, await middleOf(page, square));
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await rested(session);
  const hand = handWith(session, pointer);

  /** Presses each square, sees that it was answered, and returns the times of each press and the work of all. */
  const played = async (steps: readonly Step[]) => {
    const before = await taskTime(session);
    const ends: { readonly at: number; readonly late: boolean }[] = [];
    const timings = await eventTimings(session, async () => {
      await inRhythm(hand, steps, places, async ({ square, shows }) => {
        let { answered, now } = await looked(session, shows);
        const late = !answered;
        for (let tries = 0; !answered && tries < PATIENCE; tries += 1) {
          await sleep(16);
          ({ answered, now } = await looked(session, shows));
        }
        if (!answered) throw new Error(`${name}: the press on ${square} was not answered`);
        ends.push({ at: now, late });
      });
      // The trace misses frames that are painted after it ends, and the work that a press leaves for later is its work.
      await rested(session);
    });
    const work = (await taskTime(session)) - before;
    const times = ends.map(({ at, late }, i) => {
      const begun = ends[i - 1]?.at ?? Number.NEGATIVE_INFINITY;
      const own = timings.filter(({ timeStamp }) => begun < timeStamp && timeStamp <= at);
      const next = timings.find(({ type, timeStamp }) => type === 'pointerdown' && timeStamp > at);
      return timesOf(own, late ? at : null, next?.timeStamp ?? Number.POSITIVE_INFINITY);
    });
    seen.late += ends.filter(({ late }) => late).length;
    return { times, work };
  };

  const choose = (square: string): Step => ({ square, shows: [on(square) + chosen] });
  const presses = [...pieces, ...pieces].map(choose);
  const pressed = await played(presses);
  seen.press.push(...pressed.times.flatMap(({ press }) => press));
  seen.release.push(...pressed.times.flatMap(({ release }) => release));
  seen.pressWork.push(pressed.work / presses.length);
  const moved = await played(
    moves.flatMap(([from, to]) => [
      choose(from),
      { square: to, shows: [`${on(from)}[data-piece=""]`, `${on(to)}:not([data-piece=""])`] },
    ]),
  );
  seen.move.push(...moved.times.flatMap(({ press }, i) => (i % 2 === 1 ? press : [])));
  seen.moveWork.push(moved.work / moves.length);
  await page.close();
};

/** Whether a page has an element for each selector, and the time in that page. */
const looked = async (
  session: CDPSession,
  selectors: readonly string[],
): Promise<{ answered: boolean; now: number }> => {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `({
      answered: ${JSON.stringify(selectors)}.every((one) => document.querySelector(one) !== null),
      now: performance.now(),
    })`,
    returnByValue: true,
  });
  return result.value;
};

const figuresOf: readonly (readonly [
  what: string,
  figure: (seen: Seen) => number,
  target: string,
])[] = [
  ['press to frame', ({ press }) => median(press), 'at most 1.6 times'],
  ['its 95th percentile', ({ press }) => quantile(press, 0.95), 'at most 2.2 times'],
  [
    'release to frame, 95th percentile',
    ({ release }) => quantile(release, 0.95),
    'at most 2.5 times',
  ],
  ['move to frame', ({ move }) => median(move), 'at most 2.2 times'],
  ['main thread a press', ({ pressWork }) => median(pressWork), 'at most 2.6 times, better 2'],
  ['main thread a move', ({ moveWork }) => median(moveWork), 'at most 3.5 times, better 3'],
];

/** The row of a pointer: the times of each page, and how many times as long as the plain page ours took. */
const inPlay =
  (pointer: Pointer) =>
  async (browser: Browser, address: string, { rounds = 10, beside }: Trial): Promise<Figures> => {
    const server = await servePlainPage();
    const plain: Contestant = {
      name: 'plain page',
      address: server.resolvedUrls?.local[0] ?? '',
      board: '.board',
      chosen: '.chosen',
      seen: nothingSeen(),
    };
    const builds = [
      ['table', address],
      ['the other build', beside],
    ] as const;
    const tables = builds.flatMap(([name, at]): readonly Contestant[] =>
      at === undefined
        ? []
        : [
            {
              name,
              address: at,
              board: '[role="grid"]',
              chosen: '[data-mark~="selected"]',
              seen: nothingSeen(),
            },
          ],
    );
    const all = [plain, ...tables];
    for (let done = 0; done < rounds; done += 1)
      for (const contestant of all) await round(browser, pointer, contestant);
    await server.close();

    return [
      ['pages', all.map(({ name }) => name).join(' · ')],
      ...figuresOf.flatMap(
        ([what, figure, target]): Figures => [
          [what, all.map(({ seen }) => inMs(figure(seen))).join(' · ')],
          [
            '… beside the plain page',
            tables
              .map(({ seen }) => `${(figure(seen) / figure(plain.seen)).toFixed(2)} times`)
              .join(' · '),
            target,
          ],
        ],
      ),
      ['presses told of, of each page', all.map(({ seen }) => seen.press.length).join(' · ')],
      ['moves told of, of each page', all.map(({ seen }) => seen.move.length).join(' · ')],
      ['answered after the next was due', all.map(({ seen }) => seen.late).join(' · ')],
    ];
  };

/** The rows about presses and moves in the middle of play. */
export const playing = [
  ['a press in the middle of play, by mouse', inPlay('mouse')],
  ['a press in the middle of play, by touch', inPlay('touch')],
] as const;
