/** The capitals of the codes as strokes of a pen, 18 wide and 26 high round their middle: no font has to come for them. */
import { type Drawing, moved, path } from '../drawing.ts';

const strokes: Readonly<Record<string, string>> = {
  A: 'M-9 13L0-13L9 13M-6 5H6',
  B: 'M-8-13V13H2Q9 13 9 6Q9-1 2-1H-8M2-1Q7-1 7-7Q7-13 1-13H-8',
  C: 'M9-8Q6-13 0-13Q-9-13-9 0Q-9 13 0 13Q6 13 9 8',
  D: 'M-8-13V13H-1Q9 13 9 0Q9-13-1-13Z',
  E: 'M8-13H-7V13H8M-7-1H5',
  F: 'M8-13H-7V13M-7-1H5',
  G: 'M9-8Q6-13 0-13Q-9-13-9 0Q-9 13 0 13Q9 13 9 2H1',
  H: 'M-8-13V13M8-13V13M-8 0H8',
  L: 'M-7-13V13H8',
  M: 'M-10 13V-13L0 6L10-13V13',
  N: 'M-8 13V-13L8 13V-13',
  O: 'M0-13Q-10-13-10 0Q-10 13 0 13Q10 13 10 0Q10-13 0-13Z',
  P: 'M-7 13V-13H1Q9-13 9-5.500Q9 2 1 2H-7',
  Q: 'M0-13Q-10-13-10 0Q-10 13 0 13Q10 13 10 0Q10-13 0-13ZM3 6L10 14',
  R: 'M-7 13V-13H1Q9-13 9-6Q9 0 1 0H-7M1 0L9 13',
  S: 'M8-9Q5-13 0-13Q-8-13-8-7Q-8-2 0-1Q9 1 9 7Q9 13 0 13Q-6 13-9 8',
  T: 'M-9-13H9M0-13V13',
  U: 'M-8-13V4Q-8 13 0 13Q8 13 8 4V-13',
  V: 'M-9-13L0 13L9-13',
  W: 'M-11-13L-6 13L0-6L6 13L11-13',
};

/** How far the middles of two letters are apart. */
const APART = 25;

/** One or two capitals beside each other; throws on a letter that no code has. */
export const codeOf = (letters: string): readonly Drawing[] =>
  [...letters].map((letter, i) => {
    const d = strokes[letter];
    if (d === undefined) throw new Error(`no code has the letter ${letter}`);
    const right = (i - (letters.length - 1) / 2) * APART;
    return moved(`translate(${right})`, path(d));
  });
