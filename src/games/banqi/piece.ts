/** The pieces: seven kinds in two colours, each a letter where positions and records name it, upper case for red. */

/** The seven kinds, in the order in which pieces are counted and written. */
export const kinds = [
  'king',
  'advisor',
  'elephant',
  'chariot',
  'horse',
  'cannon',
  'soldier',
] as const;
export type Kind = (typeof kinds)[number];

/** The two colours; which player has which is known from the first piece that is turned up. */
export type Colour = 'red' | 'black';

/** The letters of the fourteen faces, red before black, each colour in the order of the kinds. */
export const faces = [
  'K',
  'A',
  'B',
  'R',
  'N',
  'C',
  'P',
  'k',
  'a',
  'b',
  'r',
  'n',
  'c',
  'p',
] as const;
export type Face = (typeof faces)[number];

/** How many pieces a set has in all; they fill the board. */
export const SET_SIZE = 32;

const kindsByLetter: Readonly<Record<string, Kind>> = {
  K: 'king',
  A: 'advisor',
  B: 'elephant',
  R: 'chariot',
  N: 'horse',
  C: 'cannon',
  P: 'soldier',
};

/** Whether a letter is that of a face. */
export const isFace = (letter: string): letter is Face => faces.some((face) => face === letter);

/** The kind of piece that shows a face. */
export const kindOf = (face: Face): Kind => {
  const kind = kindsByLetter[face.toUpperCase()];
  if (kind === undefined) throw new Error(`no kind has the letter ${face}`);
  return kind;
};

/** The colour of a face. */
export const colourOf = (face: Face): Colour => (face === face.toUpperCase() ? 'red' : 'black');

/** The other colour. */
export const otherColour = (colour: Colour): Colour => (colour === 'red' ? 'black' : 'red');

/** How many pieces of a face a set has: one king, five soldiers, two of every other kind. */
export const setCount = (face: Face): number => {
  const kind = kindOf(face);
  return kind === 'king' ? 1 : kind === 'soldier' ? 5 : 2;
};
