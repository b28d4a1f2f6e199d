/** Xiangqi files of any length, for tests that read one whole and for the benchmark of how long that takes. */
import { xqfOf } from './xqf-encoder.ts';
import { keys, row } from './xqf-files.ts';

/** The same round of four moves over and over, in different notations. */
export const sameRounds: Readonly<Record<string, (rounds: number) => string>> = {
  'SAN with ranks from 1': (rounds) =>
    `[Variant "Xiangqi"]\n\n${'Ra2 Ra9 Ra1 Ra10 '.repeat(rounds)}`,
  'coordinates with ranks from 1': (rounds) => 'a1a2 a10a9 a2a1 a9a10 '.repeat(rounds),
  'a line of an engine': (rounds) =>
    `position startpos moves ${'a1a2 a10a9 a2a1 a9a10 '.repeat(rounds)}`,
  'a block of WXF': (rounds) =>
    `FORMAT WXF\nSTART{\n${'R9+1 R1+1\nR9-1 R1-1\n'.repeat(rounds)}}END`,
};

/** So many games of chess with a game of xiangqi behind them. */
export const chessGames = (games: number): string =>
  `${'[White "A"]\n\n1. e4 e5 2. Nf3\n\n'.repeat(games)}[Red "B"]\n\n1. h2e2`;

/** A file of XQStudio with so many moves. */
export const longXqf = (plies: number): Uint8Array => {
  const round = ['a0a1', 'a9a8', 'a1a0', 'a8a9'];
  const moves = Array.from({ length: plies }, (_, i) => round[i % 4] ?? '');
  return xqfOf({ version: 18, keys, moves: row(moves.join(' ')) });
};
