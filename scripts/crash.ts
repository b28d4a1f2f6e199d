/**
 * Crash test: kills a browser at random instants of random games, and compares what comes back with what was on the
 * screen.
 * `npm run crash -- <kills> [seed]`: half of the kills strike within five seconds after the first painted move or card
 * of a fresh profile. The same number and seed continue a run that was interrupted.
 * `npm run crash -- --prove [kills] [seed]`: the same with a page that skips one save in four. The exit code is 0 when
 * a loss was noticed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { preview } from 'vite';
import { newProfile, removeProfile } from './crash/browser.ts';
import { buildIfNeeded } from './crash/build.ts';
import { type Games, killOnce, scenarios, type Verdict, type Wanted } from './crash/kill.ts';
import { chanceOf } from './crash/player.ts';

/** The most thinking time that a crash may give back to the side to move, in milliseconds. */
const MOST_GIVEN_BACK = 1_500;
/** The number of kills on one profile before a new one is made. */
const WARM = 20;

/** The state that is written after each kill. An interrupted run continues from it, and `npm test` counts it. */
interface Run {
  readonly seed: number;
  lost: number;
  readonly kills: Verdict[];
}

const sum = (kills: readonly Verdict[], count: (kill: Verdict) => number): number =>
  kills.reduce((all, kill) => all + count(kill), 0);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A line of the table: the figures of some kills. */
const line = (name: string, kills: readonly Verdict[]): readonly (string | number)[] => {
  const given = kills.flatMap(({ givenBackMs }) => givenBackMs ?? []);
  return [
    name,
    kills.length,
    sum(kills, ({ painted }) => painted),
    sum(kills, ({ lostGames }) => lostGames),
    sum(kills, ({ lostMoves }) => lostMoves),
    `${sum(kills, ({ lostCards }) => lostCards)}/${sum(kills, ({ cards }) => cards)}`,
    given.length === 0 ? '–' : `${Math.round(Math.max(...given))} (${given.length})`,
    kills.length === 0 ? '–' : median(kills.map(({ backMs }) => backMs)),
  ];
};

const table = (kills: readonly Verdict[]): string => {
  const kept = kills.filter(({ thrownAway }) => !thrownAway);
  const rows = [
    ['kills', 'n', 'painted', 'games lost', 'moves lost', 'cards lost', 'given back ms', 'back ms'],
    line(
      'fresh profile',
      kept.filter(({ fresh }) => fresh),
    ),
    line(
      'warm profile',
      kept.filter(({ fresh }) => !fresh),
    ),
    ...scenarios.map((name) =>
      line(
        name,
        kept.filter(({ scenario }) => scenario === name),
      ),
    ),
    line('all', kept),
  ];
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => String(row[i]).length)),
  );
  return rows
    .map((row) => row.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join('  '))
    .join('\n');
};

const isLoss = (kill: Verdict): boolean =>
  kill.lostGames + kill.lostMoves + kill.lostCards + kill.lostWithEntry > 0 ||
  (kill.givenBackMs ?? 0) > MOST_GIVEN_BACK;

/** Kills once. Tries again where the browser itself would not start or answer, which says nothing about the app. */
const killWith = async (wanted: Wanted): Promise<Verdict> => {
  try {
    return await killOnce(wanted);
  } catch (error) {
    console.log(`Once more: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return killOnce(wanted);
  }
};

/**
 * Kills as often as requested, and returns the exit code: 1 when anything was lost, or with `--prove` when nothing was.
 */
const main = async (args: readonly string[]): Promise<number> => {
  const sabotaged = args.includes('--prove');
  const [many = '20', given] = args.filter((arg) => arg !== '--prove');
  const wanted = Number(many);
  const seed = given === undefined ? Math.floor(Math.random() * 1e6) : Number(given);
  if (!Number.isInteger(wanted) || wanted < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run crash -- [--prove] <kills> [seed]');
    return 1;
  }
  if (process.platform === 'win32') {
    console.error('Windows has no process groups to kill at one blow: run this elsewhere.');
    return 1;
  }
  await buildIfNeeded();
  const folder = 'node_modules/.cache/crash';
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${wanted}-${seed}${sabotaged ? '-sabotaged' : ''}.json`);
  const run: Run = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { seed, lost: 0, kills: [] };
  console.log(`Seed ${seed}; ${run.kills.length} of ${wanted} kills were done before.`);
  const port = 20_000 + (process.pid % 20_000);
  const server = await preview({ logLevel: 'error', preview: { port, strictPort: true } });
  const address = `http://localhost:${port}/`;
  const kifu = readFileSync('tests/e2e/fixtures/shift-jis.kif');
  let warm = { profile: newProfile(), games: new Map<string, number>(), kills: 0 };
  try {
    for (let n = run.kills.length; n < wanted; n += 1) {
      const chance = chanceOf(seed * 1_000 + n);
      const fresh = n % 2 === 0;
      const scenario = scenarios[Math.floor(n / 2) % scenarios.length] ?? 'moves';
      if (!fresh && warm.kills >= WARM) {
        removeProfile(warm.profile);
        warm = { profile: newProfile(), games: new Map(), kills: 0 };
      }
      const profile = fresh ? newProfile() : warm.profile;
      const games: Games = fresh ? new Map() : warm.games;
      const what = { profile, address, fresh, scenario, chance, games, kifu, sabotaged };
      const kill = await killWith(what);
      if (fresh) removeProfile(profile);
      else warm.kills += 1;
      run.kills.push(kill);
      if (isLoss(kill)) run.lost += 1;
      writeFileSync(file, JSON.stringify(run));
      const word = isLoss(kill) ? 'LOST' : kill.thrownAway ? 'thrown away' : 'kept';
      console.log(`${n + 1} ${word} ${JSON.stringify(kill)}`);
    }
  } finally {
    await server.close();
    removeProfile(warm.profile);
  }
  console.log(`\n${table(run.kills)}`);
  const thrown = run.kills.filter(({ thrownAway }) => thrownAway);
  console.log(
    `\n${thrown.length} of ${run.kills.length} kills after which the browser had thrown the database away; ` +
      `${sum(thrown, ({ lostWithEntry }) => lostWithEntry)} games lost there whose journal entry had reached the disk.`,
  );
  const vacuous = run.kills.filter(({ painted, cards }) => painted + cards === 0);
  console.log(
    `${vacuous.length} of ${run.kills.length} kills struck with no move or card on the screen.`,
  );
  if (!sabotaged) return run.lost > 0 ? 1 : 0;
  console.log(
    `One save in four was skipped, and ${run.lost} of ${run.kills.length} kills noticed it.`,
  );
  return run.lost > 0 ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
// A killed browser leaves its connection open, so exit explicitly.
process.exit();
