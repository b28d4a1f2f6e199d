/**
 * Benchmark of what a player waits for in a real browser: `npm run bench:web`. It builds, serves, drives Chromium and
 * prints a row for each measurement. Compare figures of one machine only with figures of the same one.
 * `npm run bench:web -- WORD` runs the measurements whose name has the word.
 * `--beside FOLDER` also measures the app that is built there, by turns with this one, in rows that support it.
 * `--mbps 1.6` limits the rate of their files, with 150 ms for each request.
 * `--rounds 10` sets the number of rounds in these rows.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript, with its types beside it.
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { firstAnswers } from './web/answers.ts';
import { files } from './web/files.ts';
import { greatBoard } from './web/great-board.ts';
import { keptGames } from './web/kept-games.ts';
import { nextLevels } from './web/next-level.ts';
import type { Figures, Trial } from './web/page.ts';
import { playing } from './web/playing.ts';
import { readRecords } from './web/reading.ts';

const rows: readonly (readonly [
  name: string,
  run: (browser: Browser, address: string, trial: Trial) => Promise<Figures>,
])[] = [
  ...files,
  ...keptGames,
  ...readRecords,
  ...firstAnswers,
  ...playing,
  ...nextLevels,
  ...greatBoard,
];
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    mbps: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const [word = ''] = positionals;

const outDir = 'node_modules/.cache/bench-web';
const executablePath = findBrowser();
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'],
  { stdio: 'inherit' },
);
if (built.status !== 0) process.exit(built.status ?? 1);
const serve = (folder: string): Promise<PreviewServer> =>
  preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: 'localhost' },
  });
const addressOf = (served: PreviewServer): string => served.resolvedUrls?.local[0] ?? '';
const server = await serve(outDir);
const other = asked.beside === undefined ? undefined : await serve(resolve(asked.beside));
const trial: Trial = {
  ...(asked.rounds && { rounds: Number(asked.rounds) }),
  ...(other && { beside: addressOf(other) }),
  ...(asked.mbps && { mbps: Number(asked.mbps) }),
};
const browser = await chromium.launch({
  // Under a debugger, as here, V8 parses a file again for each Error made in it, and React makes some at its start.
  // Players have no debugger. With this flag V8 keeps what it needs from the first parsing.
  args: [...browserFlags, '--js-flags=--no-enable-lazy-source-positions'],
  ...(executablePath && { executablePath }),
});
try {
  console.log(`Chromium ${browser.version()}, ${cpus().length} cores\n`);
  for (const [name, run] of rows.filter(([title]) => title.includes(word))) {
    const figures = await run(browser, addressOf(server), trial);
    console.log(name);
    for (const [what, figure, target] of figures)
      console.log(`  ${what.padEnd(44)} ${figure.padEnd(16)} ${target ?? ''}`);
  }
} finally {
  await browser.close();
  await server.close();
  await other?.close();
  rmSync(outDir, { recursive: true, force: true });
}
