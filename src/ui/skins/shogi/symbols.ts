/**
 * The western-symbol faces, for players who read no kanji, drawn around 0,0 and pointing up.
 * The rays of gold and silver are the directions they step in; a promoted piece that moves as gold
 * carries its own emblem inside gold's sun; dragon and horse gain rays where they gain steps.
 */

import { type Drawing, moved, path, unclassed } from '../drawing.ts';
import { crown, footman, horseHead, tower } from '../emblems.ts';

const rays = (
  angles: readonly number[],
  near: number,
  far: number,
  half: number,
): readonly Drawing[] =>
  angles.map((angle) =>
    path(`M${-half} ${-near}L0 ${-far}L${half} ${-near}Z`, { transform: `rotate(${angle})` }),
  );

const disc = (r: number, cy = 0, cx = 0): Drawing => ['circle', { cx, cy, r }];

const goldSteps = [0, 45, 90, 180, 270, 315];
const silverSteps = [0, 45, 135, 225, 315];

const mitre = [
  disc(4.2, -27),
  path('M0-23C13-12 20-2 17 8C15 14 8 17 0 17S-15 14-17 8C-20-2-13-12 0-23Z'),
  path('M-1-1L8.5-13.5L12.5-10.5L3 2Z', { class: 'koma-cut' }),
  path('M-21 28C-21 22-15 20.500-9 20.500H9C15 20.500 21 22 21 28Z'),
];
const spear = [path('M0-33L12-8L4-4V30H-4V-4L-12-8Z')];
const moon = [path('M5-14A14.500 14.500 0 1 0 5 14A17 17 0 0 1 5-14Z')];

const king = [moved('translate(0 2) scale(.92)', ...crown)];

const asGold = (
  emblem: readonly Drawing[],
  size = 0.6,
  steps: readonly number[] = goldSteps,
): readonly Drawing[] => [
  disc(24),
  ...rays(steps, 26, 34, 6),
  ['g', { class: 'koma-cut', transform: `scale(${size})` }, ...emblem.map(unclassed)],
];

/** Face in SFEN letters → what is drawn on it. */
export const symbols: Readonly<Record<string, readonly Drawing[]>> = {
  K: king,
  k: king,
  R: tower,
  B: mitre,
  G: [disc(12.5), ...rays(goldSteps, 16.5, 30, 5.5)],
  S: [moved('translate(2 0) scale(1.12)', ...moon), ...rays(silverSteps, 19.5, 31, 6)],
  N: [moved('scale(.92)', ...horseHead)],
  L: [moved('scale(.95)', ...spear)],
  P: [moved('scale(1.08)', ...footman)],
  '+R': [moved('scale(.78)', ...tower), ...rays([45, 135, 225, 315], 27, 38, 6)],
  '+B': [moved('scale(.8)', ...mitre), ...rays([0, 90, 180, 270], 27, 36, 6.5)],
  '+S': asGold([moved('translate(2 0)', ...moon)], 1),
  '+N': asGold(horseHead),
  '+L': asGold(spear, 0.62),
  '+P': asGold(footman, 0.66),
};

/** Gold's sun on a narrow koma: the signs of the steps aside take the place of its rays. */
const sunBesideWays = (emblem: readonly Drawing[], size?: number): readonly Drawing[] =>
  asGold(
    emblem,
    size,
    goldSteps.filter((angle) => angle % 180 !== 90),
  );

/** The faces with the signs of their ways round them. */
export const symbolsBesideWays: typeof symbols = {
  ...symbols,
  '+S': sunBesideWays([moved('translate(2 0)', ...moon)], 1),
  '+N': sunBesideWays(horseHead),
  '+L': sunBesideWays(spear, 0.62),
  '+P': sunBesideWays(footman, 0.66),
};

/** How much larger each of these is drawn than without such signs. Each takes 60 % of its square, one way or the other. */
export const sizeBesideWays: Readonly<Record<string, number>> = {
  K: 0.98,
  R: 1.07,
  B: 0.98,
  G: 1.03,
  S: 1.09,
  N: 1.23,
  L: 1.16,
  P: 1.23,
  '+R': 0.93,
  '+B': 0.82,
  '+S': 0.9,
  '+N': 0.96,
  '+L': 1.03,
  '+P': 1.07,
};
