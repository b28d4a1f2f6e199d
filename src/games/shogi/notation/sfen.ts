/**
 * SFEN, the position text of USI: board from rank a, side to move, hands, number of the next move.
 * Read tolerantly: runs of blanks, underscores for blanks, `startpos`, a leading `sfen` or `position`,
 * no move number; counts may also be written as repeated letters.
 */
import type { Seat } from '#kernel/game.ts';
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import {
  type HandKind,
  handKinds,
  isHandKind,
  type Kind,
  kindName,
  kindNumber,
  kindOfLetter,
  letters,
  type Piece,
} from '../piece.ts';
import { at, cellOf, type Position, positionFrom, seatOf } from '../position.ts';

const evenStart = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

type Code = 'bad-board' | 'bad-side' | 'bad-hand' | 'bad-move-number';

const failAt = (code: Code, text: string, column: number) =>
  fail<ParseError>({ code, line: 1, column: column + 1, excerpt: text.slice(column, column + 40) });

const seatOfLetter = (letter: string): Seat => (letter === letter.toUpperCase() ? 0 : 1);

const readBoard = (text: string): readonly (readonly [number, Piece])[] | number => {
  const pieces: (readonly [number, Piece])[] = [];
  let square = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '/') {
      if (
        square === 0 ||
        square % 9 !== 0 ||
        square / 9 !== text.slice(0, i + 1).split('/').length - 1
      )
        return i;
      continue;
    }
    if (/[1-9]/.test(char)) {
      if ((square % 9) + Number(char) > 9) return i;
      square += Number(char);
    } else {
      const letter = char === '+' ? text.slice(i, i + 2) : char;
      const kind = kindOfLetter(letter);
      if (kind === undefined || square > 80) return i;
      if (square > 0 && square % 9 === 0 && text.charAt(i - 1) !== '/') return i;
      pieces.push([square, { kind, seat: seatOfLetter(letter) }]);
      square += 1;
      i += letter.length - 1;
    }
  }
  return square === 81 ? pieces : text.length;
};

type Hand = Partial<Record<HandKind, number>>;

const readHands = (text: string): readonly [Hand, Hand] | number => {
  const hands: [Hand, Hand] = [{}, {}];
  if (text === '-') return hands;
  const token = /(\d{0,3})([a-z])/iy;
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const [, digits = '', letter = ''] = token.exec(text) ?? [];
    const kind: Kind | undefined = kindOfLetter(letter);
    const count = digits === '' ? 1 : Number(digits);
    if (kind === undefined || !isHandKind(kind) || count === 0) return start;
    const hand = hands[seatOfLetter(letter)];
    hand[kind] = (hand[kind] ?? 0) + count;
  }
  return hands;
};

/** Reads any well-formed SFEN, unplayable positions too; errors: bad-board, bad-side, bad-hand, bad-move-number. */
export const parseSfen = (text: string): Result<Position, ParseError> => {
  const words = [...text.matchAll(/[^\s_]+/g)].filter(
    ([word], i) => !(i < 2 && (word === 'position' || word === 'sfen')),
  );
  if (words[0]?.[0] === 'startpos')
    return words.length === 1 ? parseSfen(evenStart) : failAt('bad-board', text, 0);
  const [board, side, hands, number] = words;
  if (board === undefined) return failAt('bad-board', text, 0);
  const pieces = readBoard(board[0]);
  if (typeof pieces === 'number') return failAt('bad-board', text, board.index + pieces);
  if (side === undefined || !/^[bw]$/.test(side[0]))
    return failAt('bad-side', text, side?.index ?? text.length);
  if (hands === undefined) return failAt('bad-hand', text, text.length);
  const inHand = readHands(hands[0]);
  if (typeof inHand === 'number') return failAt('bad-hand', text, hands.index + inHand);
  if (number !== undefined && !/^\d{1,9}$/.test(number[0]))
    return failAt('bad-move-number', text, number.index);
  const extra = words[4];
  if (extra !== undefined) return failAt('bad-move-number', text, extra.index);
  return ok(
    positionFrom({
      pieces,
      hands: inHand,
      turn: side[0] === 'b' ? 0 : 1,
      ply: Math.max(1, Number(number?.[0] ?? 1)),
    }),
  );
};

/** The SFEN letters of a piece as a side writes them: `P`, `+r`. */
export const pieceLetters = ({ kind, seat }: Piece): string =>
  seat === 0 ? letters[kind] : letters[kind].toLowerCase();

const formatBoard = (cells: readonly number[]): string => {
  let text = '';
  let empty = 0;
  for (let square = 0; square < 81; square++) {
    if (square > 0 && square % 9 === 0) {
      text += `${empty || ''}/`;
      empty = 0;
    }
    const piece = at(cells, cellOf(square));
    if (piece === 0) {
      empty += 1;
      continue;
    }
    text += `${empty || ''}${pieceLetters({ kind: kindName(piece & 15), seat: seatOf(piece) })}`;
    empty = 0;
  }
  return `${text}${empty || ''}`;
};

const formatHands = (hands: readonly number[]): string => {
  let text = '';
  for (const seat of [0, 1] as const)
    for (const kind of handKinds) {
      const count = at(hands, seat * 8 + kindNumber(kind));
      if (count > 0) text += `${count > 1 ? count : ''}${pieceLetters({ kind, seat })}`;
    }
  return text || '-';
};

/** Board, side and hands as SFEN, without the move number: the same text exactly when positions repeat one another. */
export const formatPlacement = (position: Position): string =>
  `${formatBoard(position.cells)} ${position.turn === 0 ? 'b' : 'w'} ${formatHands(position.hands)}`;

/** Writes a position as canonical SFEN with its move number. */
export const formatSfen = (position: Position): string =>
  `${formatPlacement(position)} ${position.ply}`;
