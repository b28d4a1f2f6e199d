/**
 * `npm run webkit -- [words of a title] [--report FILE]` plays promises of the README in WebKit, and prints how each went.
 * Each is played in the built app, in a browser of its own. Exits with 1 where one fails. A later feature adds its promise
 * to the list in `webkit/promises.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './crash/build.ts';
import { type Played, playAll } from './webkit/play-all.ts';
import { findPrograms, isComplete, missing } from './webkit/programs.ts';
import { promises } from './webkit/promises.ts';
import { beginVisit, startScreen, stopAll } from './webkit/session.ts';

/** The most time for one promise and for all, in milliseconds. */
const limits = { one: 60_000, all: 15 * 60_000 };

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});

/** Prints the sum, writes it for `npm test` where a file is named, and sets the exit code. */
const finish = (passed: number, failed: number, tests: readonly Played[]): void => {
  if (values.report !== undefined) {
    mkdirSync(dirname(values.report), { recursive: true });
    writeFileSync(values.report, JSON.stringify({ passed, failed, tests }));
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

const main = async (): Promise<void> => {
  const words = positionals.join(' ');
  const chosen = promises.filter(({ title }) => title.includes(words));
  if (chosen.length === 0) throw new Error(`No promise has "${words}" in its title`);
  const programs = findPrograms();
  if (!isComplete(programs)) {
    console.log(missing(programs));
    // On a developer's machine nothing is missed. A server that checks every change is to have WebKit.
    finish(0, process.env['CI'] === undefined ? 0 : 1, []);
    return;
  }
  await buildIfNeeded();
  const screen = await startScreen(programs);
  const begin = () => beginVisit(programs, screen);
  const played = await playAll(chosen, begin, limits, (line) => console.log(line));
  const failed = played.filter(({ isFailed }) => isFailed).length;
  finish(played.length - failed, failed, played);
};

process.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
await main();
// A browser that was stopped may leave its connection open, so exit explicitly.
process.exit();
