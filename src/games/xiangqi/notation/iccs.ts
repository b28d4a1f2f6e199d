/** ICCS, moves by coordinates: `h2e2` as storage has it, `H2-E2` as people read it. */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { type Move, moveOf } from '../move.ts';
import { type Position, pieceAt } from '../position.ts';
import { formatSquare, parseSquare } from '../square.ts';

/** Writes a move for storage and engines: `h2e2`. */
export const formatMoveText = ({ from, to }: Move): string =>
  `${formatSquare(from)}${formatSquare(to)}`;

/** Writes a move as files and lists have it: `H2-E2`. */
export const formatIccs = ({ from, to }: Move): string =>
  `${formatSquare(from)}-${formatSquare(to)}`.toUpperCase();

/** The move that a text names in either form and case, whether or not a piece is there; undefined when it names none. */
export const moveInIccs = (text: string): Move | undefined => {
  const [, one = '', two = ''] = /^([a-i]\d)-?([a-i]\d)$/i.exec(text.trim()) ?? [];
  const [from, to] = [parseSquare(one), parseSquare(two)];
  return from === undefined || to === undefined || from === to ? undefined : moveOf(from, to);
};

/**
 * Reads either form, in either case; legality is not its business. Errors: `bad-move` when the text names no move,
 * `no-such-piece` when nothing stands where it begins.
 */
export const parseIccs = (text: string, position: Position): Result<Move, ParseError> => {
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  const move = moveInIccs(text);
  if (move === undefined) return failed('bad-move');
  return pieceAt(position, move.from) === undefined ? failed('no-such-piece') : ok(move);
};
