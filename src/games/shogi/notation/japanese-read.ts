/** Reads moves as players type them in Japanese. */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { meaningOf, readMoveWord } from './kif-move.ts';

type Code = 'bad-move' | 'no-such-piece' | 'ambiguous-move';

const failWith = (code: Code, text: string) =>
  fail<ParseError>({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });

/**
 * Reads ７六歩, 76歩, 同銀不成, ５八金右, ７六歩(77) and their half-width forms for the side to move; legality is not its business.
 * Errors: `bad-move` when the text is no move, `no-such-piece` when nothing can make it, `ambiguous-move` when several can.
 */
export const parseJapanese = (
  text: string,
  position: Position,
  previousTo?: number,
): Result<Move, ParseError> => {
  const trimmed = text.trim();
  const word = readMoveWord(trimmed);
  if (word === undefined || word.end !== trimmed.length) return failWith('bad-move', text);
  const meaning = meaningOf(word, position, previousTo);
  return typeof meaning === 'string' ? failWith(meaning, text) : ok(meaning);
};
