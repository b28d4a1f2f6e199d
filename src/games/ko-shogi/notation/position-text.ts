/**
 * The text of a position as storage keeps it: board, side to move, ply, and `nosub` where banner and drums stand in for
 * nothing. The board is nineteen ranks joined by `/`. A rank lists tokens from file 19 on, joined by commas: a number
 * for so many empty points, or the code of a face, in upper case for Black.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { faceCode, faceOfCode, type Piece } from '../piece.ts';
import { type Position, pieceAt, positionFrom } from '../position.ts';
import { SIZE } from '../square.ts';

type Parsed<T> = Result<T, ParseError>;

const wrong = (code: string, text: string, index: number): Parsed<never> =>
  fail({ code, line: 1, column: index + 1, excerpt: text.slice(index, index + 40) });

const rankText = (position: Position, rank: number): string => {
  const tokens: (string | number)[] = [];
  for (let file = 0; file < SIZE; file++) {
    const piece = pieceAt(position, rank * SIZE + file);
    const last = tokens.at(-1);
    if (piece !== undefined) {
      const code = faceCode(piece);
      tokens.push(piece.seat === 0 ? code : code.toLowerCase());
    } else if (typeof last === 'number') tokens[tokens.length - 1] = last + 1;
    else tokens.push(1);
  }
  return tokens.join(',');
};

/** The pieces of a position as text, without side to move and ply. */
export const formatPlacement = (position: Position): string =>
  Array.from({ length: SIZE }, (_, rank) => rankText(position, rank)).join('/');

/** The text of a position as storage keeps it. */
export const formatPosition = (position: Position): string => {
  const side = position.turn === 0 ? 'b' : 'w';
  const rule = position.substitute ? '' : ' nosub';
  return `${formatPlacement(position)} ${side} ${position.ply}${rule}`;
};

/** The piece that a token names; undefined when it names none, or is written in both cases. */
const pieceOfToken = (token: string): Piece | undefined => {
  const face = faceOfCode(token.toUpperCase());
  if (face === undefined) return undefined;
  if (token === token.toUpperCase()) return { ...face, seat: 0 };
  return token === token.toLowerCase() ? { ...face, seat: 1 } : undefined;
};

/** Reads one rank, which begins at an index of the whole text. */
const readRank = (
  text: string,
  rank: string,
  begin: number,
): Parsed<readonly (readonly [file: number, piece: Piece])[]> => {
  const found: (readonly [number, Piece])[] = [];
  let file = 0;
  let index = begin;
  let afterNumber = false;
  for (const token of rank.split(',')) {
    const isNumber = /^[1-9][0-9]?$/.test(token);
    const piece = isNumber ? undefined : pieceOfToken(token);
    if (isNumber) {
      if (afterNumber) return wrong('two-numbers', text, index);
      file += Number(token);
    } else if (piece === undefined) return wrong('no-piece', text, index);
    else {
      found.push([file, piece]);
      file += 1;
    }
    afterNumber = isNumber;
    index += token.length + 1;
  }
  return file === SIZE ? ok(found) : wrong('rank-length', text, begin);
};

const readPlacement = (
  text: string,
  placement: string,
): Parsed<readonly (readonly [square: number, piece: Piece])[]> => {
  const ranks = placement.split('/');
  if (ranks.length !== SIZE) return wrong('rank-count', text, 0);
  const found: (readonly [number, Piece])[] = [];
  let begin = 0;
  for (const [row, rank] of ranks.entries()) {
    const read = readRank(text, rank, begin);
    if (!read.ok) return read;
    for (const [file, piece] of read.value) found.push([row * SIZE + file, piece]);
    begin += rank.length + 1;
  }
  return ok(found);
};

/** Reads a position text; the error says what is wrong and where. */
export const parsePosition = (text: string): Parsed<Position> => {
  const [placement = '', side = '', ply = '', rule, ...rest] = text.split(' ');
  const read = readPlacement(text, placement);
  if (!read.ok) return read;
  const atSide = placement.length + 1;
  if (side !== 'b' && side !== 'w') return wrong('no-side', text, atSide);
  const atPly = atSide + side.length + 1;
  if (!/^[1-9][0-9]{0,5}$/.test(ply)) return wrong('no-ply', text, atPly);
  if ((rule !== undefined && rule !== 'nosub') || rest.length > 0)
    return wrong('rest', text, atPly + ply.length + 1);
  return ok(
    positionFrom({
      pieces: read.value,
      turn: side === 'b' ? 0 : 1,
      ply: Number(ply),
      substitute: rule === undefined,
    }),
  );
};
