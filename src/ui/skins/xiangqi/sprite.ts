/**
 * The drawings of xiangqi beside the discs: the ways of each kind, and the signs in the river. They come into the page
 * with the first set.
 */

import { addDrawings, discsOf, middle } from '../discs/sprite.ts';
import { type Drawing, moved, path, referredTo } from '../drawing.ts';
import { river } from './river.ts';
import './ways.css';

const dot = (x: number, y: number, r = 3.8): Drawing => ['circle', { cx: x, cy: y, r }];
const around = (...inside: readonly Drawing[]): readonly Drawing[] =>
  [0, 90, 180, 270].map((angle) => moved(`rotate(${angle})`, ...inside));
const arrow = path('M-6-34L0-43L6-34Z');

/**
 * Shows how each kind moves, round its sign and on its ring. A dot is a step, an arrowhead goes on, and a fork is the
 * horse that turns aside. A bar before the cannon's arrowhead is a piece that it jumps. Hollow dots are what a soldier may
 * do across the river.
 */
const ways: Readonly<Record<string, readonly Drawing[]>> = {
  K: around(dot(0, -40)),
  A: around(dot(28.5, -28.5)),
  B: around(moved('rotate(45)', ['rect', { x: -1.3, y: -41, width: 2.6, height: 7 }], dot(0, -41))),
  N: around(
    path('M-1.300-33V-36L-9-39.500L-8-42L0-38.500L8-42L9-39.500L1.300-36V-33Z'),
    dot(-10.5, -41, 3),
    dot(10.5, -41, 3),
  ),
  R: around(arrow),
  C: around(path('M-6-33.500H6V-31H-6Z'), path('M-5.500-36L0-44L5.500-36Z')),
  P: [
    dot(0, -40),
    ['circle', { class: 'disc-later', cx: -40, cy: 0, r: 3 }],
    ['circle', { class: 'disc-later', cx: 40, cy: 0, r: 3 }],
  ],
};

/** The four characters in the river, each around 0,0 and one unit high. */
const riverSigns: readonly Drawing[] = Object.entries(river).map(([name, { height, path: d }]) => [
  'g',
  { id: `xq-${name}` },
  path(d, { transform: `scale(${(1 / Math.max(height, 290)).toFixed(5)})` }),
]);

/** The drawings of a set of pieces, and what xiangqi draws on discs and board. */
export const spriteOf = async (set: string): Promise<readonly Drawing[]> => {
  const waysOf = Object.entries(ways).map(
    ([face, drawing]): Drawing => [
      'g',
      { id: `xq-ways-${face}`, class: 'disc-ways', transform: middle },
      ...drawing,
    ],
  );
  return [...(await discsOf(set)), referredTo('xq-sprite', [...waysOf, ...riverSigns])];
};

/** Puts the drawings of a set of pieces into the page, unless they are there. */
export const addSprite = async (set: string): Promise<void> => addDrawings(await spriteOf(set));
