/** Waits for frames, for files and for the page's own clock. A test that waits for them waits for no real time. */
import { expect, type Page, type Request } from '@playwright/test';

/** Gives the page a clock that a test can move. Call it before the page is opened. The clock runs until it is stopped. */
export const ownClock = (page: Page): Promise<void> =>
  page.clock.install({ time: '2026-11-23T12:00:00' });

/** Stops the page's own clock, an hour later: every timer that has begun ends now. From now on only the test moves it. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt('2026-11-23T13:00:00');

/** Waits until the page has drawn so many frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/**
 * Waits until the page has loaded all that it loads by itself when it is idle. Its service worker comes last. The tests
 * block that, and the browser says so.
 */
export const expectAllLoaded = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => (await page.consoleMessages()).map((message) => message.text()))
    .toContainEqual(expect.stringContaining('Service Worker registration blocked'));
  await frames(page, 3);
};

/**
 * From now on, follows the requests of a page. The returned function waits until all are answered, and a few frames more
 * bring no other.
 */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () =>
    expect(async () => {
      const before = begun;
      await frames(page, 5);
      expect([open.size, begun]).toEqual([0, before]);
    }).toPass({ intervals: [0] });
};

/** Waits until the history of the page has no entry of a sheet that was closed. A reload would break off its removal. */
export const expectEntriesGone = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.opened ?? 0)).toBe(0);
