/** Emblems of pieces that more than one game has, drawn around 0,0 and pointing up, within 35 of it. */
import { type Drawing, path } from './drawing.ts';

/** A king's crown, closed and with a cross: chess players read one with points as a queen's. */
export const crown: readonly Drawing[] = [
  path('M-2.500-35H2.500V-30.500H7V-25.500H2.500V-16H-2.500V-25.500H-7V-30.500H-2.500Z'),
  path('M-22 15C-34-2-27-15-15-15C-7-15-2-10 0-4C2-10 7-15 15-15C27-15 34-2 22 15Z'),
  path('M-22 20H22V27H-22Z'),
];

/** A tower, as of a castle. */
export const tower: readonly Drawing[] = [
  path('M-21-27H-11V-19H-5V-27H5V-19H11V-27H21V-11L14-4V14L21 21V28H-21V21L-14 14V-4L-21-11Z'),
];

/** A horse's head; its eye is cut. */
export const horseHead: readonly Drawing[] = [
  path(
    'M-15 29C-15 14 3 9 2-5C-3 1-10 2-15 9C-18 13-24 12-26 7C-27 4-25 1-23-2C-20-8-17-12-12-17L-13-28L-3-21C14-21 25-6 22 29Z',
  ),
  ['circle', { class: 'koma-cut', cx: -8, cy: -10, r: 2.6 }],
];

/** A man on foot. */
export const footman: readonly Drawing[] = [
  ['circle', { cx: 0, cy: -17, r: 9.5 }],
  path('M-12-6H12V-1H6.500C7.500 9 11 15 17 20V28H-17V20C-11 15-7.500 9-6.500-1H-12Z'),
];
