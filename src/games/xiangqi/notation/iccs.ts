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

/**
 * Reads either form, in either case; legality is not its business. Errors: `bad-move` when the text names no move,
 * `no-such-piece` when nothing stands where it begins.
 */
export const parseIccs = (text: string, position: Position): Result<Move, ParseError> => {
  const [, one = '', two = ''] = /^([a-i]\d)-?([a-i]\d)$/i.exec(text.trim()) ?? [];
  const [from, to] = [parseSquare(one), parseSquare(two)];
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  if (from === undefined || to === undefined || from === to) return failed('bad-move');
  return pieceAt(position, from) === undefined ? failed('no-such-piece') : ok(moveOf(from, to));
};
