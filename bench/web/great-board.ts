/**
 * How soon a press and a move are answered in ko shogi, beside shogi. The processor is slowed down four times, the
 * games take turns, and the figures are medians.
 */
import type { Browser } from '@playwright/test';
import { koShogi } from '../../src/games/ko-shogi/game.ts';
import { desktop, type Figures, inMs, median, SLOWER } from './page.ts';
import { middleOf, traced } from './pressing.ts';

const ROUNDS = 5;

/** A game at its start, a piece of it, and where that can go. */
const games = [
  { setup: '', from: '7g', to: '7f' },
  {
    setup: `ko-shogi/${encodeURIComponent(koShogi.text.position(koShogi.start()))}`,
    from: '10m',
    to: '10l',
  },
] as const;

/** Milliseconds from the press on a piece, and from the press on its goal, to the frame that shows it. */
const pressed = async (
  browser: Browser,
  address: string,
  { setup, from, to }: (typeof games)[number],
): Promise<readonly [press: readonly number[], move: readonly number[]]> => {
  const page = await browser.newPage(desktop);
  const session = await page.context().newCDPSession(page);
  await page.goto(setup === '' ? address : `${address}#/p/${setup}`);
  await page.locator(`[role="grid"] [data-square="${from}"]:not([data-piece=""])`).waitFor();
  // Wait until everything that loads after the first picture is there.
  await page.waitForTimeout(3_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const pressAt = async (name: string): Promise<void> => {
    const { x, y } = await middleOf(page, name);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    // Longer than the longest frame: the trace misses what is painted after it ends.
    await page.waitForTimeout(1_000);
  };
  // The first press does more work than later ones. It is made, and undone by the second.
  await pressAt(from);
  await pressAt(from);
  const press = await traced(session, () => pressAt(from));
  const move = await traced(session, () => pressAt(to));
  await page.close();
  return [press, move];
};

/** The row: the times of shogi and ko shogi, and their ratio. */
const presses = async (browser: Browser, address: string): Promise<Figures> => {
  const seen = games.map(() => ({ press: [] as number[], move: [] as number[] }));
  for (let done = 0; done < ROUNDS; done += 1)
    for (const [i, game] of games.entries()) {
      const [press, move] = await pressed(browser, address, game);
      seen[i]?.press.push(...press);
      seen[i]?.move.push(...move);
    }
  const row = (what: 'press' | 'move') => {
    const [few = Number.NaN, many = Number.NaN] = seen.map((game) => median(game[what]));
    return [`${inMs(few)} · ${inMs(many)}`, `${(many / few).toFixed(2)} times`] as const;
  };
  const [press, pressTimes] = row('press');
  const [move, moveTimes] = row('move');
  return [
    ['press to frame, shogi · ko shogi', press, ''],
    ['… beside shogi', pressTimes, 'at most 1.5 times'],
    ['move to frame, shogi · ko shogi', move, ''],
    ['… beside shogi', moveTimes, ''],
  ];
};

/** The row about presses on a board of 361 points. */
export const greatBoard = [['a press in ko shogi beside shogi', presses]] as const;
