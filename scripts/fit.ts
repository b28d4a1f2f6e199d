/**
 * Checks whether each game fits every window: `npm run fit -- [320x568 …]`, which limits it to the named windows. It
 * tries every language and seating, with and without clocks, in every scene. It builds the app where there is no build,
 * prints what does not fit, and exits with 1 where anything does not.
 */
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { agreements, languages, misfits, windows } from '../tests/e2e/fit.ts';
import { type FitGame, fitGames, shogi } from '../tests/e2e/fit-games.ts';
import { keepNothing, notedScenes, noticeMisfits } from '../tests/e2e/fit-notices.ts';
import { pathMisfits } from '../tests/e2e/fit-path.ts';
import {
  type Agreed,
  beginFull,
  reachFirstVisit,
  reachWaiting,
  scenesOf,
  waitingTables,
} from '../tests/e2e/fit-scenes.ts';
import { levelScenes } from '../tests/e2e/lesson-scenes.ts';
import { levelMisfits } from '../tests/e2e/lessons-fit.ts';
import { openTable } from '../tests/e2e/table.ts';
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
const look = async (
  page: Page,
  what: string,
  agreed: Agreed,
  places: Map<string, string>,
  game: FitGame,
): Promise<void> => {
  const { seating, clock } = agreed;
  for (const words of await misfits(page, agreed, sizes, places, game)) {
    found += 1;
    console.log(`${what}, ${seating}${clock ? ', clocks' : ''}, ${words}`);
  }
  measured += sizes.length;
};
for (const locale of languages) {
  const visit = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
  const visited = await visit.newPage();
  await openTable(visited);
  await reachFirstVisit(visited);
  await look(
    visited,
    `${locale}, a first visit`,
    { seating: 'side', clock: false },
    new Map(),
    shogi,
  );
  await visit.close();
  const learner = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
  for (const words of await pathMisfits(await learner.newPage(), sizes)) {
    found += 1;
    console.log(`${locale}, the path, ${words}`);
  }
  measured += sizes.length;
  const boards = new Map<string, string>();
  const atLevel = await learner.newPage();
  for (const [name, reach] of levelScenes) {
    await reach(atLevel);
    for (const words of await levelMisfits(atLevel, boards, sizes)) {
      found += 1;
      console.log(`${locale}, ${name}, ${words}`);
    }
    measured += sizes.length;
  }
  await learner.close();
  for (const { table, games, name } of waitingTables) {
    const left = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
    const page = await left.newPage();
    await reachWaiting(page, games, table);
    const at = { seating: 'side', clock: false } as const;
    await look(page, `${locale}, waiting: ${name}`, at, new Map(), table);
    await left.close();
  }
  for (const [game, agreed] of fitGames.flatMap((one) =>
    agreements.map((how) => [one, how] as const),
  )) {
    const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    await beginFull(page, agreed, game);
    const places = new Map<string, string>();
    for (const [name, reach] of scenesOf(game)) {
      await reach(page, agreed);
      await look(page, `${game.id}, ${locale}, ${name}`, agreed, places, game);
    }
    await context.close();
    const keepsNothing = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' });
    await keepsNothing.addInitScript(keepNothing);
    const noted = await keepsNothing.newPage();
    await beginFull(noted, agreed, game);
    for (const [name, reach] of notedScenes(game)) {
      await reach(noted, agreed);
      const { seating, clock } = agreed;
      for (const words of (await noticeMisfits(noted, sizes)).found) {
        found += 1;
        console.log(
          `${game.id}, ${locale}, notices at ${name}, ${seating}${clock ? ', clocks' : ''}, ${words}`,
        );
      }
      measured += sizes.length;
    }
    await keepsNothing.close();
  }
}
await browser.close();
await server.close();
console.log(`${measured} screens, ${found} misfits.`);
process.exitCode = found > 0 ? 1 : 0;
