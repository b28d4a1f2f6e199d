/** Waits for frames, for files and for the page's own clock. A test that waits for them waits for no real time. */
import { expect, type Page } from '@playwright/test';

/** Gives the page a clock that a test can move. Call it before the page is opened. The clock runs until it is stopped. */
export const ownClock = (page: Page): Promise<void> =>
  page.clock.install({ time: '2026-11-23T12:00:00' });

/** Stops the page's own clock, an hour later: every timer that has begun ends now. From now on only the test moves it. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt('2026-11-23T13:00:00');
