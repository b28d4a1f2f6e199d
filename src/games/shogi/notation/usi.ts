/** USI move text: `7g7f`, `8h2b+`, `P*5e`. */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import { isHandKind, kindOfLetter, letters } from '../piece.ts';
import { handCount, type Position, pieceAt } from '../position.ts';
import { formatSquare, parseSquare } from '../square.ts';

type Code = 'bad-move' | 'no-such-piece';

const failWith = (code: Code, text: string) =>
  fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });

/** The move that a text names in USI, whether or not its piece is there; undefined when it names none. */
export const moveInUsi = (text: string): Move | undefined => {
  const word = text.trim();
  const [, letter = '', dropTo = ''] = /^([a-z])\*([1-9][a-i])$/i.exec(word) ?? [];
  const [, origin = '', target = '', plus = ''] =
    /^([1-9][a-i])([1-9][a-i])(\+?)$/.exec(word) ?? [];
  const to = parseSquare(dropTo || target);
  if (to === undefined) return undefined;
  if (letter !== '') {
    const kind = kindOfLetter(letter);
    return kind !== undefined && isHandKind(kind) ? { drop: kind, to } : undefined;
  }
  const from = parseSquare(origin);
  return from === undefined || from === to ? undefined : { from, to, promote: plus === '+' };
};

/**
 * Reads a move whose piece is there, in that square or in the hand of the side to move; legality is not
 * its business. Errors: `bad-move` when the text is no USI move, `no-such-piece` when nothing can make it.
 */
export const parseUsi = (text: string, position: Position): Result<Move, ParseError> => {
  const move = moveInUsi(text);
  if (move === undefined) return failWith('bad-move', text);
  const isThere =
    'drop' in move
      ? handCount(position, position.turn, move.drop) > 0
      : pieceAt(position, move.from) !== undefined;
  return isThere ? ok(move) : failWith('no-such-piece', text);
};

/** Writes a move as USI. */
export const formatUsi = (move: Move): string =>
  'drop' in move
    ? `${letters[move.drop]}*${formatSquare(move.to)}`
    : `${formatSquare(move.from)}${formatSquare(move.to)}${move.promote ? '+' : ''}`;
