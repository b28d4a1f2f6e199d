/** Reads any text of banqi: what it is in is known by the text alone. */
import { fail, ok, type Result } from '#kernel/result.ts';
import type { FileReading, Limits, Unread } from '../../pack.ts';
import { type Budget, linesOf } from '../../reading.ts';
import { GAME, own } from './head.ts';
import { readMoveWord } from './move-text.ts';
import { isPositionLine, readPositions } from './position-lines.ts';
import { countLines, type Format } from './reading.ts';
import { readRecords } from './record-read.ts';
import { tokensOf } from './tokens.ts';

/** Whether lines are a record of banqi: a header says so, or, where none names a game, the first move turns a piece up. */
const isRecord = (lines: readonly string[]): boolean => {
  for (const token of tokensOf(lines)) {
    if (token.is === 'header' && token.key === own.game)
      return token.value.trim().toLowerCase() === GAME.toLowerCase();
    if (token.is === 'header' && token.key === own.position && isPositionLine(`${token.value} `))
      return true;
    if (token.is !== 'word') continue;
    const word = token.text.replace(/^\d+\.*/, '');
    if (word !== '') return readMoveWord(word)?.drawn !== undefined;
  }
  return false;
};

/** The format of a text; undefined where it is not of banqi. */
const formatOf = (lines: readonly string[]): Format | undefined => {
  if (isRecord(lines)) return 'record';
  const first = lines.find((line) => line.trim() !== '');
  return first !== undefined && isPositionLine(first) ? 'position' : undefined;
};

/** Reads every game of a text, whatever format it is in, and no more of it than the limits allow; `onMoves` hears how many moves were read so far. */
export const readBanqi = (
  text: string,
  limits: Limits,
  onMoves: (moves: number) => void = () => {},
): Result<FileReading, Unread> => {
  const lines = linesOf(text);
  if (lines.every((line) => line.trim() === '')) return fail({ code: 'empty-file' });
  const budget: Budget = { limits, games: 0, moves: 0, tooMuch: undefined, onMoves };
  countLines(budget, lines.length);
  if (budget.tooMuch !== undefined) return fail(budget.tooMuch);
  const format = formatOf(lines);
  if (format === undefined) return fail({ code: 'no-kifu' });
  const games = (format === 'record' ? readRecords : readPositions)(lines, budget);
  return budget.tooMuch === undefined ? ok({ format, games }) : fail(budget.tooMuch);
};
