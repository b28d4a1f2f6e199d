/**
 * Positions for the laws of ko shogi: sparse and crowded boards of any pieces, and games that take and promote where
 * they can.
 */
import fc from 'fast-check';
import { inject } from 'vitest';
import { hasCommand } from '#games/ko-shogi/command.ts';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { hasOtherFace, kinds, type Piece } from '#games/ko-shogi/piece.ts';
import { play } from '#games/ko-shogi/play.ts';
import { type Position, positionFrom } from '#games/ko-shogi/position.ts';
import { start } from '#games/ko-shogi/starts.ts';
import type { Seat } from '#kernel/game.ts';
import { chanceOf } from '../positions.ts';

/** The settings of a law that is tested this many times. */
export const times = (numRuns: number) => ({ numRuns });

const seat: fc.Arbitrary<Seat> = fc.constantFrom(0, 1);

const piece: fc.Arbitrary<Piece> = fc
  .record({ kind: fc.constantFrom(...kinds), promoted: fc.boolean(), seat })
  .map(({ kind, promoted, seat: owner }) => ({
    kind,
    promoted: promoted && hasOtherFace(kind),
    seat: owner,
  }));

/** Pieces that act from afar. They are drawn more often than chance would. */
const power: fc.Arbitrary<Piece> = fc.record({
  kind: fc.constantFrom('engineer', 'priest', 'monk', 'advance-guard', 'rear-guard', 'clerk'),
  promoted: fc.boolean(),
  seat,
});

/** Points of a square window of the board. The smaller the window, the more crowded it is. */
const windowOf = (size: number): fc.Arbitrary<fc.Arbitrary<number>> =>
  fc
    .tuple(fc.integer({ min: 0, max: 19 - size }), fc.integer({ min: 0, max: 19 - size }))
    .map(([left, top]) =>
      fc
        .tuple(fc.integer({ min: 0, max: size - 1 }), fc.integer({ min: 0, max: size - 1 }))
        .map(([x, y]) => (top + y) * 19 + left + x),
    );

const boardOf = (size: number, maxLength: number): fc.Arbitrary<Position> =>
  windowOf(size).chain((square) =>
    fc
      .record({
        pieces: fc.uniqueArray(fc.tuple(square, fc.oneof(piece, piece, power)), {
          selector: ([where]) => where,
          minLength: 2,
          maxLength,
        }),
        turn: seat,
        ply: fc.integer({ min: 1, max: 999 }),
        substitute: fc.boolean(),
      })
      .map(positionFrom),
  );

export const sparse = boardOf(19, 30);
export const crowded = boardOf(9, 45);

/** A move that takes or promotes, if there is one, more often than not. */
const choose = (moves: readonly Move[], chance: () => number): Move | undefined => {
  const bold = moves.filter(
    ({ finish, legs }) =>
      finish === 'promote' || legs.some(({ takes, shots }) => takes || shots.length > 0),
  );
  const pool = bold.length > 0 && chance() < 0.8 ? bold : moves;
  return pool[Math.floor(chance() * pool.length)];
};

/** A random game that is continued when more of its positions are needed. */
interface RandomGame {
  readonly chance: () => number;
  readonly positions: Position[];
  isOver: boolean;
}

const games = new Map<number, RandomGame>();

const begin = (seed: number): RandomGame => {
  const chance = chanceOf(seed);
  const first = start(chance() < 0.5 ? 'standard' : 'no-substitute');
  return { chance, positions: [first], isOver: false };
};

const goOn = (game: RandomGame): void => {
  const position = game.positions.at(-1);
  const isLost = position === undefined || !hasCommand(position, 0) || !hasCommand(position, 1);
  const move = isLost ? undefined : choose(legalMoves(position), game.chance);
  if (isLost || move === undefined) game.isOver = true;
  else game.positions.push(play(position, { move }));
};

/** The positions of a random game of at most this many plies, the first one included. */
export const gameOf = (seed: number, plies: number): readonly Position[] => {
  const game = games.get(seed) ?? begin(seed);
  games.set(seed, game);
  while (!game.isOver && game.positions.length <= plies) goOn(game);
  return game.positions.slice(0, plies + 1);
};

/**
 * The seeds of the games that positions come from. They are few, because playing a game to its end takes long; one is
 * new in each run.
 */
export const seeds: readonly number[] = [1, 2, 3, 4, inject('freshSeed')];

/**
 * A position of a random game, from its first moves to its end game. It is a new object each time, so the rules have
 * nothing cached for it.
 */
export const played: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...seeds), fc.integer({ min: 0, max: 300 }))
  .map(([seed, plies]) => {
    const last = gameOf(seed, plies).at(-1);
    if (last === undefined) throw new Error(`game ${seed} has no position`);
    return { ...last };
  });

/** Positions of every kind, by name. */
export const everyKind = [
  ['sparse boards', sparse],
  ['crowded boards', crowded],
  ['positions of play', played],
] as const;
