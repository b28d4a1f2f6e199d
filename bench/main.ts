/** npm run bench: this project beside tsshogi 2.2.0 and json-kifu-format 5.5.0, in one run. */
import process from 'node:process';
import { contests } from './contests.ts';
import { measure, table } from './rounds.ts';

const ROUNDS = 5;
const began = performance.now();
const standings = measure(contests(), ROUNDS);
const seconds = (performance.now() - began) / 1000;
console.log(
  `Node ${process.version}, medians of ${ROUNDS} interleaved rounds after one to warm up\n`,
);
console.log(table(standings));
console.log(`\n${seconds.toFixed(0)} s in all`);
