/**
 * The drawings that every piece on the screen refers to: two bodies and the faces of a set. One body points up and one
 * down, both lit from the same side. Loaded when first wanted, and put into the page once.
 */

import { movement } from '#games/shogi/movement.ts';
import { type Kind, kindOfLetter } from '#games/shogi/piece.ts';
import type { shogiSettings } from '#games/shogi/settings.ts';
import { type Drawing, elementOf, moved, path, referredTo } from '../drawing.ts';
import { CELL, KING_HEIGHT, KING_WIDTH, sizeOf } from './koma.ts';
import './koma.css';
import { sizeBesideWays, symbols, symbolsBesideWays } from './symbols.ts';

const midX = CELL.width / 2;
const midY = CELL.height / 2;

type Point = readonly [x: number, y: number];

/** Left base, left shoulder, tip, right shoulder, right base, when it points up. */
const outline: readonly [Point, Point, Point, Point, Point] = [
  [-KING_WIDTH / 2, KING_HEIGHT / 2],
  [-KING_WIDTH * 0.36, -KING_HEIGHT * 0.345],
  [0, -KING_HEIGHT / 2],
  [KING_WIDTH * 0.36, -KING_HEIGHT * 0.345],
  [KING_WIDTH / 2, KING_HEIGHT / 2],
];

const at = (points: readonly Point[], turn: 1 | -1, smaller = 1, right = 0, down = 0): string =>
  points
    .map(([x, y], i) => {
      const px = midX + x * turn * smaller + right;
      const py = midY + y * turn * smaller + down;
      return `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
    })
    .join('');

/** The span of wood of a koma that points up, at a distance from its middle. */
const woodAt = (x: number): readonly [top: number, bottom: number] => {
  const [[base, bottom], [shoulder, shoulderY], [, tipY]] = outline;
  const out = -Math.abs(x);
  const top =
    out > shoulder
      ? tipY + ((shoulderY - tipY) * out) / shoulder
      : shoulderY + ((bottom - shoulderY) * (out - shoulder)) / (base - shoulder);
  return [top + 3, bottom - 3];
};

// Fibres that lean and swell a little, so that no two look ruled. They end inside the wood, because clipping them would
// be most of the cost of drawing a piece.
const grain = (turn: 1 | -1): string =>
  [-37, -29, -19, -12, -3, 6, 15, 21, 30, 39]
    .map((x, i) => {
      const lean = ((i * 7) % 5) - 2;
      const swell = ((i * 11) % 7) - 3;
      const [top, bottom] = woodAt(Math.max(Math.abs(x), Math.abs(x + lean)));
      const from = midY + (turn === 1 ? top : -bottom);
      const long = bottom - top;
      return `M${midX + x} ${from.toFixed(1)}q${swell + lean} ${(long / 2).toFixed(1)} ${lean} ${long.toFixed(1)}`;
    })
    .join('');

const body = (down: 0 | 1): Drawing => {
  const turn = down === 1 ? -1 : 1;
  const [leftBase, leftShoulder, tip, rightShoulder, rightBase] = outline;
  const whole = `${at(outline, turn)}Z`;
  // Light comes from the upper left of the screen whichever way the piece points.
  const lit: readonly Point[] = down
    ? [rightShoulder, rightBase, leftBase]
    : [leftBase, leftShoulder, tip, rightShoulder];
  const shaded: readonly Point[] = down
    ? [rightShoulder, tip, leftShoulder, leftBase]
    : [rightShoulder, rightBase, leftBase];
  const inner = 0.972;
  return [
    'g',
    { id: `koma-${down}` },
    path(`${at(outline, turn, 1, 1.8, 3.9)}Z`, { class: 'koma-shade' }),
    path(`${at(outline, turn, 1, 0.5, 2.6)}Z`, { class: 'koma-side' }),
    path(whole, { class: 'koma-face' }),
    path(grain(turn), { class: 'koma-grain' }),
    path(at(lit, turn, inner), { class: 'koma-lit' }),
    path(at(shaded, turn, inner), { class: 'koma-dim' }),
  ];
};

/**
 * The outline of a piece that points down, in ink. Under an upright sign only its own edge, wood on wood, would show
 * the direction.
 */
const farEdge: Drawing = path(`${at(outline, -1)}Z`, { id: 'koma-far', class: 'koma-far' });

const wood: Drawing = [
  'linearGradient',
  { id: 'koma-wood', gradientUnits: 'userSpaceOnUse', x1: 20, y1: 6, x2: 84, y2: 116 },
  ['stop', { 'stop-color': 'var(--koma-light)' }],
  ['stop', { offset: '.55', 'stop-color': 'var(--koma)' }],
  ['stop', { offset: 1, 'stop-color': 'var(--koma-deep)' }],
];

/** The middle of a koma's face lies a little below the middle of its square, where it is widest. */
const LOWER = 4.5;

interface Glyph {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

const toneOf = (face: string): string => (face.startsWith('+') ? 'koma-red' : 'koma-ink');

/**
 * A glyph as it is carved: the groove's light below, the ink in it. The light begins its outline lower instead of using
 * a `transform`: each of those is one more part for the browser to put together whenever a mark is drawn.
 */
const carved = ({ path: d }: Glyph, place: string, tone: string): Drawing =>
  moved(place, path(`m3 4${d}`, { class: 'koma-carved' }), path(d, { class: tone }));

const oneKanji = (face: string, glyph: Glyph): Drawing => {
  const [across, along] = sizeOf(face);
  // Half of each glyph's own size, half of what fills the koma: lively, yet even.
  const own = (KING_WIDTH * across * 0.8) / 320;
  const fit = Math.min(
    (KING_WIDTH * across * 0.72) / glyph.width,
    (KING_HEIGHT * along * 0.65) / glyph.height,
  );
  const size = (own + fit) / 2;
  const lower = LOWER * along;
  const place = `translate(${midX} ${(midY + lower).toFixed(1)}) scale(${size.toFixed(4)} ${(size * 1.1).toFixed(4)})`;
  return carved(glyph, place, toneOf(face));
};

const isFace = (name: string): boolean => /^\+?[A-Za-z]$/.test(name);

/** One kanji on each piece, in the hand of those glyphs. */
const facesOf = (set: string, glyphs: Readonly<Record<string, Glyph>>): readonly Drawing[] =>
  Object.entries(glyphs)
    .filter(([face]) => isFace(face))
    .map(([face, glyph]) => ['g', { id: `${set}-${face}` }, oneKanji(face, glyph)]);

const kanjiFaces = async (): Promise<readonly Drawing[]> =>
  facesOf('kanji', (await import('./kanji.ts')).kanji);

const antiqueFaces = async (): Promise<readonly Drawing[]> =>
  facesOf('antique', (await import('./antique.ts')).antique);

/** Each face's two kanji, by their names among the glyphs. */
const pairs: Readonly<Record<string, readonly [above: string, below: string]>> = {
  K: ['K', 'shou'],
  k: ['k', 'shou'],
  R: ['R', 'sha'],
  B: ['B', 'kou'],
  G: ['G', 'shou'],
  S: ['S', 'shou'],
  N: ['N', '+B'],
  L: ['L', 'sha'],
  P: ['P', 'hei'],
  '+R': ['+R', 'k'],
  '+B': ['+R', '+B'],
  '+S': ['nari', 'S'],
  '+N': ['nari', 'N'],
  '+L': ['nari', 'L'],
  '+P': ['+P', 'G'],
};

const twoKanjiFaces = async (): Promise<readonly Drawing[]> => {
  const { kanji } = await import('./kanji.ts');
  return Object.entries(pairs).map(([face, names]) => {
    const [across, along] = sizeOf(face);
    const signs = names.map((name, i) => {
      const glyph = kanji[name];
      if (glyph === undefined) throw new Error(`there is no glyph ${name}`);
      const size = Math.min(
        (KING_WIDTH * across * 0.6) / glyph.width,
        (KING_HEIGHT * along * 0.345) / glyph.height,
        (KING_WIDTH * across * 0.62) / 300,
      );
      const y = midY + (i === 0 ? -13.5 : 24.5) * along;
      return carved(
        glyph,
        `translate(${midX} ${y.toFixed(1)}) scale(${size.toFixed(4)})`,
        toneOf(face),
      );
    });
    return ['g', { id: `two-kanji-${face}` }, ...signs];
  });
};

type Step = readonly [right: number, forward: number];

const jumps = ([, forward]: Step): boolean => Math.abs(forward) === 2;

/** A fork from a sign to two squares ahead and one aside. It shows that a move is a jump, not a step. */
const fork = (across: number, along: number): string => {
  const y = (forward: number): string => (midY + (LOWER - forward) * along).toFixed(1);
  const x = (right: number): string => (midX + right * across).toFixed(1);
  const arm = (side: 1 | -1): string =>
    `M${x(-side * 0.6)} ${y(35.8)}L${x(side * 14.9)} ${y(44.1)}L${x(side * 16.1)} ${y(41.9)}L${x(side * 0.6)} ${y(33.5)}Z`;
  return `M${x(-1.3)} ${y(25)}V${y(34.6)}H${x(1.3)}V${y(25)}Z${arm(1)}${arm(-1)}`;
};

/** Where the way of one step stands, just within the edge of the wood. A koma is narrow above and wide below. */
const edgeAt = (right: number, forward: number): readonly [x: number, y: number] => {
  if (forward > 0) return right === 0 ? [0, -42] : [right * 28, -31];
  return forward < 0 ? [right * 38, 45.5] : [right * 35.5, LOWER];
};

/** The ways of a face round its sign: a dot for a step, at the end of a fork for a jump, an arrowhead where it goes on. */
const waysOf = (kind: Kind, face: string): Drawing => {
  const [across, along] = sizeOf(face);
  const place = (right: number, forward: number): string => {
    const [x, y] = jumps([right, forward]) ? [right * 31, -38.5] : edgeAt(right, forward);
    return `translate(${(midX + x * across).toFixed(1)} ${(midY + y * along).toFixed(1)})`;
  };
  const { steps, slides } = movement[kind];
  return [
    'g',
    { class: `${toneOf(face)} koma-way` },
    ...steps.map((step): Drawing => {
      const transform = place(step[0] * (jumps(step) ? 0.5 : 1), step[1]);
      return ['circle', { r: 4, transform }];
    }),
    ...(steps.some(jumps) ? [path(fork(across, along))] : []),
    ...slides.map(([right, forward]) => {
      const turned = `rotate(${(Math.atan2(right, forward) * 180) / Math.PI})`;
      return path('M-6 4.500L0-6.500L6 4.500Z', {
        transform: `${place(right, forward)} ${turned}`,
      });
    }),
  ];
};

const westernFaces = async (besideWays = false): Promise<readonly Drawing[]> =>
  Object.entries(besideWays ? symbolsBesideWays : symbols).map(([face, drawing]) => {
    const [across, along] = sizeOf(face);
    const lower = LOWER * along;
    const place = `translate(${midX} ${(midY + lower).toFixed(1)}) scale(${(across * 1.2 * (besideWays ? (sizeBesideWays[face.toUpperCase()] ?? 1) : 1)).toFixed(3)})`;
    const id = `western-${face}`;
    return ['g', { id, class: toneOf(face), transform: place }, ...drawing];
  });

/**
 * The faces of a set with their ways round them. Where the sign stands upright on the other side's piece, the ways keep
 * their own direction.
 */
const withWays = (set: string, faces: readonly Drawing[]): readonly Drawing[] =>
  faces.flatMap(([tag, { id, ...attributes }, ...inside]): readonly Drawing[] => {
    const face = String(id).slice(set.length + 1);
    const kind = kindOfLetter(face);
    if (kind === undefined) throw new Error(`no kind is written ${face}`);
    const ways = waysOf(kind, face);
    // A sign with nothing behind it makes room for what is before it.
    const isLow = movement[kind].steps
      .concat(movement[kind].slides)
      .every(([, ahead]) => ahead > 0);
    const sign = moved(`translate(0 ${isLow ? 4 : 0})`, [tag, attributes, ...inside]);
    const turned = moved(`rotate(180 ${midX} ${midY})`, ways);
    return [
      ['g', { id: `${set}-ways-${face}` }, sign, ways],
      ['g', { id: `up-${set}-ways-${face}` }, sign, turned],
    ];
  });

type PieceSet = Extract<(typeof shogiSettings)[number], { id: 'pieces' }>['choices'][number];

const sets: Readonly<Record<string, (besideWays?: boolean) => Promise<readonly Drawing[]>>> = {
  kanji: kanjiFaces,
  antique: antiqueFaces,
  'two-kanji': twoKanjiFaces,
  western: westernFaces,
} satisfies Record<PieceSet, unknown>;

/** The drawings of a set of pieces and of the bodies that all sets share. An unknown set is drawn in kanji. */
export const spriteOf = async (set: string): Promise<readonly Drawing[]> => {
  const [plain = set, ways] = set.split(/-(?=ways$)/);
  const faces = await (sets[plain] ?? kanjiFaces)(ways !== undefined);
  return [
    referredTo('koma-sprite', [wood, body(0), body(1), farEdge]),
    referredTo(`${set}-sprite`, ways === undefined ? faces : withWays(plain, faces)),
  ];
};

/** Puts the drawings of a set of pieces into the page, unless they are there. */
export const addSprite = async (set: string): Promise<void> => {
  for (const drawing of await spriteOf(set)) {
    const [, { id }] = drawing;
    if (!document.getElementById(`${id}`)) document.body.prepend(elementOf(drawing));
  }
};
