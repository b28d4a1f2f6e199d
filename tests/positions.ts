/** Positions for tests, reached by seeded random play, so that a failure can be repeated with its seed. */
import { legalMoves } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { play } from '#games/shogi/play.ts';
import type { Position } from '#games/shogi/position.ts';
import { start } from '#games/shogi/starts.ts';

/** A stream of numbers from 0 up to 1, the same for the same seed. */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Starts that random play leads to different places: even, handicap, everything in hand, crowded, few pieces. */
export const oddStarts: readonly string[] = [
  'even',
  'two',
  'naked-king',
  '4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1',
  '4k4/9/9/9/9/9/9/9/4K4 w 2r2b4g4s4n4l18p 1',
  '4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1',
  'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
  'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1',
  '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
  'l2kg2+R1/4n3+L/p1gpps3/4np3/6P1N/PP+rP2pS1/1pG2P3/4P1G2/LN3KB1+p b SPbslpppp 1',
  'lr6l/3g1kg2/p2pp2s+P/2Ps1ppp1/8L/P1nP2PR1/1P3PS2/1SGK5/LN3G3 b BNNPPPbpp 1',
  '4k4/9/7S1/1+PG3NS1/9/9/9/9/4K3L b - 1',
  '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1',
  '4k4/9/4P4/9/9/9/4p4/9/4K4 b RGNLrgnl 1',
];

/** A random move of `moves`. Drops are not likelier for being many. */
const choose = (moves: readonly Move[], chance: () => number): Move | undefined => {
  const onBoard = moves.filter((move) => 'from' in move);
  const pool = onBoard.length > 0 && chance() < 0.6 ? onBoard : moves;
  return pool[Math.floor(chance() * pool.length)];
};

/** A random game from a start: its positions, each with the move made from it, until it ends or `plies` are played. */
export const randomGame = (
  setup: string,
  plies: number,
  chance: () => number,
): readonly { readonly position: Position; readonly move: Move }[] => {
  const game: { position: Position; move: Move }[] = [];
  let position = start(setup);
  while (game.length < plies) {
    const move = choose(legalMoves(position), chance);
    if (move === undefined) break;
    game.push({ position, move });
    position = play(position, { move });
  }
  return game;
};

/** One position of a random game, by seed. */
export const randomPosition = (seed: number, plies = 80): Position => {
  const chance = chanceOf(seed);
  const setup = oddStarts[Math.floor(chance() * oddStarts.length)] ?? 'even';
  const game = randomGame(setup, Math.ceil(chance() * plies), chance);
  return game.at(-1)?.position ?? start(setup);
};
