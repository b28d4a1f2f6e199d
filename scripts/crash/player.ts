/** Plays on the page as people do, and records what was painted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { shogi } from '#games/shogi/game.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import type { Position } from '#games/shogi/position.ts';
import { start } from '#games/shogi/starts.ts';

/** The content of one frame on the screen. */
export interface Painted {
  /** The game, by the id in the address; empty before it has one. */
  readonly id: string;
  readonly ply: number;
  /** The `data-piece` of each square in reading order, `.` where it is empty. */
  readonly board: string;
  /** The square for which the promotion card was open; empty where it was not. */
  readonly card: string;
}

/** A source of random numbers that can be repeated. */
export type Chance = () => number;

/** Numbers from a seed, from 0 up to but not including 1 (mulberry32). */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Runs in the page: reports each frame that differs from the one before, once it is on the screen. */
const watchFrames = (): void => {
  let last = '';
  const look = (): void => {
    const grid = document.querySelector('[role="grid"]');
    const status = document.querySelector<HTMLElement>('.status');
    if (grid !== null && status !== null) {
      const cells = [...grid.querySelectorAll('[data-square]')];
      const chosen = cells.find((cell) =>
        /\bselected\b/.test(cell.getAttribute('data-mark') ?? ''),
      );
      const painted = {
        id: /^#\/play\/([\w-]+)/.exec(location.hash)?.[1] ?? '',
        ply: Number(status.dataset['atPly']),
        board: cells.map((cell) => cell.getAttribute('data-piece') || '.').join(''),
        card: document.querySelector('[data-choice]')
          ? (chosen?.getAttribute('data-square') ?? '')
          : '',
      };
      const text = JSON.stringify(painted);
      if (text !== last) {
        last = text;
        // The frame of this callback is on the screen when the next task runs.
        setTimeout(() =>
          (globalThis as unknown as { tellPainted: (text: string) => void }).tellPainted(text),
        );
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Reports what the page paints, from its next navigation on. */
export const watch = async (page: Page, heed: (painted: Painted) => void): Promise<void> => {
  await page.exposeBinding('tellPainted', (_, text: string) => heed(JSON.parse(text)));
  await page.addInitScript(watchFrames);
};

/** The board of a position in the form of `Painted.board`. */
export const boardOf = (position: Position): string =>
  (shogi.text.position(position).split(' ')[0] ?? '')
    .replaceAll('/', '')
    .replace(/[1-9]/g, (empty) => '.'.repeat(Number(empty)));

const press = async (page: Page, selector: string): Promise<void> => {
  const box = await page.locator(selector).first().boundingBox({ timeout: 4_000 });
  if (box === null) throw new Error(`nothing to press at ${selector}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

const squareAt = (name: string): string => `[role="grid"] [data-square="${name}"]`;

/** Callbacks for `playOn`. */
export interface Heard {
  /** Gets each board before it can be painted. */
  readonly board: (ply: number, board: string) => void;
  /** Called just before the press that makes a move. */
  readonly press: (ply: number) => void;
}

/** Plays random moves from a start until it is stopped or the game is over. */
export const playOn = async (
  page: Page,
  setup: string,
  chance: Chance,
  plies: number,
  heard: Heard,
): Promise<void> => {
  let position = start(setup);
  heard.board(0, boardOf(position));
  for (let ply = 1; ply <= plies; ply += 1) {
    const moves = [...shogi.legalMoves(position)];
    const move = moves[Math.floor(chance() * moves.length)];
    if (move === undefined) return;
    const usi = formatUsi(move);
    const after = shogi.play(position, { move });
    heard.board(ply, boardOf(after));
    const seat = shogi.turn(position);
    const origin = usi.includes('*')
      ? `[data-hand="${usi.charAt(0)}"][data-seat="${seat}"]`
      : squareAt(usi.slice(0, 2));
    await press(page, origin);
    heard.press(ply);
    await press(page, squareAt(usi.slice(2, 4)));
    const last = shogi.picks(position, move).at(-1);
    if (last?.at === 'choice') {
      heard.press(ply);
      await page.locator(`[data-choice="${last.choice}"]`).click({ timeout: 4_000 });
    }
    position = after;
    await sleep(chance() * 250);
  }
};

/** Presses a control by its `data-action`, which no language and no new wording changes. */
const act = (page: Page, action: string): Promise<void> =>
  page.locator(`[data-action="${action}"]:visible`).first().click({ timeout: 8_000 });

/** Begins a new game, with ten minutes for each where clocks are to run. */
export const beginGame = async (page: Page, clocks = false): Promise<void> => {
  const button = page.locator('[data-action="new-game"]:visible').first();
  if ((await button.count()) === 0) await act(page, 'more');
  await act(page, 'new-game');
  if (clocks) {
    // The first option is no clocks.
    const clock = page.locator('[data-option="time"]').nth(1);
    await clock.check({ force: true, timeout: 8_000 });
  }
  await act(page, 'begin');
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 8_000 });
};

/** Opens the sheet for files and chooses many files together. */
export const importFiles = async (page: Page, kifu: Buffer, many: number): Promise<void> => {
  await act(page, 'open');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(
      Array.from({ length: many }, (_, n) => ({
        name: `game-${n}.kif`,
        mimeType: 'text/plain',
        buffer: kifu,
      })),
      { timeout: 8_000 },
    );
};
