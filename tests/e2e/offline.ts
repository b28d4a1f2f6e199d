/** A host of the app that a test can change or stop, and helpers for its service worker and for newer versions. */
import { type OwnHost, startHost } from './own-host.ts';
import type { test as anyTest, Page } from './test.ts';

/** A test whose app lies on a host of its own. */
export const withOwnHost = (test: typeof anyTest) =>
  test.extend<{ readonly host: OwnHost }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern.
    host: async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    baseURL: async ({ host }, use) => use(host.app),
  });

/** Waits until the worker is active: it then has all files that a game needs. */
export const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** Waits until the worker says that it has everything. */
export const keptAll = async (page: Page): Promise<void> => {
  await kept(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    await new Promise((said) => {
      port1.onmessage = said;
      active?.postMessage('keep-all', [port2]);
    });
  });
};

/**
 * Visits for the first time as if opening a file, so that nothing waits for an idle page. Stays until everything is
 * kept.
 */
export const visit = async (page: Page): Promise<void> => {
  await page.goto('./?opened#/play');
  await keptAll(page);
};

/** The notice of a newer version. */
export const offer = (page: Page) => page.getByText('A new version is available.');
/** Its button that takes the newer version. */
export const now = (page: Page) => page.getByRole('button', { name: 'Update now' });
/** The mark that the page of a newer version has; null for the current build. */
export const version = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-version');
/** Asks the host for a newer version. */
export const askForNewer = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());
