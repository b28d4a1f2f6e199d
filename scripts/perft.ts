/**
 * Perft: `npm run perft -- "<sfen|startpos>" <depth>`. Prints the number of legal move sequences by first move, the
 * total, and how fast they were counted.
 */
import process from 'node:process';
import { legalMoves } from '#games/shogi/legal.ts';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { perft } from '#games/shogi/perft.ts';
import { play } from '#games/shogi/play.ts';

const usage = `Usage: npm run perft -- "<sfen|startpos>" <depth>
Example: npm run perft -- startpos 4`;

const refuse = (why: string): number => {
  console.error(`${why}\n\n${usage}`);
  return 1;
};

/** Counts and prints. Returns the exit code, 1 when the arguments cannot be understood. */
const main = (args: readonly string[]): number => {
  // A SFEN that was not quoted arrives in pieces: all but the last argument are the position.
  const text = args.slice(0, -1).join(' ');
  const depth = args.at(-1) ?? '';
  if (args.length < 2) return refuse('A position and a depth are needed.');
  if (!/^[1-9]$/.test(depth))
    return refuse(`The depth must be a number from 1 to 9, not "${depth}".`);
  const read = parseSfen(text);
  if (!read.ok) {
    const { code, column, excerpt } = read.error;
    return refuse(`The position cannot be read (${code} at column ${column}): "${excerpt}"`);
  }
  const position = read.value;
  const began = performance.now();
  const counts = legalMoves(position)
    .map((move) => ({
      usi: formatUsi(move),
      nodes: perft(play(position, { move }), Number(depth) - 1),
    }))
    .sort((a, b) => (a.usi < b.usi ? -1 : 1));
  const seconds = (performance.now() - began) / 1000;
  const total = counts.reduce((sum, { nodes }) => sum + nodes, 0);
  for (const { usi, nodes } of counts) console.log(`${usi}: ${nodes}`);
  console.log(`\n${counts.length} moves, ${total} nodes at depth ${depth}`);
  console.log(
    `${seconds.toFixed(3)} s, ${Math.round(total / Math.max(seconds, 1e-6)).toLocaleString('en')} nodes/s`,
  );
  return 0;
};

process.exitCode = main(process.argv.slice(2));
