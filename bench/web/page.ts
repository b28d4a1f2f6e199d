/** Functions for measuring a page, which all rows use. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** The measurements of a row: name, figure, and target where there is one. */
export type Figures = readonly (readonly [what: string, figure: string, target?: string])[];

/** How the pages are compared. */
export interface Trial {
  /** How often each page is measured; each row has its own number where this is absent. */
  readonly rounds?: number;
  /** The address of another build of the app, measured by turns with this one. */
  readonly beside?: string;
  /** The download rate in megabits a second, with 150 ms for each request; unlimited where absent. */
  readonly mbps?: number;
}

/** How many times slower than this machine's the processor is, in rows about presses. */
export const SLOWER = 4;

/** The window in which presses are measured. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  serviceWorkers: 'block',
} as const;

/** The number below which a share of the numbers lie; 0 where there are none. */
export const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
/** The median of some numbers; 0 where there are none. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
/** A time in milliseconds, as it is printed. */
export const inMs = (ms: number): string => `${Math.round(ms)} ms`;

/** Notes the long tasks of a page from its first moment. */
export const countLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { longTasks } = Object.assign(globalThis, { longTasks: [] as number[] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** The long tasks since they were last asked for. */
export const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as { longTasks?: number[] }).longTasks?.splice(0) ?? []);

/** The longest task, as it is printed. Browsers do not report tasks below 50 ms. */
export const longestTask = async (page: Page): Promise<string> => {
  const longest = Math.max(0, ...(await longTasks(page)));
  return longest === 0 ? 'under 50 ms' : inMs(longest);
};

/** The milliseconds that the main thread of a page has worked since `Performance.enable` was sent. */
export const taskTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Waits until the main thread is at rest: it works less than a twentieth of half a second. It waits ten seconds at most. */
export const rested = async (session: CDPSession): Promise<void> => {
  let before = await taskTime(session);
  for (let looked = 0; looked < 20; looked += 1) {
    await sleep(500);
    const now = await taskTime(session);
    if (now - before < 25) return;
    before = now;
  }
};
