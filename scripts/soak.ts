/**
 * Soak test: `npm run soak -- [games] [plies] [seed]` plays many games on one page, one after the other, and reports
 * whether the page grows. The heap is compared from the first game to the last. Listeners and nodes are compared from
 * the tenth game, when as many games wait beside the board as are ever shown there. Exits with 1 where the page grows.
 */
import process from 'node:process';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { shogi } from '#games/shogi/game.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import type { Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
// biome-ignore lint/correctness/useImportExtensions: a plain module of Node, whose types lie beside it.
import { browserFlags, ensureBrowser } from './browser.mjs';
import { buildIfNeeded } from './crash/build.ts';
import { beginGame, type Chance, chanceOf } from './crash/player.ts';

/** The most that the heap may grow, in bytes. */
const MOST_HEAP = 10_000_000;
/**
 * The most that listeners and nodes may grow, as a factor: another position has more pieces in hand, and that is no
 * leak.
 */
const MOST_SHARE = 1.05;

/** From this game on the list beside the board is full, so the page should not grow any more. */
const FULL = 10;

/** Selectors of the presses of one move: the piece, its goal, and a choice on the card if there is one. */
type Presses = readonly string[];

/** A random game that does not end within so many plies. */
const randomGame = (plies: number, chance: Chance): readonly Presses[] => {
  const moves: Presses[] = [];
  let line: Line<Parameters<typeof shogi.turn>[0], Parameters<typeof formatUsi>[0]> = startLine(
    shogi.start(),
  );
  while (moves.length < plies) {
    const { position } = line;
    const choices = [...shogi.legalMoves(position)];
    const move = choices[Math.floor(chance() * choices.length)];
    if (move === undefined) throw new Error(`the game ends at ply ${line.ply}`);
    const next = extend(shogi, line, { move });
    if (shogi.judge(next, shogi.rules) !== undefined) continue;
    const usi = formatUsi(move);
    const origin = usi.includes('*')
      ? `[data-hand="${usi.charAt(0)}"][data-seat="${shogi.turn(position)}"]`
      : `[role="grid"] [data-square="${usi.slice(0, 2)}"]`;
    const last = shogi.picks(position, move).at(-1);
    moves.push([
      origin,
      `[role="grid"] [data-square="${usi.slice(2, 4)}"]`,
      ...(last?.at === 'choice' ? [`[data-choice="${last.choice}"]`] : []),
    ]);
    line = next;
  }
  return moves;
};

/**
 * Runs in the page: presses one thing after another, a frame apart. Waits for each thing to be there and for each move
 * to be made.
 */
const playAll = async (moves: readonly Presses[]): Promise<void> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = async (selector: string): Promise<Element> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const there = document.querySelector(selector);
      if (there !== null) return there;
      await frame();
    }
    throw new Error(`there is no ${selector}`);
  };
  for (const [before, presses] of moves.entries()) {
    for (const selector of presses) {
      const there = await shown(selector);
      const { x, y, width, height } = there.getBoundingClientRect();
      const at = {
        clientX: x + width / 2,
        clientY: y + height / 2,
        bubbles: true,
        cancelable: true,
      };
      const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
      there.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
      there.dispatchEvent(new PointerEvent('pointerup', pointer));
      there.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
      await frame();
    }
    // A move may have to be stored before it is shown. Until then no other press counts.
    await shown(`[data-part="board"][data-at-ply="${before + 1}"]`);
  }
};

interface Weight {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
}

const weigh = async (page: Page, browser: CDPSession): Promise<Weight> => {
  // Wait until saves are done, then collect garbage.
  await page.waitForTimeout(2_000);
  for (let twice = 0; twice < 2; twice += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const figure = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
    heap: figure('JSHeapUsedSize'),
  };
};

const line = (games: number, { listeners, nodes, heap }: Weight): string =>
  `after ${String(games).padStart(4)} games: ${listeners} listeners, ${nodes} nodes, ${(heap / 1e6).toFixed(1)} MB`;

const [games = 100, plies = 100, seed = 1] = process.argv.slice(2).map(Number);
const chance = chanceOf(seed);
await buildIfNeeded();
const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  locale: 'en-US',
  serviceWorkers: 'block',
});
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
await page.goto(`${server.resolvedUrls?.local[0]}#/play`);

const began = performance.now();
let first: Weight | undefined;
let full: Weight | undefined;
let last: Weight | undefined;
for (let game = 1; game <= games; game += 1) {
  if (game > 1) await beginGame(page);
  await page.evaluate(playAll, randomGame(plies, chance));
  await page.locator(`.status[data-at-ply="${plies}"]`).waitFor();
  if (game > 1 && game < games && game % 10 !== 0) continue;
  last = await weigh(page, session);
  first ??= last;
  if (game === FULL || games < FULL) full ??= last;
  console.log(line(game, last));
}
await browser.close();
await server.close();

if (first === undefined || full === undefined || last === undefined)
  throw new Error('no game was played');
const grown = [
  last.listeners > full.listeners * MOST_SHARE && 'listeners',
  last.nodes > full.nodes * MOST_SHARE && 'nodes',
  last.heap > first.heap + MOST_HEAP && 'heap',
].filter((what) => what !== false);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`${games * plies} moves in ${minutes} min, seed ${seed}.`);
console.log(grown.length === 0 ? 'Nothing grew.' : `Grew: ${grown.join(', ')}.`);
process.exit(grown.length === 0 ? 0 : 1);
