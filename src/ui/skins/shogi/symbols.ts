/**
 * The western-symbol faces, for players who read no kanji, drawn around 0,0 and pointing up.
 * The rays of gold and silver are the directions they step in; a promoted piece that moves as gold
 * carries its own emblem inside gold's sun; dragon and horse gain rays where they gain steps.
 */

const rays = (angles: readonly number[], near: number, far: number, half: number): string =>
  angles
    .map(
      (angle) =>
        `<path d="M${-half} ${-near}L0 ${-far}L${half} ${-near}Z" transform="rotate(${angle})"/>`,
    )
    .join('');

const goldSteps = [0, 45, 90, 180, 270, 315];
const silverSteps = [0, 45, 135, 225, 315];

const crown =
  '<path d="M-23 15L-29-13L-14-1L0-23L14-1L29-13L23 15Z"/><path d="M-23 20H23V27H-23Z"/><circle cx="-29" cy="-17" r="4"/><circle cy="-27" r="4.6"/><circle cx="29" cy="-17" r="4"/>';
const tower =
  '<path d="M-21-27H-11V-19H-5V-27H5V-19H11V-27H21V-11L14-4V14L21 21V28H-21V21L-14 14V-4L-21-11Z"/>';
const mitre =
  '<circle cy="-27" r="4.2"/><path d="M0-23C13-12 20-2 17 8C15 14 8 17 0 17S-15 14-17 8C-20-2-13-12 0-23Z"/><path class="koma-cut" d="M-1-1L8.5-13.5L12.5-10.5L3 2Z"/><path d="M-21 28C-21 22-15 20.500-9 20.500H9C15 20.500 21 22 21 28Z"/>';
const horseHead =
  '<path d="M-15 29C-15 14 3 9 2-5C-3 1-10 2-15 9C-18 13-24 12-26 7C-27 4-25 1-23-2C-20-8-17-12-12-17L-13-28L-3-21C14-21 25-6 22 29Z"/><circle class="koma-cut" cx="-8" cy="-10" r="2.600"/>';
const spear = '<path d="M0-33L12-8L4-4V30H-4V-4L-12-8Z"/>';
const footman =
  '<circle cy="-17" r="9.500"/><path d="M-12-6H12V-1H6.500C7.500 9 11 15 17 20V28H-17V20C-11 15-7.500 9-6.500-1H-12Z"/>';
const moon = '<path d="M5-14A14.500 14.500 0 1 0 5 14A17 17 0 0 1 5-14Z"/>';

const king = `<g transform="translate(0 2) scale(.92)">${crown}</g>`;

const asGold = (emblem: string, size = 0.6): string =>
  `<circle r="24"/>${rays(goldSteps, 26, 34, 6)}<g class="koma-cut" transform="scale(${size})">${emblem.replaceAll('koma-cut', '')}</g>`;

/** Face in SFEN letters → what is drawn on it. */
export const symbols: Readonly<Record<string, string>> = {
  K: king,
  k: king,
  R: tower,
  B: mitre,
  G: `<circle r="12.500"/>${rays(goldSteps, 16.5, 30, 5.5)}`,
  S: `<g transform="translate(2 0) scale(1.12)">${moon}</g>${rays(silverSteps, 19.5, 31, 6)}`,
  N: `<g transform="scale(.92)">${horseHead}</g>`,
  L: `<g transform="scale(.95)">${spear}</g>`,
  P: `<g transform="scale(1.08)">${footman}</g>`,
  '+R': `<g transform="scale(.78)">${tower}</g>${rays([45, 135, 225, 315], 27, 38, 6)}`,
  '+B': `<g transform="scale(.8)">${mitre}</g>${rays([0, 90, 180, 270], 27, 36, 6.5)}`,
  '+S': asGold(`<g transform="translate(2 0)">${moon}</g>`, 1),
  '+N': asGold(horseHead),
  '+L': asGold(spear, 0.62),
  '+P': asGold(footman, 0.66),
};
