/** Where the pieces of a set are, counted again from the position: what is hidden and what is lost. */
import { type Colour, colourOf, type Face, faces } from '#games/banqi/piece.ts';
import { countsBy, type Position, seenOn, wholeSet } from '#games/banqi/position.ts';

/** Some pieces: each face of which there are any, and how many. */
export type Pieces = ReadonlyMap<Face, number>;

/** The pieces of a set that are not seen on the board. */
export interface Tally {
  /** The pieces that lie face down somewhere. */
  readonly hidden: Pieces;
  /** The pieces that each side has lost, by its colour. */
  readonly lost: Readonly<Record<Colour, Pieces>>;
}

const piecesBy = (count: (face: Face) => number): Pieces =>
  new Map(faces.flatMap((face) => (count(face) > 0 ? [[face, count(face)] as const] : [])));

/** The pieces still hidden in a position, and those that each side has lost; faces are in the order of the set. */
export const tallyOf = ({ cells, pool }: Position): Tally => {
  const seen = seenOn(cells);
  const taken = countsBy((face) => wholeSet[face] - seen[face] - pool[face]);
  const lost = (colour: Colour): Pieces =>
    piecesBy((face) => (colourOf(face) === colour ? taken[face] : 0));
  return {
    hidden: piecesBy((face) => pool[face]),
    lost: { red: lost('red'), black: lost('black') },
  };
};
