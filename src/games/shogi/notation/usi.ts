/** USI move text: `7g7f`, `8h2b+`, `P*5e`. */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import { isHandKind, kindOfLetter, letters } from '../piece.ts';
import { handCount, type Position, pieceAt } from '../position.ts';
import { formatSquare, parseSquare } from '../square.ts';

type Code = 'bad-move' | 'no-such-piece';

const failWith = (code: Code, text: string) =>
  fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });

/**
 * Reads a move whose piece is there, in that square or in the hand of the side to move; legality is not
 * its business. Errors: `bad-move` when the text is no USI move, `no-such-piece` when nothing can make it.
 */
export const parseUsi = (text: string, position: Position): Result<Move, ParseError> => {
  const word = text.trim();
  const [, letter = '', dropTo = ''] = /^([a-z])\*([1-9][a-i])$/i.exec(word) ?? [];
  const [, origin = '', target = '', plus = ''] =
    /^([1-9][a-i])([1-9][a-i])(\+?)$/.exec(word) ?? [];
  const to = parseSquare(dropTo || target);
  if (to === undefined) return failWith('bad-move', text);
  if (letter !== '') {
    const kind = kindOfLetter(letter);
    if (kind === undefined || !isHandKind(kind)) return failWith('bad-move', text);
    if (handCount(position, position.turn, kind) === 0) return failWith('no-such-piece', text);
    return ok({ drop: kind, to });
  }
  const from = parseSquare(origin);
  if (from === undefined || from === to) return failWith('bad-move', text);
  if (pieceAt(position, from) === undefined) return failWith('no-such-piece', text);
  return ok({ from, to, promote: plus === '+' });
};

/** Writes a move as USI. */
export const formatUsi = (move: Move): string =>
  'drop' in move
    ? `${letters[move.drop]}*${formatSquare(move.to)}`
    : `${formatSquare(move.from)}${formatSquare(move.to)}${move.promote ? '+' : ''}`;
