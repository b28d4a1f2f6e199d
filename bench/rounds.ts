/** Measures two contestants in turn, round after round, so that other work of the machine slows both alike. */
import { aligned } from './aligned.ts';

/** Something that is measured. `run` is timed and returns how much work it did; `weigh` returns the figure itself. */
type Contestant = { readonly run: () => number } | { readonly weigh: () => number };

export interface Contest {
  readonly name: string;
  /** The name of the other contestant. */
  readonly peer: string;
  /** The unit of the figures: `nodes/s`, `µs`, `bytes`. */
  readonly unit: string;
  readonly better: 'more' | 'less';
  readonly ours: Contestant;
  readonly theirs: Contestant;
  /** Ours must be at least this many times as good; null where there is no target. */
  readonly target: number | null;
  readonly note?: string;
}

interface Standing {
  readonly contest: Contest;
  readonly ours: number;
  readonly theirs: number;
  /** How many times as good ours is. */
  readonly times: number;
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Seconds per unit of work; short work is repeated for a tenth of a second. For a weight, the figure itself. */
const measureOne = (contestant: Contestant): number => {
  if ('weigh' in contestant) return contestant.weigh();
  const { run } = contestant;
  const began = performance.now();
  let units = 0;
  let elapsed = 0;
  do {
    units += run();
    elapsed = performance.now() - began;
  } while (elapsed < 100);
  return elapsed / 1000 / units;
};

const isWeighed = ({ ours }: Contest): boolean => 'weigh' in ours;

/**
 * Runs every contest, ours and theirs by turns, after a warm-up round. Weighing comes last: it collects garbage until
 * the engine has discarded its compiled code, and anything timed after that would be timed cold.
 */
export const measure = (contests: readonly Contest[], rounds: number): readonly Standing[] => {
  const timed = contests.filter((contest) => !isWeighed(contest));
  return [timed, contests.filter(isWeighed)].flatMap((some) => measureRounds(some, rounds));
};

const measureRounds = (contests: readonly Contest[], rounds: number): readonly Standing[] => {
  const ours = contests.map((): number[] => []);
  const theirs = contests.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    contests.forEach((contest, i) => {
      const first = measureOne(contest.ours);
      const second = measureOne(contest.theirs);
      if (round === 0) return;
      ours[i]?.push(first);
      theirs[i]?.push(second);
    });
  }
  return contests.map((contest, i) => {
    const mine = median(ours[i] ?? []);
    const other = median(theirs[i] ?? []);
    return { contest, ours: mine, theirs: other, times: other / mine };
  });
};

const figure = (measured: number, { better, unit, ours }: Contest): string => {
  if (better === 'more') return `${Math.round(1 / measured).toLocaleString('en')} ${unit}`;
  const shown = 'weigh' in ours ? measured : measured * 1e6;
  return `${shown.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
};

/** Whether ours has a target and does not reach it. */
export const isMissed = ({ contest, times }: Pick<Standing, 'contest' | 'times'>): boolean =>
  contest.target !== null && times < contest.target;

/** The standings as a table. */
export const table = (standings: readonly Standing[]): string => {
  const rows = [
    ['', 'ours', 'theirs', 'ratio', 'target', ''],
    ...standings.map(({ contest, ours, theirs, times }) => [
      `${contest.name}, beside ${contest.peer}`,
      figure(ours, contest),
      figure(theirs, contest),
      `${times.toFixed(1)}×`,
      contest.target === null ? '–' : `≥ ${contest.target}×`,
      contest.target === null ? '' : isMissed({ contest, times }) ? 'MISSED' : 'met',
    ]),
  ];
  const notes = standings.flatMap(({ contest }) =>
    contest.note === undefined ? [] : [`${contest.name}, beside ${contest.peer}: ${contest.note}`],
  );
  return [...aligned(rows), '', ...notes].join('\n');
};
