/**
 * A second implementation of the rules, slow and plain, written only from their text: it shares no code with the game.
 * Pieces ("men") stand on a map of points, moves are checked point by point, and every attempt is made on a copy.
 */
import lines from './movement.json' with { type: 'json' };

export type Side = 'b' | 'w';

export interface Man {
  readonly base: string;
  readonly up: boolean;
  readonly side: Side;
}

/** A point: its distance to the right of file 19, and below rank a. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Board {
  readonly men: ReadonlyMap<string, Man>;
  readonly side: Side;
  readonly ply: number;
  readonly nosub: boolean;
}

export interface Entry {
  readonly code: string;
  readonly step?: readonly string[];
  readonly slide?: readonly (readonly [string, number])[];
  readonly jump?: readonly string[];
  readonly chain?: {
    readonly set: readonly string[];
    readonly min: number;
    readonly max: number;
    readonly rule: string;
  };
  readonly shot?: {
    readonly class: string;
    readonly range: number;
    readonly perLeg: number;
    readonly over: boolean;
  };
  readonly net?: readonly string[];
  readonly promotesTo: string | null;
}

// The type that TypeScript infers for the file is a union of sixty-five shapes; each of them is an `Entry`.
const entries = new Map((lines as unknown as readonly Entry[]).map((entry) => [entry.code, entry]));

export const faceOf = (man: Man): string => (man.up ? `+${man.base}` : man.base);

export const entryOf = (man: Man): Entry => {
  const entry = entries.get(faceOf(man));
  if (entry === undefined) throw new Error(`no such face: ${faceOf(man)}`);
  return entry;
};

export const nameOf = ({ x, y }: Point): string => `${19 - x}${String.fromCharCode(97 + y)}`;
export const pointOf = (name: string): Point => ({
  x: 19 - Number.parseInt(name, 10),
  y: name.charCodeAt(name.length - 1) - 97,
});

export const everyPoint: readonly Point[] = Array.from({ length: 361 }, (_, i) => ({
  x: i % 19,
  y: (i - (i % 19)) / 19,
}));

export const isPoint = ({ x, y }: Point): boolean => x >= 0 && x < 19 && y >= 0 && y < 19;

/** The distance between two points in steps of a king. */
export const apart = (a: Point, b: Point): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

export const manAt = (men: ReadonlyMap<string, Man>, point: Point): Man | undefined =>
  men.get(nameOf(point));

export const without = (men: ReadonlyMap<string, Man>, point: Point): Map<string, Man> => {
  const rest = new Map(men);
  rest.delete(nameOf(point));
  return rest;
};

/** The men of one face and side, with their points. */
export const standing = (
  men: ReadonlyMap<string, Man>,
  isMeant: (man: Man) => boolean,
): readonly (readonly [Point, Man])[] =>
  [...men].filter(([, man]) => isMeant(man)).map(([name, man]) => [pointOf(name), man] as const);

export const hasMan = (men: ReadonlyMap<string, Man>, isMeant: (man: Man) => boolean): boolean =>
  [...men.values()].some(isMeant);

const vectors: Readonly<Record<string, readonly [number, number]>> = {
  F: [0, -1],
  B: [0, 1],
  L: [-1, 0],
  R: [1, 0],
  FL: [-1, -1],
  FR: [1, -1],
  BL: [-1, 1],
  BR: [1, 1],
};

/** A direction as a side sees it, as a step on the board. */
export const vectorOf = (direction: string, side: Side): Point => {
  const [x, y] = vectors[direction] ?? [0, 0];
  return side === 'b' ? { x, y } : { x: -x, y: -y };
};

export const boardFromText = (text: string): Board => {
  const [placement = '', side, ply, rule] = text.split(' ');
  const men = new Map<string, Man>();
  placement.split('/').forEach((rank, y) => {
    let x = 0;
    for (const token of rank.split(',')) {
      if (Number(token) > 0) x += Number(token);
      else {
        const base = token.replace('+', '').toUpperCase();
        const isBlack = token === token.toUpperCase();
        men.set(nameOf({ x, y }), { base, up: token.includes('+'), side: isBlack ? 'b' : 'w' });
        x += 1;
      }
    }
  });
  return { men, side: side === 'w' ? 'w' : 'b', ply: Number(ply), nosub: rule === 'nosub' };
};

export const boardText = ({ men, side, ply, nosub }: Board): string => {
  const ranks: string[] = [];
  for (let y = 0; y < 19; y++) {
    const signs = Array.from({ length: 19 }, (_, x) => {
      const man = manAt(men, { x, y });
      if (man === undefined) return '_';
      return man.side === 'b' ? faceOf(man) : faceOf(man).toLowerCase();
    });
    ranks.push(signs.join(',').replace(/_(,_)*/g, (empty) => String((empty.length + 1) / 2)));
  }
  return `${ranks.join('/')} ${side} ${ply}${nosub ? ' nosub' : ''}`;
};
