/** Positions for the laws: positions from play, and positions that no game would reach. */
import fc from 'fast-check';
import { type HandKind, handKinds, kinds, type Piece } from '#games/shogi/piece.ts';
import type { Position } from '#games/shogi/position.ts';
import { positionFrom } from '#games/shogi/position.ts';
import type { Seat } from '#kernel/game.ts';
import { randomPosition } from '../positions.ts';

/** The settings of a law that is tested this many times. */
export const times = (numRuns: number) => ({ numRuns });

/** A cache: the laws of a file need the same games again and again, because each starts with the same seeds. */
const reached = new Map<number, Position>();

/**
 * A position that legal play reaches. It is a new object each time, because the rules cache what they found out about
 * an object.
 */
export const played: fc.Arbitrary<Position> = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => {
  const position = reached.get(seed) ?? randomPosition(seed);
  reached.set(seed, position);
  return { ...position };
});

const seat: fc.Arbitrary<Seat> = fc.constantFrom(0, 1);
const piece: fc.Arbitrary<Piece> = fc.record({ kind: fc.constantFrom(...kinds), seat });
const kinglessPiece: fc.Arbitrary<Piece> = fc.record({
  kind: fc.constantFrom(...kinds.filter((kind) => kind !== 'king')),
  seat,
});
const hand = fc.dictionary(
  fc.constantFrom<HandKind>(...handKinds),
  fc.integer({ min: 0, max: 18 }),
  {
    maxKeys: 7,
  },
);
const square = fc.integer({ min: 0, max: 80 });

const put = (of: fc.Arbitrary<Piece>, maxLength: number) =>
  fc.uniqueArray(fc.tuple(square, of), { selector: ([where]) => where, maxLength });

const rest = {
  hands: fc.tuple(hand, hand),
  turn: seat,
  ply: fc.integer({ min: 1, max: 999 }),
};
// The first king in reading order is the one that counts, so pieces are given in that order.
const inOrder = (pieces: readonly (readonly [number, Piece])[]) =>
  [...pieces].sort(([a], [b]) => a - b);

/** Any pieces anywhere: kings missing or many, dead pieces, nifu, both sides in check. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .record({ ...rest, pieces: put(piece, 40) })
  .map(({ pieces, ...others }) => positionFrom({ ...others, pieces: inOrder(pieces) }));

/** At most one king each and any other pieces anywhere: what a board editor or a tsume diagram may hold. */
export const edited: fc.Arbitrary<Position> = fc
  .record({
    ...rest,
    kings: fc.uniqueArray(square, { minLength: 2, maxLength: 2 }),
    missing: fc.constantFrom<Seat | undefined>(undefined, undefined, 0, 1),
    pieces: put(kinglessPiece, 24),
  })
  .map(({ kings: [sente = 0, gote = 1], missing, pieces, ...others }) => {
    const kings = ([0, 1] as const)
      .filter((owner) => owner !== missing)
      .map((owner) => [owner === 0 ? sente : gote, { kind: 'king', seat: owner }] as const);
    const around = pieces.filter(([where]) => where !== sente && where !== gote);
    return positionFrom({ ...others, pieces: inOrder([...around, ...kings]) });
  });

/** Positions that the rules are made for, by name. */
export const sound = [
  ['positions of play', played],
  ['edited positions', edited],
] as const;

/** These positions, and any others that can be written down. */
export const everyKind = [...sound, ['impossible positions', anyPosition]] as const;
