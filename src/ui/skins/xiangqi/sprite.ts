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
const arrow = path('M-6.500-25.500L0-35L6.500-25.500Z');

/**
 * Shows how each kind moves, round its sign. A dot is a step, an arrowhead goes on, and a fork is the horse that turns
 * aside. A bar before the cannon's arrowhead is a piece that it jumps. Hollow dots are what a soldier may do across the
 * river.
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

/** The four characters in the river, each around 0,0 and one unit high. */
const riverSigns: readonly Drawing[] = Object.entries(river).map(([name, { height, path: d }]) => [
  'g',
  { id: `xq-${name}` },
  path(d, { transform: `scale(${(1 / Math.max(height, 290)).toFixed(5)})` }),
]);

/** The drawings of a set of pieces, and what xiangqi draws on discs and board. */
export const spriteOf = async (set: string): Promise<readonly Drawing[]> => {
  const waysOf = Object.entries(ways).map(
    ([face, drawing]): Drawing => ['g', { id: `xq-ways-${face}`, transform: middle }, ...drawing],
  );
  return [...(await discsOf(set)), referredTo('xq-sprite', [...waysOf, ...riverSigns])];
};

/** Puts the drawings of a set of pieces into the page, unless they are there. */
export const addSprite = async (set: string): Promise<void> => addDrawings(await spriteOf(set));
