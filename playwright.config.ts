import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser, findFirefox, findHeadlessShell } from './scripts/browser.mjs';

// Each run has a port of its own, so that two runs at the same time do not test each other's build. It is set in the
// environment because Playwright reads this file again in every worker.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
// Of a long list of variants each run tries some. The seed chooses them, and repeats them: `E2E_SEED=… npm run e2e`.
process.env['E2E_SEED'] ??= String(Math.floor(Math.random() * 2 ** 31));
const address = `http://localhost:${process.env['E2E_PORT']}/`;

const touchTests = /\.touch\.spec\.ts$/;
/**
 * Tests tagged `@promise` check what the README promises, so they run in the browser that people use. All others run in
 * the headless shell where there is one.
 */
const promises = /@promise/;

/**
 * A page of a test lives for two seconds. Optimizing its code, or collecting its first garbage early, costs more than
 * it saves. To find the place of an Error, V8 would parse its whole file once more. These flags save an eighth of the
 * time of all tests.
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

const firefoxPath = findFirefox();
/**
 * The promises in Firefox, where there is one, and the tests tagged `@firefox`; not those by touch, nor those that need
 * what Playwright lacks in Firefox. It comes first, because one worker takes longest.
 */
const firefox = {
  name: 'firefox',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: desktop.viewport,
    launchOptions: firefoxPath === undefined ? {} : { executablePath: firefoxPath },
  },
  workers: 1,
  // A test takes half as long again as in Chromium.
  timeout: 75_000,
  testIgnore: touchTests,
  grep: /@promise|@firefox/,
  grepInvert: /@needs-/,
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/print-seed.mjs',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers keep two cores only four fifths busy: a test waits for frames, and for processes to start.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 45_000,
  // Three pages share two slow cores: whether something appears is tested here, how soon it does is measured in
  // `bench:web`.
  expect: { timeout: 10_000 },
  // On two cores the browser tests of four games take ten to twenty-five minutes, depending on the cores. The limit
  // stops a run that hangs and lets a slow one finish.
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
    // Service workers are blocked, so that a test sees what comes from the network, and when. Only the tests of the
    // worker allow them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(firefoxPath === undefined ? [] : [firefox]),
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
