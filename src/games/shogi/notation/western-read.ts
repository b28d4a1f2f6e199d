/**
 * Reads moves as western players and programs write them. Squares are those of shogi, `7f` or `76`, or those of a chess board,
 * `c4`, as Fairy-Stockfish has them in SAN; a drop has `*`, `'` or `@`; the origin may be left out, or told in part.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { inCheck, isLegal } from '../legal.ts';
import type { Move } from '../move.ts';
import { isHandKind, kindNumber, kindOfLetter } from '../piece.ts';
import { play } from '../play.ts';
import { cellOf, handCount, type Position, pieceAt } from '../position.ts';
import { formatSquare, parseSquare } from '../square.ts';
import { promotionOf } from '../violation.ts';
import { originsOf } from './origins.ts';
import { boardMove, dropMove } from './shared-moves.ts';

const square = '[1-9][a-i]|[1-9][1-9]|[a-i][1-9]';
const pattern = new RegExp(
  `^(\\+?[KRBGSNLP])?(${square}|[1-9a-i])?([-x*'’@]?)(${square})([+=#]*)$`,
);
const ownSquare = /^(?:\+?[KRBGSNLP](?:[1-9][a-i])?[-x]?|[RBGSNLP][*'’@])[1-9][a-i][+=]?$/;

/** Whether a word is a move in squares of shogi behind the letter of a piece, `P7g-7f`: no other game has such. */
export const isWesternMove = (word: string): boolean => ownSquare.test(word);

/** Whether a word looks like a move in any of the squares. */
export const looksWestern = (word: string): boolean => pattern.test(word);

const isOfChess = (name: string): boolean => /^[a-i][1-9]$/.test(name);

/** A square by the name it has in any of the three ways; undefined where the text names none. */
const squareNamed = (name: string): number | undefined => {
  const [first = '', second = ''] = name;
  if (isOfChess(name))
    return parseSquare(
      `${9 - 'abcdefghi'.indexOf(first)}${'ihgfedcba'.charAt(Number(second) - 1)}`,
    );
  return /^[1-9][1-9]$/.test(name)
    ? parseSquare(`${first}${'abcdefghi'.charAt(Number(second) - 1)}`)
    : parseSquare(name);
};

/** Whether a square has the file or the rank that a letter or digit names, in squares of chess or of shogi. */
const isIn = (part: string, from: number, inChess: boolean): boolean => {
  const [file = '', rank = ''] = formatSquare(from);
  if (!inChess) return part === file || part === rank;
  return (
    part === 'ihgfedcba'.charAt(Number(file) - 1) || part === `${9 - 'abcdefghi'.indexOf(rank)}`
  );
};

/** Whether the mover turns the piece over. In SAN a plus sign may be a check instead; two signs are both. */
const promotes = (
  position: Position,
  { from, to }: { readonly from: number; readonly to: number },
  signs: string,
  inChess: boolean,
): boolean => {
  const plus = signs.replace(/[^+]/g, '').length;
  const piece = pieceAt(position, from);
  if (plus === 0 || piece === undefined) return false;
  const { kind, seat } = piece;
  if (!inChess) return true;
  if (promotionOf(kindNumber(kind), seat, cellOf(from), cellOf(to)) === 'never') return false;
  if (plus > 1 || signs.includes('#')) return true;
  const checks = (promote: boolean): boolean => {
    const after = play(position, { move: boardMove(from, to, promote) });
    return inCheck(after, after.turn);
  };
  return !(checks(true) && checks(false));
};

/** The one that a choice leaves, legal ones first; undefined where there is none, `several` where there are more. */
const onlyOf = (position: Position, moves: readonly Move[]): Move | 'several' | undefined => {
  if (moves.length < 2) return moves[0];
  const legal = moves.filter((move) => isLegal(position, move));
  return legal.length === 1 ? legal[0] : 'several';
};

/**
 * Reads a move of the side to move; whether it is legal is not its business. Errors: `bad-move` when the text is none,
 * `no-such-piece` when nothing can make it, `ambiguous-move` when several can.
 */
export const parseWestern = (text: string, position: Position): Result<Move, ParseError> => {
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  const [, letter = '', origin = '', way = '', target = '', signs = ''] = pattern.exec(text) ?? [];
  const inChess = isOfChess(target);
  const to = squareNamed(target);
  const whole = origin.length === 2 ? squareNamed(origin) : undefined;
  // A pawn has no letter in SAN; with both squares any piece may go without.
  if (to === undefined || (letter === '' && whole === undefined && !inChess))
    return failed('bad-move');
  const { turn } = position;
  const kind = letter === '' ? 'pawn' : kindOfLetter(letter);
  if (kind === undefined) return failed('bad-move');
  if (/[*'’@]/.test(way)) {
    if (letter === '' || origin !== '' || !isHandKind(kind)) return failed('bad-move');
    return handCount(position, turn, kind) > 0
      ? ok(dropMove(kind, to, turn, turn))
      : failed('no-such-piece');
  }
  const moveFrom = (from: number): Move =>
    boardMove(from, to, promotes(position, { from, to }, signs, inChess));
  if (whole !== undefined) {
    const piece = pieceAt(position, whole);
    const isIt = piece !== undefined && (letter === '' || piece.kind === kind);
    return isIt && whole !== to ? ok(moveFrom(whole)) : failed('no-such-piece');
  }
  const moves = originsOf(position, turn, kind, to)
    .filter((from) => origin === '' || isIn(origin, from, inChess))
    .map(moveFrom);
  const found = onlyOf(position, moves);
  if (found === 'several') return failed('ambiguous-move');
  return found === undefined ? failed('no-such-piece') : ok(found);
};
