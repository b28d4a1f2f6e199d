/**
 * One kill of the crash test. It plays, kills the browser at a random instant, starts it again on the same profile and
 * compares what comes back with what was painted.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { handicaps } from '#games/shogi/starts.ts';
import { bornMs, hasReachedDisk, startBrowser } from './browser.ts';
import { beginGame, type Chance, importFiles, type Painted, playOn, watch } from './player.ts';
import { sabotage } from './sabotage.ts';
import { type Row, rowsOf } from './stored.ts';

/** The activities during which the browser is killed. */
export const scenarios = ['moves', 'card', 'clock', 'import', 'new game'] as const;

export type Scenario = (typeof scenarios)[number];

/** How one kill went. */
export interface Verdict {
  readonly scenario: Scenario;
  readonly fresh: boolean;
  /** Milliseconds from the first navigation to the kill. */
  readonly afterMs: number;
  /** Turns on the screen before the kill. */
  readonly painted: number;
  readonly lostGames: number;
  readonly lostMoves: number;
  /** 1 if a promotion card was open; and 1 if it did not come back. */
  readonly cards: number;
  readonly lostCards: number;
  /** Milliseconds of thinking time that came back to the side to move; null where no clock ran. */
  readonly givenBackMs: number | null;
  /** Whether the browser had discarded the database's folder. */
  readonly thrownAway: boolean;
  /** Games that were lost with a discarded database although their journal entry had reached the disk. */
  readonly lostWithEntry: number;
  readonly backMs: number;
  /** The error of the script itself, if any; and what was stored or shown where something is missing. */
  readonly note: string;
}

/** A silver that may promote on its first move. */
const silver = '4k4/9/9/4S4/9/9/9/9/4K4 b - 1';

interface Seen {
  last: Painted | undefined;
  /** Boards by ply of the game that is being played. */
  boards: string[];
  /**
   * When each move was pressed, by ply. The time since then is the thinking time of the next move, and a little more.
   */
  pressedMs: number[];
  /** Whether the activity to interrupt has begun. */
  begun: boolean;
  note: string;
}

/** The most turns painted of each game, over all kills of a profile. */
export type Games = Map<string, number>;

/** One kill to make: the profile, the activity to interrupt, and what was seen on that profile before. */
export interface Wanted {
  readonly profile: string;
  readonly address: string;
  readonly fresh: boolean;
  readonly scenario: Scenario;
  readonly chance: Chance;
  readonly games: Games;
  readonly kifu: Buffer;
  /** Whether one save in four is skipped, which the verdicts must notice. */
  readonly sabotaged: boolean;
}

const act = async (page: Page, wanted: Wanted, seen: Seen): Promise<void> => {
  const { scenario, fresh, chance, address, kifu } = wanted;
  const play = async (setup: string, plies: number): Promise<void> => {
    [seen.boards, seen.pressedMs] = [[], []];
    await playOn(page, setup, chance, plies, {
      board: (ply, board) => {
        seen.boards[ply] = board;
      },
      press: (ply) => {
        seen.pressedMs[ply] = Date.now();
      },
    });
  };
  if (scenario === 'card') {
    await page.goto(`${address}#/p/${encodeURIComponent(silver)}`);
    for (const name of ['5d', '5c'])
      await page.locator(`[role="grid"] [data-square="${name}"]`).click({ timeout: 8_000 });
    seen.begun = true;
    return;
  }
  // A warm profile opens with the game it was killed in, and perhaps with its card open.
  if (!fresh) await page.keyboard.press('Escape');
  if (scenario === 'clock') await beginGame(page, true);
  else if (!fresh) await beginGame(page);
  seen.begun = scenario === 'moves' || scenario === 'clock';
  if (seen.begun) return play(handicaps.even, 300);
  await play(handicaps.even, 1 + Math.floor(4 * chance()));
  seen.begun = true;
  if (scenario === 'import') await importFiles(page, kifu, 30);
  if (scenario === 'new game') {
    await beginGame(page);
    await play(handicaps.even, 300);
  }
};

/** Waits until something holds of the page; false when it does not within a time. */
const comes = async (
  holds: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> => {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(50))
    if (await holds()) return true;
  return false;
};

/**
 * How much of the thinking time since the last move the crash lost, in milliseconds. It presses Go on, and reads from
 * the game's row how much time is counted. Null where the stored game has another number of plies.
 */
const givenBack = async (page: Page, id: string, ply: number, thoughtMs: number) => {
  const read = async (): Promise<Row | undefined> => (await rowsOf(page)).find((r) => r.id === id);
  // A move that was stored but not painted has started its own clock.
  if ((await read())?.plies !== ply) return null;
  await page.getByRole('button', { name: 'Continue', exact: true }).click({ timeout: 8_000 });
  const goneOn = Date.now();
  let row: Row | undefined;
  await comes(async () => {
    row = await read();
    return (row?.clock?.sinceMs ?? 0) > goneOn - 1_000;
  }, 8_000);
  return thoughtMs - ((row as Row | undefined)?.clock?.spentMs ?? 0);
};

/** How long a slow machine may take to paint a first move, in milliseconds. */
const FIRST_MOVE = 60_000;

/** Whether a move or a card was painted, without which a kill has nothing to lose. */
const hasPainted = ({ last }: Seen): boolean =>
  last !== undefined && (last.ply > 0 || last.card !== '');

/**
 * Waits for the instant of the kill. In a fresh profile that is some time after the first painted move or card. In a
 * warm one it is some time after the activity to interrupt has begun. Throws where neither happens.
 */
const killInstant = async (seen: Seen, { fresh, scenario, chance }: Wanted): Promise<void> => {
  const isThere = (): boolean => (fresh ? hasPainted(seen) : seen.begun);
  await comes(() => isThere() || seen.note !== '', fresh ? FIRST_MOVE : 30_000);
  if (!isThere()) throw new Error(`${scenario} never began: ${seen.note || 'slow'}`);
  // On a fresh profile many kills strike right after the paint, while the save is in progress.
  const share = chance();
  await sleep(Math.floor((fresh ? share ** 2 : share) * 5_000));
};

/** Plays and kills, and returns what came back. */
export const killOnce = async (wanted: Wanted): Promise<Verdict> => {
  const { profile, address, fresh, scenario, games } = wanted;
  const seen: Seen = { last: undefined, boards: [], pressedMs: [], begun: false, note: '' };
  const first = await startBrowser(profile);
  const bornBefore = bornMs(profile);
  if (wanted.sabotaged) await sabotage(first.page);
  await watch(first.page, (painted) => {
    seen.last = painted;
    const { id, ply } = painted;
    if (id !== '' && ply > 0) games.set(id, Math.max(ply, games.get(id) ?? 0));
  });
  const began = Date.now();
  await first.page.goto(`${address}#/play`);
  if (!fresh) await comes(() => seen.last !== undefined, 15_000);
  const acting = act(first.page, wanted, seen).catch((error: unknown) => {
    seen.note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  });
  try {
    await killInstant(seen, wanted);
  } catch (error) {
    await first.kill();
    await acting;
    throw error;
  }
  const { note: failed } = seen;
  const { last, boards } = { last: seen.last, boards: [...seen.boards] };
  const bornThen = bornMs(profile) ?? bornBefore;
  const killedMs = Date.now();
  await first.kill();
  await acting;
  const onDisk = new Set(
    [...games.keys()].filter((id) => hasReachedDisk(profile, `journal/${id}`)),
  );

  const second = await startBrowser(profile);
  try {
    const { page } = second;
    let back: Painted | undefined;
    await watch(page, (painted) => {
      back = painted;
    });
    const asked = Date.now();
    await page.goto(`${address}#/play`);
    const ply = last?.ply ?? 0;
    const cardWas = last?.card ?? '';
    // More than was painted may have been kept: the next move or two, or the answer to the card.
    const isBack = (): boolean =>
      back !== undefined &&
      back.ply >= ply &&
      (boards[back.ply] === undefined || back.board === boards[back.ply]) &&
      (cardWas === '' || back.card === cardWas || back.ply > ply);
    const expected = scenario !== 'import' && (ply > 0 || cardWas !== '');
    const cameBack = expected
      ? await comes(isBack, 12_000)
      : await comes(() => back !== undefined, 12_000);
    const backMs = Date.now() - asked;
    let rows: readonly Row[] = [];
    const missing = (): readonly (readonly [string, number])[] =>
      [...games].filter(([id, plies]) => !rows.some((row) => row.id === id && row.plies >= plies));
    await comes(async () => {
      rows = await rowsOf(page);
      return missing().length === 0;
    }, 5_000);
    const gone = missing().filter(([id]) => !rows.some((row) => row.id === id));
    const shorter = missing().reduce((sum, [id, plies]) => {
      const there = rows.find((row) => row.id === id)?.plies;
      return sum + (there === undefined ? 0 : plies - there);
    }, 0);
    const unseen = expected && !cameBack ? Math.max(0, ply - (back?.ply ?? 0)) : 0;
    const lacks = missing().map(([id, plies]) => {
      const there = rows.find((row) => row.id === id)?.plies;
      return `stored ${there ?? 'nothing'} of ${plies} plies`;
    });
    if (expected && !cameBack) lacks.push(`shown ${back?.ply ?? 'nothing'} of ${ply} plies`);
    const bornAfter = bornMs(profile);
    const thrownAway = bornThen !== undefined && bornAfter !== bornThen;
    const pressedMs = seen.pressedMs[ply];
    const givenBackMs =
      scenario === 'clock' && ply > 0 && cameBack && pressedMs !== undefined
        ? await givenBack(page, last?.id ?? '', ply, killedMs - pressedMs)
        : null;
    for (const [id] of gone) games.delete(id);
    for (const [id] of missing()) games.set(id, rows.find((row) => row.id === id)?.plies ?? 0);
    return {
      scenario,
      fresh,
      afterMs: killedMs - began,
      painted: ply,
      lostGames: thrownAway ? 0 : gone.length + ((last?.id ?? '') === '' && unseen > 0 ? 1 : 0),
      lostMoves: thrownAway ? 0 : Math.max(shorter, unseen),
      cards: cardWas === '' ? 0 : 1,
      lostCards: cardWas !== '' && !cameBack && !thrownAway ? 1 : 0,
      givenBackMs,
      thrownAway,
      lostWithEntry: thrownAway ? gone.filter(([id]) => onDisk.has(id)).length : 0,
      backMs,
      note: [failed, ...lacks].filter((words) => words !== '').join('; '),
    };
  } finally {
    await second.kill();
  }
};
