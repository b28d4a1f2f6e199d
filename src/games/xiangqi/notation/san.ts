/**
 * SAN, moves as chess writes them: `Che3`, `Nxg8+`, `c4`. PyChess and Elephantchess write the letters of FEN and count ranks
 * from 1; WinBoard writes E and H for elephant and horse and no letter for a soldier, and counts ranks from 0.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { isLegal } from '../legal.ts';
import { type Move, moveOf } from '../move.ts';
import { kindOfLetter } from '../piece.ts';
import { type Position, pieces } from '../position.ts';
import { formatSquare, RANKS, rowOf } from '../square.ts';
import { pieceObstacle } from '../violation.ts';
import { type FirstRank, squareNamed } from './iccs.ts';

const pattern = /^([KABENHRCPM]?)([a-i]?)(10|\d)?[x:]?([a-i])(10|\d)[+#=]*$/;

/** Whether a text looks like such a move. */
export const isSan = (text: string): boolean => pattern.test(text);

/** 1 for a move that programs write which count ranks from 1, -1 for one of WinBoard, 0 where both would write it so. */
export const countsFromOne = (text: string): -1 | 0 | 1 => {
  const [, letter = ''] = pattern.exec(text) ?? [];
  if (/[NBP]/.test(letter)) return 1;
  return letter === '' || /[HE]/.test(letter) ? -1 : 0;
};

/** Whether such a move has a piece, file or rank that chess does not have. */
export const isOffChessboard = (text: string): boolean => {
  const [, letter = '', file = '', rank = '', toFile = '', toRank = ''] = pattern.exec(text) ?? [];
  return (
    /[CAEHM]/.test(letter) ||
    `${file}${toFile}`.includes('i') ||
    [rank, toRank].some((number) => /^(0|9|10)$/.test(number))
  );
};

/**
 * Reads a move of the side to move, with ranks counted from a number on: a legal one where there is any. Errors: `bad-move`
 * when the text is none, `no-such-piece` when no piece goes so, `ambiguous-move` when several do.
 */
export const parseSan = (
  text: string,
  position: Position,
  firstRank: FirstRank,
): Result<Move, ParseError> => {
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  const [, letter = '', file = '', rank = '', toFile = '', toRank = ''] = pattern.exec(text) ?? [];
  const kind = letter === '' ? 'soldier' : kindOfLetter(letter);
  const to = squareNamed(toFile, toRank, firstRank);
  if (to === undefined) return failed('bad-move');
  const isOrigin = (square: number): boolean =>
    (file === '' || formatSquare(square).startsWith(file)) &&
    (rank === '' || RANKS - 1 - rowOf(square) === Number(rank) - firstRank);
  const moves = pieces(position)
    .filter(
      ([square, piece]) => piece.seat === position.turn && piece.kind === kind && isOrigin(square),
    )
    .map(([square]) => moveOf(square, to))
    .filter((move) => move.from !== to && pieceObstacle(position, move) === null);
  const legal = moves.filter((move) => isLegal(position, move));
  const [found, another] = legal.length > 0 ? legal : moves;
  if (found === undefined) return failed('no-such-piece');
  return another === undefined ? ok(found) : failed('ambiguous-move');
};
