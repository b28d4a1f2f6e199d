/** Drills without end: questions in an order that a seed gives. */

const mixed = (seed: number, round: number, i: number): number => {
  const a = Math.imul(
    seed ^ Math.imul(round + 1, 0x9e3779b1) ^ Math.imul(i + 1, 0xc2b2ae35),
    0x85ebca6b,
  );
  return (a ^ (a >>> 15)) >>> 0;
};

/** The questions of a round, each once. */
const roundOf = (count: number, seed: number, round: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => mixed(seed, round, a) - mixed(seed, round, b) || a - b,
  );

/**
 * The question of a drill with so many: all of them once in each round, and never the same twice running. `asked` counts
 * the questions before it.
 */
export const drilled = (count: number, seed: number, asked: number): number => {
  const round = Math.floor(asked / count);
  const questions = roundOf(count, seed, round);
  const [first, second, ...others] = questions;
  const last = round === 0 ? undefined : roundOf(count, seed, round - 1).at(-1);
  const isTwice = first !== undefined && first === last && second !== undefined;
  return (isTwice ? [second, first, ...others] : questions)[asked % count] ?? 0;
};

/** The values in an order that differs with each question. */
const shuffled = <T>(values: readonly T[], seed: number, asked: number): readonly T[] =>
  roundOf(values.length, seed, asked).flatMap((i) => values.slice(i, i + 1));

/** Three answers in any order: the right one, one that is easily taken for it, and any other. */
const threeOf = <T>(
  right: T,
  alike: readonly T[],
  all: readonly T[],
  seed: number,
  asked: number,
): readonly T[] => {
  const [near = right] = shuffled(
    alike.filter((one) => one !== right),
    seed,
    asked,
  );
  const [far = right] = shuffled(
    all.filter((one) => one !== right && one !== near),
    seed + 1,
    asked,
  );
  return shuffled([...new Set([right, near, far])], seed + 2, asked);
};

/** A face that can be asked for, and the faces that beginners take it for. */
export interface DrillFace {
  readonly face: string;
  readonly alike: readonly string[];
}

/** A face to be named: the set it is drawn in, whether it stands upside down, and the names that are offered. */
export interface FaceQuestion {
  readonly face: string;
  readonly set: string;
  readonly isUpsideDown: boolean;
  readonly offered: readonly string[];
}

/** A question for a face. Every face comes in each round; the sets take turns, and a third of the pieces stand upside down. */
export const faceQuestion = (
  faces: readonly DrillFace[],
  sets: readonly string[],
  seed: number,
  asked: number,
): FaceQuestion => {
  const { face = '', alike = [] } = faces[drilled(faces.length, seed, asked)] ?? {};
  const all = faces.map((one) => one.face);
  return {
    face,
    set: sets[drilled(sets.length, seed + 1, asked)] ?? '',
    isUpsideDown: mixed(seed + 2, asked, 0) % 3 === 0,
    offered: threeOf(face, alike, all, seed + 3, asked),
  };
};

/** A square to be found or named, and the squares whose names are offered. */
export interface SquareQuestion {
  readonly square: number;
  readonly offered: readonly number[];
}

/** A question for a square of a board with so many columns and rows. Every square comes in each round. */
export const squareQuestion = (
  { columns, rows }: { readonly columns: number; readonly rows: number },
  seed: number,
  asked: number,
): SquareQuestion => {
  const square = drilled(columns * rows, seed, asked);
  const all = Array.from({ length: columns * rows }, (_, at) => at);
  // One that shares half of its name.
  const alike = all.filter(
    (one) =>
      one % columns === square % columns ||
      Math.floor(one / columns) === Math.floor(square / columns),
  );
  return { square, offered: threeOf(square, alike, all, seed + 1, asked) };
};
