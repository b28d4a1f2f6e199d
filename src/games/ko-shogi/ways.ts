/** The movements as the generator walks them: differences of cells, by the number of a piece. */
import type { Seat } from '#kernel/game.ts';
import { type Chain, type Direction, type Leaps, type Movement, movements } from './movement.ts';
import { kindNumber, kinds, PAWN, PROMOTED } from './piece.ts';
import { STRIDE, sideOf } from './position.ts';
import { SIZE } from './square.ts';

/** A slide: one step of it, and the points it goes at most. */
export interface Slide {
  readonly delta: number;
  readonly reach: number;
  /** Whether its first point is a landing of a chain, too, which then is the one that counts. */
  readonly shared: boolean;
}

/** The ways of one face of one side. */
export interface Ways {
  /** Single landings: steps and jumps. */
  readonly steps: readonly number[];
  readonly slides: readonly Slide[];
  readonly chain: {
    readonly deltas: readonly number[];
    readonly min: number;
    readonly max: number;
    readonly rule: Chain['rule'];
  } | null;
}

const directions: Readonly<Record<Direction, number>> = {
  F: -STRIDE,
  B: STRIDE,
  L: -1,
  R: 1,
  FL: -STRIDE - 1,
  FR: -STRIDE + 1,
  BL: STRIDE - 1,
  BR: STRIDE + 1,
};

/** The differences to the eight neighbours of a cell. */
export const around: readonly number[] = Object.values(directions);

/** A knight's leaps along the main axis given by its step of one, and sideways by the other. */
const knightLeaps = (main: number, side: number): readonly number[] =>
  [2 * main, -2 * main].flatMap((ahead) => [ahead - side, ahead + side]);

const leapDeltas: Readonly<Record<Leaps, readonly number[]>> = {
  'next-orthogonal': [-STRIDE, STRIDE, -1, 1],
  'next-diagonal': [-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1],
  'second-orthogonal': [-2 * STRIDE, 2 * STRIDE, -2, 2],
  'second-diagonal': [-2 * STRIDE - 2, -2 * STRIDE + 2, 2 * STRIDE - 2, 2 * STRIDE + 2],
  knight: [...knightLeaps(STRIDE, 1), ...knightLeaps(1, STRIDE)],
};

/** Where cavalry may leap on after a first leap: on along its main axis to either side, or exactly back. */
export const cavalryGoesOn: ReadonlyMap<number, readonly number[]> = new Map(
  [STRIDE, -STRIDE, 1, -1].flatMap((main) => {
    const side = main === STRIDE || main === -STRIDE ? 1 : STRIDE;
    const pair = [2 * main - side, 2 * main + side];
    return pair.map((delta) => [delta, [...pair, -delta]] as const);
  }),
);

/** Forward is the other way for White. Leaps need no turning, because each set has the opposite of each of its leaps. */
const turnedFor = (seat: Seat, delta: number): number => (seat === 0 ? delta : -delta);

const compile = (movement: Movement, seat: Seat): Ways => {
  const towards = (names: readonly Direction[] = []): readonly number[] =>
    names.map((name) => turnedFor(seat, directions[name]));
  const leaping = (sets: readonly Leaps[] = []): readonly number[] =>
    sets.flatMap((set) => leapDeltas[set]);
  const { chain } = movement;
  const deltas = leaping(chain?.leaps);
  return {
    steps: [...towards(movement.step), ...leaping(movement.jump)],
    slides: towards(movement.slide).map((delta) => ({
      delta,
      reach: movement.reach ?? SIZE - 1,
      shared: deltas.includes(delta),
    })),
    chain:
      chain === undefined ? null : { deltas, min: chain.min, max: chain.max, rule: chain.rule },
  };
};

const nowhere: Ways = { steps: [], slides: [], chain: null };

const bySeat = ([0, 1] as const).flatMap((seat) =>
  kinds.flatMap((kind) => {
    const [plain, promoted] = movements[kind];
    const number = kindNumber(kind) | sideOf(seat);
    return [
      [number, compile(plain, seat)] as const,
      [number | PROMOTED, promoted === null ? nowhere : compile(promoted, seat)] as const,
    ];
  }),
);

const byPiece: readonly Ways[] = bySeat.reduce(
  (list, [number, ways]) => list.with(number, ways),
  new Array<Ways>(512).fill(nowhere),
);

/** The ways of a piece. */
export const waysOf = (piece: number): Ways => byPiece[piece] ?? nowhere;

/** A pawn's step straight forward, which needs a drum. */
export const pawnAdvance = (seat: Seat): number => turnedFor(seat, directions.F);

const withoutDrum: readonly Ways[] = ([0, 1] as const).map((seat) => {
  const ways = waysOf(PAWN | sideOf(seat));
  return { ...ways, steps: ways.steps.filter((delta) => delta !== pawnAdvance(seat)) };
});

/** The ways of a seat's pawn whose side has no drum. */
export const waysWithoutDrum = (seat: Seat): Ways => withoutDrum[seat] ?? nowhere;

const netDirections: readonly (readonly Direction[])[] = [
  ['FL', 'FR', 'L', 'R'],
  ['BL', 'BR', 'L', 'R'],
];

/** The steps along which a net of a seat freezes: forwards for the skyward, backwards for the earthward. */
export const netSteps = (seat: Seat, skyward: boolean): readonly number[] =>
  (netDirections[skyward ? 0 : 1] ?? []).map((name) => turnedFor(seat, directions[name]));
