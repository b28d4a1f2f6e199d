/**
 * npm run fit -- [320x568 …]: whether each game fits every window, or those that are named, in every language and seating,
 * with and without clocks, in every scene. Builds the app where there is none; prints what does not fit, and ends with 1
 * where anything does not.
 */
import process from 'node:process';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { agreements, beginFull, misfits, scenesOf, windows } from '../tests/e2e/fit.ts';
import { banqi, koShogi, shogi, xiangqi } from '../tests/e2e/fit-games.ts';
// biome-ignore lint/correctness/useImportExtensions: a plain module of Node, whose types lie beside it.
import { browserFlags, ensureBrowser } from './browser.mjs';
import { buildIfNeeded } from './crash/build.ts';

const only = process.argv.slice(2);
const sizes = windows.filter(
  ([width, height]) => only.length === 0 || only.includes(`${width}x${height}`),
);
await buildIfNeeded();
const server = await preview({ preview: { port: 0 }, logLevel: 'error' });
const baseURL = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
let found = 0;
let measured = 0;
for (const locale of ['en-US', 'es-ES', 'ja-JP'])
  for (const [game, agreed] of [shogi, xiangqi, banqi, koShogi].flatMap((one) =>
    agreements.map((how) => [one, how] as const),
  )) {
    const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    await beginFull(page, agreed, game);
    const places = new Map<string, string>();
    for (const [name, reach] of scenesOf(game)) {
      await reach(page, agreed);
      for (const words of await misfits(page, agreed, sizes, places, game)) {
        found += 1;
        console.log(
          `${game.id}, ${locale}, ${agreed.seating}${agreed.clock ? ', clocks' : ''}, ${name}, ${words}`,
        );
      }
      measured += sizes.length;
    }
    await context.close();
  }
await browser.close();
await server.close();
console.log(`${measured} screens, ${found} misfits.`);
process.exitCode = found > 0 ? 1 : 0;
