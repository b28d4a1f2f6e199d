/**
 * npm run bench: this project beside tsshogi 2.2.0 and json-kifu-format 5.5.0, in one run. Then it measures how the time
 * to read a file grows with its length. The last lines name every target that was missed.
 * `npm run bench -- WORD` runs the rows whose name has the word.
 */
import process from 'node:process';
import { contests } from './contests.ts';
import { growthRows } from './growth/rows.ts';
import { growthTable, measureGrowth } from './growth/standings.ts';
import { isMissed, measure, table } from './rounds.ts';

const ROUNDS = 5;
const [word = ''] = process.argv.slice(2);
const isAsked = ({ name }: { readonly name: string }): boolean => name.includes(word);

const began = performance.now();
const standings = measure(contests().filter(isAsked), ROUNDS);
if (standings.length > 0) {
  console.log(
    `Node ${process.version}, medians of ${ROUNDS} interleaved rounds after one to warm up\n`,
  );
  console.log(table(standings));
}

const growths = measureGrowth((await growthRows()).filter(isAsked));
if (growths.length > 0) console.log(`\nGrowth by processor time\n\n${growthTable(growths)}`);

const missed = [
  ...standings.filter(isMissed).map(({ contest }) => `${contest.name}, beside ${contest.peer}`),
  ...growths.filter(({ isMissed: tooMuch }) => tooMuch).map(({ row }) => row.name),
];
const seconds = (performance.now() - began) / 1000;
console.log(`\n${seconds.toFixed(0)} s in all`);
if (missed.length > 0) console.log(`\n${missed.length} MISSED:\n${missed.join('\n')}`);
else console.log('\nNo target was missed.');
