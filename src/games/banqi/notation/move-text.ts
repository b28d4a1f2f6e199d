/** How moves are written: `c3` turns a piece up, `c3-c4` goes to an empty cell, `c3xd3` takes. In records a turn-up says what it showed, `c3=R`. */
import type { Turn } from '#kernel/game.ts';
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import { attempt } from '../picks.ts';
import { isFace } from '../piece.ts';
import { faceAt, type Position } from '../position.ts';
import { formatSquare, parseSquare } from '../square.ts';

/** Writes a move for storage: `c3`, `c3-c4`, `c3xd3`. */
export const formatMove = (move: Move): string =>
  'up' in move
    ? formatSquare(move.up)
    : `${formatSquare(move.from)}${move.takes ? 'x' : '-'}${formatSquare(move.to)}`;

/** Writes a turn for a record: as `formatMove`, and a turn-up with what it showed. */
export const formatTurn = ({ move, drawn }: Turn<Move>): string =>
  drawn === undefined ? formatMove(move) : `${formatMove(move)}=${drawn}`;

/** As `formatTurn`, and a capture with what it takes in the position before it: `c3xd3:n`. */
export const formatFullTurn = (turn: Turn<Move>, before: Position): string => {
  const taken = 'up' in turn.move ? undefined : faceAt(before, turn.move.to);
  return taken === undefined ? formatTurn(turn) : `${formatTurn(turn)}:${taken}`;
};

/** The content of a word of a record, whatever the position. */
export interface MoveWord {
  readonly squares: readonly number[];
  /**
   * How the word says that a piece moves: `-` to an empty cell, `x` taking what is there; undefined where it does not
   * say.
   */
  readonly sign?: '-' | 'x';
  /** The face that the word says was taken. */
  readonly taken?: string;
  /** The face that the word says was turned up. */
  readonly drawn?: string;
}

/** Reads the form of a word; undefined where it is that of no move. */
export const readMoveWord = (word: string): MoveWord | undefined => {
  const [, origin = '', shown, sign, goal = '', prey] =
    /^([a-h][1-4])(?:=([A-Za-z])|([-x])?([a-h][1-4])(?::([A-Za-z]))?)?$/.exec(word) ?? [];
  const [from, to] = [parseSquare(origin), parseSquare(goal)];
  if (from === undefined || from === to) return undefined;
  if (![shown, prey].every((letter) => letter === undefined || isFace(letter))) return undefined;
  return {
    squares: to === undefined ? [from] : [from, to],
    ...((sign === '-' || sign === 'x') && { sign }),
    ...(prey !== undefined && { taken: prey }),
    ...(shown !== undefined && { drawn: shown }),
  };
};

/** The move that a word names here, legal or not; undefined where no such move can be made. */
export const moveOfWord = ({ squares }: MoveWord, position: Position): Move | undefined =>
  attempt(
    position,
    squares.map((square) => ({ at: 'square', square })),
  );

/** Whether a word says otherwise than the position what the move takes: by its sign, or by the piece that it names. */
export const saysOtherwise = (
  { sign, taken }: MoveWord,
  move: Move,
  position: Position,
): 'sign-differs' | 'taken-differs' | undefined => {
  if ('up' in move) return undefined;
  if (sign !== undefined && (sign === 'x') !== move.takes) return 'sign-differs';
  return taken !== undefined && taken !== faceAt(position, move.to) ? 'taken-differs' : undefined;
};

/**
 * Reads what `formatMove` wrote, a capture also with what it takes, and a step without its sign. Errors: bad-move (no
 * move's form), impossible-move (nothing there that could be moved so), sign-differs, taken-differs.
 */
export const parseMove = (text: string, position: Position): Result<Move, ParseError> => {
  const wrong = (code: string) =>
    fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });
  const word = readMoveWord(text);
  if (word === undefined || word.drawn !== undefined) return wrong('bad-move');
  const move = moveOfWord(word, position);
  if (move === undefined) return wrong('impossible-move');
  const otherwise = saysOtherwise(word, move, position);
  return otherwise === undefined ? ok(move) : wrong(otherwise);
};
