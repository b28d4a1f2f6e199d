/**
 * The drawings that every piece on the screen refers to: the disc, the rings of the two sides, the ways of each kind, and
 * the signs of a set. Loaded when first wanted, and put into the page once.
 */
import { type Drawing, elementOf, moved, path, referredTo } from '../drawing.ts';
import { MIDDLE, WOOD } from './disc.ts';
import { type Glyphs, glyphIn } from './glyphs.ts';
import { river } from './river.ts';
import './disc.css';
import { symbols } from './symbols.ts';

const circle = (r: number, kind: string, right = 0, down = 0): Drawing => [
  'circle',
  { class: kind, cx: MIDDLE + right, cy: MIDDLE + down, r },
];

/** A part of the rim that is lit, or in the shade: round the middle, between two angles in degrees from the top. */
const arc = (r: number, from: number, to: number): string => {
  const at = (angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${(MIDDLE + r * Math.sin(turn)).toFixed(1)} ${(MIDDLE - r * Math.cos(turn)).toFixed(1)}`;
  };
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
};

const wood: Drawing = [
  'radialGradient',
  { id: 'xq-wood', gradientUnits: 'userSpaceOnUse', cx: 44, cy: 38, r: 66 },
  ['stop', { 'stop-color': 'var(--koma-light)' }],
  ['stop', { offset: '.6', 'stop-color': 'var(--koma)' }],
  ['stop', { offset: 1, 'stop-color': 'var(--koma-deep)' }],
];

/** Light comes from the upper left; the edge is seen below. */
const disc: Drawing = [
  'g',
  { id: 'xq-disc' },
  circle(WOOD, 'disc-shade', 1.6, 4.6),
  circle(WOOD, 'disc-side', 0.4, 2.8),
  circle(WOOD - 0.6, 'disc-face'),
  path(arc(WOOD - 2, -100, 40), { class: 'disc-lit' }),
  path(arc(WOOD - 2, 95, 220), { class: 'disc-dim' }),
];

/** Red has one ring, Black two: whose a piece is can be told without colour. */
const rings: readonly Drawing[] = [
  ['g', { id: 'xq-ring-0' }, circle(40.5, 'disc-ring disc-red')],
  [
    'g',
    { id: 'xq-ring-1' },
    circle(41.8, 'disc-ring disc-thin disc-black'),
    circle(38.2, 'disc-ring disc-thin disc-black'),
  ],
];

const dot = (x: number, y: number, r = 3.8): Drawing => ['circle', { cx: x, cy: y, r }];
const around = (...inside: readonly Drawing[]): readonly Drawing[] =>
  [0, 90, 180, 270].map((angle) => moved(`rotate(${angle})`, ...inside));
const arrow = path('M-6.500-25.500L0-35L6.500-25.500Z');

/**
 * How each kind moves, round its sign: a dot for a step, an arrowhead where it goes on, a fork for the horse that turns
 * aside, a bar before the cannon's arrowhead for what it jumps, and hollow dots for what a soldier may do across the river.
 */
const ways: Readonly<Record<string, readonly Drawing[]>> = {
  K: around(dot(0, -31)),
  A: around(dot(22, -22)),
  B: around(moved('rotate(45)', ['rect', { x: -1.3, y: -29, width: 2.6, height: 8 }], dot(0, -32))),
  N: around(
    path('M-1.300-22V-26L-9-29.500L-8-32L0-28.500L8-32L9-29.500L1.300-26V-22Z'),
    dot(-10.5, -31.8, 3),
    dot(10.5, -31.8, 3),
  ),
  R: around(arrow),
  C: around(path('M-6-24H6V-21.500H-6Z'), path('M-5.500-27.500L0-35.500L5.500-27.500Z')),
  P: [
    dot(0, -31),
    ['circle', { class: 'disc-later', cx: -31, cy: 0, r: 3 }],
    ['circle', { class: 'disc-later', cx: 31, cy: 0, r: 3 }],
  ],
};

const middle = `translate(${MIDDLE} ${MIDDLE})`;

/** A glyph as it is carved: the groove's light below, the ink in it. Half of each glyph's own size, half of what fills the ring. */
const carved = (glyphs: Glyphs, name: string): Drawing => {
  const { width, height, path: d } = glyphIn(glyphs, name);
  const fit = Math.min(58 / width, 58 / height);
  const size = (62 / 320 + fit) / 2;
  return moved(
    `${middle} scale(${size.toFixed(4)})`,
    path(d, { class: 'disc-carved', transform: 'translate(3 4)' }),
    path(d),
  );
};

const facesOf = (set: string, glyphs: Glyphs): readonly Drawing[] =>
  Object.keys(glyphs).map((face) => ['g', { id: `xq-${set}-${face}` }, carved(glyphs, face)]);

const sets: Readonly<Record<string, () => Promise<readonly Drawing[]>>> = {
  traditional: async () => facesOf('traditional', (await import('./traditional.ts')).traditional),
  simplified: async () => facesOf('simplified', (await import('./simplified.ts')).simplified),
  western: async () =>
    Object.entries(symbols).flatMap(([face, drawing]) =>
      [face, face.toLowerCase()].map(
        (letter): Drawing => [
          'g',
          { id: `xq-western-${letter}`, transform: `${middle} scale(.92)` },
          ...drawing,
        ],
      ),
    ),
};

/** The four characters in the river, each around 0,0 and one unit high. */
const riverSigns: readonly Drawing[] = Object.entries(river).map(([name, { height, path: d }]) => [
  'g',
  { id: `xq-${name}` },
  path(d, { transform: `scale(${(1 / Math.max(height, 290)).toFixed(5)})` }),
]);

/** The drawings of a set of pieces and what all sets share; a set that nobody knows is the traditional one. */
export const spriteOf = async (set: string): Promise<readonly Drawing[]> => {
  const waysOf = Object.entries(ways).map(
    ([face, drawing]): Drawing => ['g', { id: `xq-ways-${face}`, transform: middle }, ...drawing],
  );
  const known = Object.hasOwn(sets, set) ? set : 'traditional';
  return [
    referredTo('xq-sprite', [wood, disc, ...rings, ...waysOf, ...riverSigns]),
    referredTo(`xq-${known}-sprite`, (await sets[known]?.()) ?? []),
  ];
};

/** Puts the drawings of a set of pieces into the page, unless they are there. */
export const addSprite = async (set: string): Promise<void> => {
  for (const drawing of await spriteOf(set)) {
    const [, { id }] = drawing;
    if (!document.getElementById(`${id}`)) document.body.prepend(elementOf(drawing));
  }
};
