import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.mjs';

// Each run has a port of its own, so that two runs at once do not test each other's build.
// Set in the environment because Playwright reads this file again in every worker.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
const address = `http://localhost:${process.env['E2E_PORT']}/`;

const executablePath = findBrowser();
const touchTests = /\.touch\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 45_000,
  globalTimeout: 14 * 60_000,
  reporter: 'list',
  // The built app, as it is published; `npm run build` comes first.
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --strictPort --port ${process.env['E2E_PORT']}`,
    url: address,
  },
  use: {
    baseURL: address,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], testIgnore: touchTests },
    { name: 'touch', use: devices['Pixel 7'], testMatch: touchTests },
  ],
});
