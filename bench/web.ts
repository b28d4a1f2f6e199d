/**
 * npm run bench:web: what a player waits for in a real browser. Builds, serves, drives Chromium and prints a row for each;
 * npm run bench:web -- WORD runs those whose name has the word. Figures of one machine are only to be compared with
 * figures of the same one.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript, with its types beside it.
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { firstAnswers } from './web/answers.ts';
import { files } from './web/files.ts';
import { greatBoard } from './web/great-board.ts';
import { keptGames } from './web/kept-games.ts';
import type { Figures } from './web/page.ts';
import { readRecords } from './web/reading.ts';

const rows: readonly (readonly [
  name: string,
  run: (browser: Browser, address: string) => Promise<Figures>,
])[] = [...files, ...keptGames, ...readRecords, ...firstAnswers, ...greatBoard];
const [, , word = ''] = process.argv;

const outDir = 'node_modules/.cache/bench-web';
const executablePath = findBrowser();
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'],
  { stdio: 'inherit' },
);
if (built.status !== 0) process.exit(built.status ?? 1);
const server = await preview({
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: 'localhost' },
});
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath && { executablePath }),
});
try {
  console.log(`Chromium ${browser.version()}, ${cpus().length} cores\n`);
  for (const [name, run] of rows.filter(([title]) => title.includes(word))) {
    const figures = await run(browser, server.resolvedUrls?.local[0] ?? '');
    console.log(name);
    for (const [what, figure, target] of figures)
      console.log(`  ${what.padEnd(44)} ${figure.padEnd(16)} ${target ?? ''}`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
