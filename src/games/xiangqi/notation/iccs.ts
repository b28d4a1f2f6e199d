/** ICCS, moves by coordinates: `h2e2` as storage has it, `H2-E2` as people read it. */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { type Move, moveOf } from '../move.ts';
import { type Position, pieceAt } from '../position.ts';
import { FILES, formatSquare, RANKS, squareAt } from '../square.ts';

/** Writes a move for storage and engines: `h2e2`. */
export const formatMoveText = ({ from, to }: Move): string =>
  `${formatSquare(from)}${formatSquare(to)}`;

/** Writes a move as files and lists have it: `H2-E2`. */
export const formatIccs = ({ from, to }: Move): string =>
  `${formatSquare(from)}-${formatSquare(to)}`.toUpperCase();

/** The number of Red's first rank: 0 in ICCS and UCCI; 1 in UCI and in programs that keep to it, whose last rank is 10. */
export type FirstRank = 0 | 1;

const pattern = /^([a-i])(10|\d)-?([a-i])(10|\d)$/i;

/** Whether a text looks like a move by coordinates, however ranks are counted. */
export const isCoordinates = (text: string): boolean => pattern.test(text);

/** The square of a file, in either case, and the number of a rank; undefined where there is none. */
export const squareNamed = (
  file: string,
  rank: string,
  firstRank: FirstRank,
): number | undefined => {
  const column = file.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
  const row = RANKS - 1 - (Number(rank) - firstRank);
  return column >= 0 && column < FILES && row >= 0 && row < RANKS
    ? squareAt(column, row)
    : undefined;
};

/** The move that a text names in either form and case, whether or not a piece is there; undefined when it names none. */
export const moveInIccs = (text: string, firstRank: FirstRank = 0): Move | undefined => {
  const [, file = '', rank = '', toFile = '', toRank = ''] = pattern.exec(text.trim()) ?? [];
  if (file === '') return undefined;
  const from = squareNamed(file, rank, firstRank);
  const to = squareNamed(toFile, toRank, firstRank);
  return from === undefined || to === undefined || from === to ? undefined : moveOf(from, to);
};

/**
 * Reads either form, in either case, with ranks counted from a number on; legality is not checked. Errors: `bad-move`
 * when the text names no move, `no-such-piece` when nothing stands where it begins.
 */
export const parseCoordinates = (
  text: string,
  position: Position,
  firstRank: FirstRank,
): Result<Move, ParseError> => {
  const failed = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  const move = moveInIccs(text, firstRank);
  if (move === undefined) return failed('bad-move');
  return pieceAt(position, move.from) === undefined ? failed('no-such-piece') : ok(move);
};

/** Reads a move as storage has it, and as ICCS does; errors as those of `parseCoordinates`. */
export const parseIccs = (text: string, position: Position): Result<Move, ParseError> =>
  parseCoordinates(text, position, 0);
