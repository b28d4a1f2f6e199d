/** The western-symbol faces, for players who read no Chinese, drawn around 0,0 within 35 of it. Both sides have the same. */
import { type Drawing, moved, path } from '../drawing.ts';
import { crown, footman, horseHead, tower } from '../emblems.ts';

/** A fan, as court officials carried it: five ribs over a handle. */
const fan: readonly Drawing[] = [
  path('M0 9L-31-11C-27-22-21-28-14-31L-3 4Z'),
  path('M0 7L-11-32C-4-34 4-34 11-32Z'),
  path('M0 9L31-11C27-22 21-28 14-31L3 4Z'),
  path('M-2.500 10H2.500V26C2.500 31-2.500 31-2.500 26Z'),
];

/** Seen from the side: trunk, tusk, ear and four legs in two. */
const elephant: readonly Drawing[] = [
  path(
    'M-31 3C-32-14-22-24-8-23C-2-27 8-26 13-21C24-22 31-13 31 0V27H19V14H6V27H-6V12C-11 14-15 13-18 10C-19 15-19 20-23 24C-26 27-31 26-32 22L-28 20C-25 20-31 14-31 3Z',
  ),
  path('M-3-16C4-18 9-13 8-5C7 2 1 5-3 1C-6-3-7-13-3-16Z', { class: 'koma-cut' }),
  path('M-2-13C3-14 6-11 5-5C4-1 1 1-1-1C-3-4-4-11-2-13Z'),
  ['circle', { class: 'koma-cut', cx: -17, cy: -7, r: 2.3 }],
];

/** A barrel that points up to the right, on its wheel. */
const cannon: readonly Drawing[] = [
  path('M-24 2L17-29L27-16L-12 19C-20 25-31 10-24 2Z'),
  ['circle', { cx: -4, cy: 17, r: 14 }],
  ['circle', { class: 'koma-cut', cx: -4, cy: 17, r: 8.5 }],
  ['circle', { cx: -4, cy: 17, r: 4 }],
];

/** Letter of a face, upper case → what is drawn on it. */
export const symbols: Readonly<Record<string, readonly Drawing[]>> = {
  K: [moved('translate(0 2) scale(.92)', ...crown)],
  A: [moved('translate(0 2)', ...fan)],
  B: elephant,
  N: [moved('scale(.95)', ...horseHead)],
  R: [moved('scale(.98)', ...tower)],
  C: cannon,
  P: [moved('scale(1.05)', ...footman)],
};
