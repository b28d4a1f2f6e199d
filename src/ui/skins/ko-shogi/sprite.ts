/**
 * The drawings that every piece on the screen refers to: two bodies, the outline of a turned piece, and the faces of a
 * set. One body points up and one down, both lit from the same side. Loaded when first wanted, and put into the page
 * once.
 */
import { type Drawing, elementOf, path, referredTo } from '../drawing.ts';
import { waysOf } from './face-ways.ts';
import { isTurned, LOWER, lettersOf, MIDDLE, WOOD } from './koma.ts';
import './koma.css';
import { codeOf } from './letters.ts';
import { type FaceCode, isFaceCode, pieceNames } from './piece-names.ts';
import { pipsOf } from './pips.ts';

type Point = readonly [x: number, y: number];

const { width, height } = WOOD;

/** Left base, left shoulder, tip, right shoulder, right base, when it points up. */
const outline: readonly [Point, Point, Point, Point, Point] = [
  [-width / 2, height / 2],
  [-width * 0.39, -height * 0.36],
  [0, -height / 2],
  [width * 0.39, -height * 0.36],
  [width / 2, height / 2],
];

const at = (points: readonly Point[], turn: 1 | -1, smaller = 1, right = 0, down = 0): string =>
  points
    .map(([x, y], i) => {
      const px = MIDDLE.x + x * turn * smaller + right;
      const py = MIDDLE.y + y * turn * smaller + down;
      return `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
    })
    .join('');

const body = (down: 0 | 1): Drawing => {
  const turn = down === 1 ? -1 : 1;
  const [leftBase, leftShoulder, tip, rightShoulder, rightBase] = outline;
  // Light comes from the upper left of the screen whichever way the piece points.
  const lit: readonly Point[] = down
    ? [rightShoulder, rightBase, leftBase]
    : [leftBase, leftShoulder, tip, rightShoulder];
  const shaded: readonly Point[] = down
    ? [rightShoulder, tip, leftShoulder, leftBase]
    : [rightShoulder, rightBase, leftBase];
  return [
    'g',
    { id: `ko-body-${down}` },
    path(`${at(outline, turn, 1, 1.6, 3.4)}Z`, { class: 'ko-shade' }),
    path(`${at(outline, turn, 1, 0.4, 2)}Z`, { class: 'ko-side' }),
    path(`${at(outline, turn)}Z`, { class: 'ko-wood' }),
    path(at(lit, turn, 0.972), { class: 'ko-lit' }),
    path(at(shaded, turn, 0.972), { class: 'ko-dim' }),
  ];
};

const wood: Drawing = [
  'linearGradient',
  { id: 'ko-wood', gradientUnits: 'userSpaceOnUse', x1: 20, y1: 6, x2: 84, y2: 116 },
  ['stop', { 'stop-color': 'var(--koma-light)' }],
  ['stop', { offset: '.55', 'stop-color': 'var(--koma)' }],
  ['stop', { offset: 1, 'stop-color': 'var(--koma-deep)' }],
];

/**
 * The outline of a piece that points down, in ink. Under an upright sign only its own edge, wood on wood, would show
 * the direction.
 */
const farEdge: Drawing = path(`${at(outline, -1)}Z`, { id: 'ko-far', class: 'ko-far' });

const turned: Drawing = path(`${at(outline, 1, 0.92)}Z`, { id: 'ko-turned', class: 'ko-turned' });

const codes: readonly FaceCode[] = Object.keys(pieceNames).filter(isFaceCode);
const toneOf = (face: FaceCode): string => (isTurned(face) ? 'ko-red' : 'ko-ink');
const middle = `translate(${MIDDLE.x} ${MIDDLE.y + LOWER})`;

/** Where the characters of a name stand one above the other, how wide each may be, and how high. */
const slots: Readonly<Record<number, { ys: readonly number[]; wide: number; high: number }>> = {
  1: { ys: [0], wide: 66, high: 68 },
  2: { ys: [-20.5, 21.5], wide: 60, high: 40 },
  3: { ys: [-28, -0.5, 27.5], wide: 56, high: 27 },
};

type Characters = Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly path: string }>
>;

/** A name in its characters; throws where one of them has no outline. */
const nameOf = (face: FaceCode, characters: Characters): readonly Drawing[] => {
  const name = [...pieceNames[face].kanji];
  const { ys, wide, high } = slots[name.length] ?? { ys: [], wide: 0, high: 0 };
  return name.map((character, i) => {
    const glyph = characters[character];
    const y = ys[i];
    if (glyph === undefined || y === undefined) throw new Error(`${face} lacks ${character}`);
    // Half of the character's own size, half of what fills its place: lively, yet even.
    const scale = (room: number, extent: number) => (room / 160 + room / extent) / 2;
    const [x, down] = [scale(wide, glyph.width), scale(high, glyph.height)];
    return path(glyph.path, {
      transform: `translate(0 ${y}) scale(${x.toFixed(3)} ${down.toFixed(3)})`,
    });
  });
};

const kanjiFaces = async (): Promise<readonly Drawing[]> => {
  const { characters } = await import('./characters.ts');
  return codes.map((face) => [
    'g',
    { id: `ko-kanji-${face}`, class: toneOf(face), transform: middle },
    ...nameOf(face, characters),
  ]);
};

/**
 * The codes, and their ways as drawings of their own: a code may stand upright while the ways are those of a piece that
 * points down.
 */
const codeFaces = async (): Promise<readonly Drawing[]> =>
  codes.flatMap((face): readonly Drawing[] => [
    [
      'g',
      { id: `ko-codes-${face}`, class: toneOf(face), transform: middle },
      ['g', { class: 'ko-code', transform: 'scale(1 1.2)' }, ...codeOf(lettersOf(face))],
    ],
    [
      'g',
      { id: `ko-ways-${face}`, class: toneOf(face), transform: middle },
      ...pipsOf(waysOf(face)),
    ],
  ]);

const sets: Readonly<Record<string, () => Promise<readonly Drawing[]>>> = {
  kanji: kanjiFaces,
  codes: codeFaces,
};

/** The drawings of a set of pieces and those that all sets share. An unknown set is drawn in kanji. */
export const spriteOf = async (set: string): Promise<readonly Drawing[]> => {
  const known = Object.hasOwn(sets, set) ? set : 'kanji';
  return [
    referredTo('ko-sprite', [wood, body(0), body(1), farEdge, turned]),
    referredTo(`ko-${known}-sprite`, (await sets[known]?.()) ?? []),
  ];
};

/** Puts the drawings of a set of pieces into the page, unless they are there. */
export const addSprite = async (set: string): Promise<void> => {
  for (const drawing of await spriteOf(set)) {
    const [, { id }] = drawing;
    if (!document.getElementById(`${id}`)) document.body.prepend(elementOf(drawing));
  }
};
