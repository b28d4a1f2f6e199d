/** Positions for tests of xiangqi, reached by seeded random play, so that a failure can be repeated with its seed. */
import fc from 'fast-check';
import { legalMoves } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { type Kind, kinds, type Piece } from '#games/xiangqi/piece.ts';
import { play } from '#games/xiangqi/play.ts';
import { type Position, positionFrom } from '#games/xiangqi/position.ts';
import { start } from '#games/xiangqi/starts.ts';
import type { Seat } from '#kernel/game.ts';
import { chanceOf } from '../positions.ts';
import perft from './perft.json' with { type: 'json' };

/** Starts that random play leads to different places: even, crowded, few pieces, many soldiers on a file. */
export const oddStarts: readonly string[] = [
  ...perft.map(({ fen }) => fen),
  '3k5/2P1P1P2/2P1P4/9/9/9/9/9/9/4K4 w - - 0 1',
  '4k4/9/9/9/3p1p3/3p1p3/3p5/9/9/3K5 b - - 0 1',
  '3k5/4P4/4P4/4P4/4P4/2p6/2p6/2p6/2p6/5K3 w - - 0 1',
  '3akab2/9/4b4/C1C6/R7R/c1c6/9/4B4/9/3AKAB2 w - - 0 1',
];

/** A random game from a start: its positions, each with the move made from it, until it ends or `plies` are played. */
export const randomGame = (
  setup: string,
  plies: number,
  chance: () => number,
): readonly { readonly position: Position; readonly move: Move }[] => {
  const game: { position: Position; move: Move }[] = [];
  let position = start(setup);
  while (game.length < plies) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(chance() * moves.length)];
    if (move === undefined) break;
    game.push({ position, move });
    position = play(position, { move });
  }
  return game;
};

/** A cache: the laws of a file need the same games again and again, because each starts with the same seeds. */
const reached = new Map<number, Position>();

const reach = (seed: number): Position => {
  const chance = chanceOf(seed);
  const setup = oddStarts[Math.floor(chance() * oddStarts.length)] ?? 'even';
  const game = randomGame(setup, Math.ceil(chance() * 80), chance);
  return game.at(-1)?.position ?? start(setup);
};

/** A position that legal play reaches. It is a new object each time. */
export const played: fc.Arbitrary<Position> = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => {
  const position = reached.get(seed) ?? reach(seed);
  reached.set(seed, position);
  return { ...position };
});

const seat: fc.Arbitrary<Seat> = fc.constantFrom(0, 1);
const others: readonly Kind[] = kinds.filter((kind) => kind !== 'king');
const piece: fc.Arbitrary<Piece> = fc.record({ kind: fc.constantFrom(...others), seat });
const palace = (top: number) =>
  fc
    .tuple(fc.integer({ min: 3, max: 5 }), fc.integer({ min: top, max: top + 2 }))
    .map(([column, row]) => row * 9 + column);

/** Kings in their palaces and any other pieces anywhere: what a board editor may hold. */
export const edited: fc.Arbitrary<Position> = fc
  .record({
    turn: seat,
    quiet: fc.integer({ min: 0, max: 200 }),
    number: fc.integer({ min: 1, max: 500 }),
    red: palace(7),
    black: palace(0),
    pieces: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 89 }), piece), {
      selector: ([where]) => where,
      maxLength: 24,
    }),
  })
  .map(({ red, black, pieces, ...rest }) =>
    positionFrom({
      ...rest,
      pieces: [
        ...pieces.filter(([where]) => where !== red && where !== black),
        [red, { kind: 'king', seat: 0 }],
        [black, { kind: 'king', seat: 1 }],
      ],
    }),
  );

/** Positions that the rules are made for, by name. */
export const sound = [
  ['positions of play', played],
  ['edited positions', edited],
] as const;
