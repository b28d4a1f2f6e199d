/**
 * Draws the icons of the installed app from public/icon.svg: `npm run icons`. A maskable icon has a paper background
 * and keeps within the circle that every system leaves visible. Apple's has paper too, since Apple would put black
 * behind it.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from './browser.mjs';

/** The paper of the light theme. */
const PAPER = '#f8f5f0';

const icons = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'maskable-192.png', size: 192, share: 0.66, ground: PAPER },
  { file: 'maskable-512.png', size: 512, share: 0.66, ground: PAPER },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, ground: PAPER },
];

const drawing = readFileSync('public/icon.svg', 'utf8');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const page = await browser.newPage();
for (const { file, size, share, ground = 'transparent' } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} } svg { width: ${share * size}px }</style>${drawing}`,
  );
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true });
  console.log(`public/icons/${file}`);
}
await browser.close();
