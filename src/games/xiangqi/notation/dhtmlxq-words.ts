/** The vocabulary of DhtmlXQ texts: the order of the pieces, the squares, and the names of the headers. */

import { type Move, moveOf } from '../move.ts';
import { type Kind, kindOfLetter, type Piece } from '../piece.ts';
import { columnOf, rowOf, squareAt } from '../square.ts';

/** The 32 pieces in the order in which their squares are given: Red's, then Black's. */
export const pieceOrder: readonly Piece[] = ([0, 1] as const).flatMap((seat) =>
  [...'RNBAKABNRCCPPPPP'].flatMap((letter) => {
    const kind: Kind | undefined = kindOfLetter(letter);
    return kind === undefined ? [] : [{ kind, seat }];
  }),
);

/** A square as two digits: column and row, the row counted from Black's side. */
export const formatPoint = (square: number): string => `${columnOf(square)}${rowOf(square)}`;

/** The square of two digits; undefined where there is none: 99 says that a piece is off the board. */
export const parsePoint = (digits: string): number | undefined =>
  /^[0-8]\d$/.test(digits)
    ? squareAt(Number(digits.charAt(0)), Number(digits.charAt(1)))
    : undefined;

/** The move of four digits; undefined where they name none. */
export const parsePoints = (digits: string): Move | undefined => {
  const [from, to] = [parsePoint(digits.slice(0, 2)), parsePoint(digits.slice(2))];
  return from === undefined || to === undefined || from === to ? undefined : moveOf(from, to);
};

/** The names of headers there, and what PGN calls the same. */
const names: readonly (readonly [tag: string, header: string])[] = [
  ['title', 'Title'],
  ['event', 'Event'],
  ['place', 'Site'],
  ['date', 'Date'],
  ['round', 'Round'],
  ['redteam', 'RedTeam'],
  ['red', 'Red'],
  ['redname', 'Red'],
  ['blackteam', 'BlackTeam'],
  ['black', 'Black'],
  ['blackname', 'Black'],
  ['open', 'Opening'],
  ['author', 'Author'],
  ['remark', 'Remark'],
];

/** The header that a tag stands for; the tag's own name where PGN has none for it. */
export const headerOfTag = (tag: string): string =>
  names.find(([name]) => name === tag)?.[1] ?? tag;

/** The tag that stands for a header. */
export const tagOfHeader = (header: string): string =>
  names.find(([, name]) => name === header)?.[0] ?? header;

/** How results are written, by who won. */
export const resultWord = (winner: 0 | 1 | null): string =>
  winner === 0 ? '红胜' : winner === 1 ? '黑胜' : '和棋';
