/**
 * Drives the Firefox of the browser tests once: starts it, opens a page and asks the page something. If that does not
 * work within 20 seconds, prints why and ends with exit code 1. `scripts/check.mjs` runs this before the tests, because
 * each of them would wait for a Firefox that does not answer.
 */
import process from 'node:process';
import { firefox } from '@playwright/test';
import { findFirefox } from './browser.mjs';

const SECONDS = 20;

/** Ends this program, and with it Firefox: Playwright kills what it has started. */
const giveUp = (why) => {
  console.log(why);
  process.exit(1);
};

setTimeout(giveUp, SECONDS * 1_000, `It did not answer within ${SECONDS} seconds.`).unref();
try {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    timeout: SECONDS * 1_000,
  });
  const page = await browser.newPage();
  await page.evaluate(() => document.readyState);
  await browser.close();
} catch (error) {
  giveUp(error.message.split('\n')[0]);
}
