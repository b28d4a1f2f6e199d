/**
 * The drawings that every disc on the screen refers to: the disc and its back, the rings of the two sides, and the signs of
 * a set. Loaded when first wanted, and put into the page once.
 */
import { type Drawing, elementOf, moved, path, referredTo } from '../drawing.ts';
import { MIDDLE, WOOD } from './disc.ts';
import { type Glyphs, glyphIn } from './glyphs.ts';
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
  { id: 'disc-wood', gradientUnits: 'userSpaceOnUse', cx: 44, cy: 38, r: 66 },
  ['stop', { 'stop-color': 'var(--koma-light)' }],
  ['stop', { offset: '.6', 'stop-color': 'var(--koma)' }],
  ['stop', { offset: 1, 'stop-color': 'var(--koma-deep)' }],
];

/** Light comes from the upper left; the edge is seen below. */
const disc: Drawing = [
  'g',
  { id: 'disc' },
  circle(WOOD, 'disc-shade', 1.6, 4.6),
  circle(WOOD, 'disc-side', 0.4, 2.8),
  circle(WOOD - 0.6, 'disc-face'),
  path(arc(WOOD - 2, -100, 40), { class: 'disc-lit' }),
  path(arc(WOOD - 2, 95, 220), { class: 'disc-dim' }),
];

/** Red has one ring, Black two, so that the side of a piece shows without colour. */
const rings: readonly Drawing[] = [
  ['g', { id: 'disc-ring-0' }, circle(40.5, 'disc-ring disc-red')],
  [
    'g',
    { id: 'disc-ring-1' },
    circle(41.8, 'disc-ring disc-thin disc-black'),
    circle(38.2, 'disc-ring disc-thin disc-black'),
  ],
];

/** The back is the same on every disc: two rings, and a knot of four petals cut between them. */
const back: Drawing = [
  'g',
  { id: 'disc-back' },
  circle(40.5, 'disc-cut'),
  circle(11, 'disc-cut'),
  ...[0, 90, 180, 270].map((angle) =>
    moved(
      `rotate(${angle} ${MIDDLE} ${MIDDLE})`,
      path(
        `M${MIDDLE} ${MIDDLE - 13}C${MIDDLE + 22} ${MIDDLE - 17} ${MIDDLE + 17} ${MIDDLE - 36} ${MIDDLE} ${MIDDLE - 37}C${MIDDLE - 17} ${MIDDLE - 36} ${MIDDLE - 22} ${MIDDLE - 17} ${MIDDLE} ${MIDDLE - 13}Z`,
        { class: 'disc-cut' },
      ),
    ),
  ),
];

/** Where drawings round 0,0 stand on a disc. */
export const middle = `translate(${MIDDLE} ${MIDDLE})`;

/** A glyph as it is carved: the groove's light below, the ink in it. Half of each glyph's own size, half of what fills the ring. */
const carved = (glyphs: Glyphs, name: string): Drawing => {
  const { width, height, path: d } = glyphIn(glyphs, name);
  const fit = Math.min(58 / width, 58 / height);
  const size = (62 / 320 + fit) / 2;
  return moved(
    `${middle} scale(${size.toFixed(4)})`,
    path(`m3 4${d}`, { class: 'disc-carved' }),
    path(d),
  );
};

const facesOf = (set: string, glyphs: Glyphs): readonly Drawing[] =>
  Object.keys(glyphs).map((face) => ['g', { id: `disc-${set}-${face}` }, carved(glyphs, face)]);

const sets: Readonly<Record<string, () => Promise<readonly Drawing[]>>> = {
  traditional: async () => facesOf('traditional', (await import('./traditional.ts')).traditional),
  simplified: async () => facesOf('simplified', (await import('./simplified.ts')).simplified),
  western: async () =>
    Object.entries(symbols).flatMap(([face, drawing]) =>
      [face, face.toLowerCase()].map(
        (letter): Drawing => [
          'g',
          { id: `disc-western-${letter}`, transform: `${middle} scale(.92)` },
          ...drawing,
        ],
      ),
    ),
};

/** The drawings of a set of pieces and those that all sets share. An unknown set is drawn as the traditional one. */
export const discsOf = async (set: string): Promise<readonly Drawing[]> => {
  const known = Object.hasOwn(sets, set) ? set : 'traditional';
  return [
    referredTo('disc-sprite', [wood, disc, ...rings, back]),
    referredTo(`disc-${known}-sprite`, (await sets[known]?.()) ?? []),
  ];
};

/** Puts drawings that others refer to into the page, unless they are there. */
export const addDrawings = (drawings: readonly Drawing[]): void => {
  for (const drawing of drawings) {
    const [, { id }] = drawing;
    if (!document.getElementById(`${id}`)) document.body.prepend(elementOf(drawing));
  }
};
