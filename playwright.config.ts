import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser, findHeadlessShell } from './scripts/browser.mjs';

// Each run has a port of its own, so that two runs at once do not test each other's build.
// Set in the environment because Playwright reads this file again in every worker.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
const address = `http://localhost:${process.env['E2E_PORT']}/`;

const touchTests = /\.touch\.spec\.ts$/;
/** What the README promises is tested in the browser that people have, all else in the headless shell where there is one. */
const promises = /@promise/;

/**
 * A page of a test lives for two seconds. To optimize its code, or to collect its first garbage early, costs more than it
 * brings, and the place of an Error would be found by parsing its whole file once more: an eighth of the time of all tests.
 */
const shortLived =
  '--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=16,--no-enable-lazy-source-positions';

const browserAt = (executablePath: string | undefined) => ({
  launchOptions: {
    args: [...browserFlags, shortLived],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});
const browser = browserAt(findBrowser());
const quickest = browserAt(findHeadlessShell() ?? findBrowser());
const desktop = devices['Desktop Chrome'];
const phone = devices['Pixel 7'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two keep two cores four fifths busy: a test waits for frames, and for processes to start.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 45_000,
  // Three pages on two slow cores: whether something comes is tested here, and how soon it comes in `bench:web`.
  expect: { timeout: 10_000 },
  // On two cores the browser tests of four games take from ten to twenty-five minutes, by how quick these are; what hangs is
  // stopped, and what is slow is not.
  globalTimeout: 35 * 60_000,
  reporter: 'list',
  // The built app, as it is published; `npm run build` comes first.
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --strictPort --port ${process.env['E2E_PORT']}`,
    url: address,
  },
  use: {
    baseURL: address,
    locale: 'en-US',
    // Every test but those of the worker itself sees what the net brings, and when.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...desktop, ...browser },
      testIgnore: touchTests,
      grep: promises,
    },
    { name: 'touch', use: { ...phone, ...browser }, testMatch: touchTests, grep: promises },
    {
      name: 'desktop, headless shell',
      use: { ...desktop, ...quickest },
      testIgnore: touchTests,
      grepInvert: promises,
    },
    {
      name: 'touch, headless shell',
      use: { ...phone, ...quickest },
      testMatch: touchTests,
      grepInvert: promises,
    },
  ],
});
