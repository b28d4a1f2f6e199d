/**
 * Mutants: `npm run mutate -- [--seed N] [--count N] [--from N] [--near N]`. Changes one small thing of the rules, the
 * sittings, the store or the records at a time, and prints each change that no unit test of every day notices. Exits
 * with 1 where the tests notice too few.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { codeIn } from '../tests/imports.ts';
import { type Mutant, mutantsOf, mutated } from './mutate/mutants.ts';
import { testsByFile } from './mutate/reach.ts';
import { copyProject, type Trial } from './mutate/trial.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    from: { type: 'string', default: '0' },
    near: { type: 'string', default: '1000' },
  },
});
const number = (name: keyof typeof values): number => {
  if (!/^\d+$/.test(values[name])) throw new Error(`--${name} is a number, not "${values[name]}"`);
  return Number(values[name]);
};
const seed = number('seed');
/** How many mutants are tried, after as many others. */
const [count, from] = [number('count'), number('from')];
/** How many tests are tried on a mutant at most, the nearest first. */
const near = number('near');

/** The share of mutants that the tests should notice. */
const enough = 0.85;

/** The first tests run alone; most mutants end there. Each further round has as many times more. */
const firstRound = 3;
const growth = 4;

/** The files that are changed. The notations of shogi have laws and files of their own. */
const files = ['src/match', 'src/store', 'src/record', 'src/games/shogi']
  .flatMap(codeIn)
  .filter((file) => !/\.test\.tsx?$|\/notation\//.test(file));

interface Planned {
  readonly file: string;
  readonly source: string;
  readonly mutant: Mutant;
  /** Decides whether it is among those chosen. A change of one file leaves those of the others chosen. */
  readonly lot: string;
}

const lotOf = (file: string, n: number): string =>
  createHash('sha256').update(`${seed} ${file} ${n}`).digest('hex');

const all: readonly Planned[] = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return mutantsOf(file, source).map((mutant, n) => ({
    file,
    source,
    mutant,
    lot: lotOf(file, n),
  }));
});

const planned = all.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).slice(from, from + count);

/** The place of a mutant, and its line before and after. */
const described = ({ file, source, mutant }: Planned): string => {
  const { start, end, after } = mutant;
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const lineEnd = source.indexOf('\n', end);
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const was = short(source.slice(lineStart, lineEnd));
  const is = short(source.slice(lineStart, start) + after + source.slice(end, lineEnd));
  return `${file}:${source.slice(0, start).split('\n').length}  ${was}  →  ${is}`;
};

const copy = await copyProject(seed);
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { seconds } = copy;
const reached = testsByFile(seconds);
const testsOf = (file: string): readonly string[] => reached(file).slice(0, near);

/** Runs tests with many times the seconds they take, for a busy machine; what takes longer hangs. */
const tried = (tests: readonly string[]): Promise<Trial> =>
  copy.run(tests, 60_000 + tests.reduce((sum, test) => sum + 10_000 * (seconds.get(test) ?? 0), 0));

/** Runs tests, and once more where they did not end: another program may have taken the processor. */
const triedTwice = async (tests: readonly string[]): Promise<Trial> => {
  const trial = await tried(tests);
  return trial === 'hung' ? tried(tests) : trial;
};

/** Runs the tests of a file in rounds, the nearest first, until one fails. */
const noticed = async (file: string): Promise<'killed' | 'hangs' | 'survives'> => {
  const tests = testsOf(file);
  for (let done = 0, size = firstRound; done < tests.length; done += size, size *= growth) {
    const trial = await triedTwice(tests.slice(done, done + size));
    if (trial === 'hung') return 'hangs';
    if (trial.failures.length > 0) return 'killed';
  }
  return 'survives';
};

console.log(`Seed ${seed}: ${planned.length} of ${all.length} mutants, from ${from}`);
const first = new Set(planned.flatMap(({ file }) => testsOf(file).slice(0, firstRound)));
const unchanged = await tried([...first]);
if (unchanged === 'hung' || unchanged.failures.length > 0)
  throw new Error(`The tests fail without any mutant: ${JSON.stringify(unchanged)}`);

let killed = 0;
for (const [i, one] of planned.entries()) {
  copy.write(one.file, mutated(one.source, one.mutant));
  const verdict = await noticed(one.file);
  copy.write(one.file, one.source);
  if (verdict !== 'survives') killed += 1;
  if (verdict !== 'killed') console.log(`${verdict}  ${described(one)}`);
  if ((i + 1) % 25 === 0) console.log(`… ${i + 1} of ${planned.length}`);
}

console.log(`${killed} of ${planned.length} mutants were killed`);
process.exit(killed >= enough * planned.length ? 0 : 1);
