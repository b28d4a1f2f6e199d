/** Two contestants measured in turn, round after round, so that whatever else the machine does falls on both. */

/** Something timed: does its work and answers how much it did, in `units`. */
interface Contestant {
  readonly run: () => number;
}

export interface Contest {
  readonly name: string;
  /** What the figures are: `nodes/s`, `µs`. */
  readonly unit: string;
  readonly better: 'more' | 'less';
  readonly ours: Contestant;
  readonly theirs: Contestant;
  /** At least this many times as good. */
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

/** Seconds per unit of work: short work is repeated for a tenth of a second. */
const secondsPerUnit = ({ run }: Contestant): number => {
  const began = performance.now();
  let units = 0;
  let elapsed = 0;
  do {
    units += run();
    elapsed = performance.now() - began;
  } while (elapsed < 100);
  return elapsed / 1000 / units;
};

/** Runs every contest of every round, ours and theirs by turns, after a round that only warms up. */
export const measure = (contests: readonly Contest[], rounds: number): readonly Standing[] => {
  const ours = contests.map((): number[] => []);
  const theirs = contests.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    contests.forEach((contest, i) => {
      const first = secondsPerUnit(contest.ours);
      const second = secondsPerUnit(contest.theirs);
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

const figure = (seconds: number, { better, unit }: Contest): string =>
  better === 'more'
    ? `${Math.round(1 / seconds).toLocaleString('en')} ${unit}`
    : `${(seconds * 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;

/** The standings as a table. */
export const table = (standings: readonly Standing[]): string => {
  const rows = [
    ['', 'ours', 'tsshogi', 'ratio', 'target', ''],
    ...standings.map(({ contest, ours, theirs, times }) => [
      contest.name,
      figure(ours, contest),
      figure(theirs, contest),
      `${times.toFixed(1)}×`,
      contest.target === null ? '–' : `≥ ${contest.target}×`,
      contest.target === null ? '' : times >= contest.target ? 'met' : 'MISSED',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('   ')
      .trimEnd(),
  );
  const notes = standings.flatMap(({ contest }) =>
    contest.note === undefined ? [] : [`${contest.name}: ${contest.note}`],
  );
  return [...lines, '', ...notes].join('\n');
};
