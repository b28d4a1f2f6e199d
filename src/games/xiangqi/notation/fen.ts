/**
 * FEN, the text of a position: board from rank 9, side to move, two empty fields, plies since the last capture, next
 * move's number. It is read tolerantly: runs of blanks, underscores for blanks, `startpos`, a leading `fen` or
 * `position`, other letters for horse, elephant and mandarin, `r` for Red, and fields left out at the end.
 */
import type { Seat } from '#kernel/game.ts';
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { kindName, kindOfLetter, type Piece, pieceLetter } from '../piece.ts';
import { at, cellOf, type Position, positionFrom, seatOf } from '../position.ts';
import { FILES, squareAt } from '../square.ts';

/** The position that games begin from. */
export const evenStart = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

type Code = 'bad-board' | 'bad-side' | 'bad-field' | 'bad-number';

const failAt = (code: Code, text: string, column: number) =>
  fail<ParseError>({ code, line: 1, column: column + 1, excerpt: text.slice(column, column + 40) });

const seatOfLetter = (letter: string): Seat => (letter === letter.toUpperCase() ? 0 : 1);

/** The pieces of the first field; where it is none, the place of the first wrong character. */
const readBoard = (text: string): readonly (readonly [number, Piece])[] | number => {
  const pieces: (readonly [number, Piece])[] = [];
  let [row, column] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    const kind = kindOfLetter(char);
    if (char === '/') {
      if (column !== FILES || row === 9) return i;
      [row, column] = [row + 1, 0];
    } else if (/[1-9]/.test(char)) column += Number(char);
    else if (kind === undefined || column >= FILES) return i;
    else {
      pieces.push([squareAt(column, row), { kind, seat: seatOfLetter(char) }]);
      column += 1;
    }
    if (column > FILES) return i;
  }
  return row === 9 && column === FILES ? pieces : text.length;
};

/** Reads any well-formed FEN, unplayable positions too; errors: bad-board, bad-side, bad-field, bad-number. */
export const parseFen = (text: string): Result<Position, ParseError> => {
  const words = [...text.matchAll(/[^\s_]+/g)].filter(
    ([word], i) => !(i < 2 && (word === 'position' || word === 'fen')),
  );
  if (words[0]?.[0] === 'startpos')
    return words.length === 1 ? parseFen(evenStart) : failAt('bad-board', text, 0);
  const [board, side, castling, passing, quiet, number] = words;
  if (board === undefined) return failAt('bad-board', text, 0);
  const pieces = readBoard(board[0]);
  if (typeof pieces === 'number') return failAt('bad-board', text, board.index + pieces);
  if (side === undefined || !/^[wrb]$/.test(side[0]))
    return failAt('bad-side', text, side?.index ?? text.length);
  for (const field of [castling, passing])
    if (field !== undefined && field[0] !== '-') return failAt('bad-field', text, field.index);
  for (const count of [quiet, number])
    if (count !== undefined && !/^\d{1,6}$/.test(count[0]))
      return failAt('bad-number', text, count.index);
  const extra = words[6];
  if (extra !== undefined) return failAt('bad-number', text, extra.index);
  return ok(
    positionFrom({
      pieces,
      turn: side[0] === 'b' ? 1 : 0,
      quiet: Number(quiet?.[0] ?? 0),
      number: Math.max(1, Number(number?.[0] ?? 1)),
    }),
  );
};

const formatBoard = (cells: readonly number[]): string => {
  const rows: string[] = [];
  for (let row = 0; row < 10; row++) {
    let text = '';
    let empty = 0;
    for (let column = 0; column < FILES; column++) {
      const piece = at(cells, cellOf(squareAt(column, row)));
      if (piece === 0) {
        empty += 1;
        continue;
      }
      const letter = pieceLetter({ kind: kindName(piece & 15), seat: seatOf(piece) });
      text += `${empty || ''}${letter}`;
      empty = 0;
    }
    rows.push(`${text}${empty || ''}`);
  }
  return rows.join('/');
};

/** Writes a position as canonical FEN. */
export const formatFen = ({ cells, turn, quiet, number }: Position): string =>
  `${formatBoard(cells)} ${turn === 0 ? 'w' : 'b'} - - ${quiet} ${number}`;
