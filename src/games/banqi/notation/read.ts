/** Reads any text of banqi. The text alone shows the format. */
import { fail, ok, type Result } from '#kernel/result.ts';
import type { FileReading, Limits, Unread } from '../../pack.ts';
import { countLines, linesOf, readWithBudget } from '../../reading.ts';
import { GAME, own } from './head.ts';
import { readMoveWord } from './move-text.ts';
import { isPositionLine, readPositions } from './position-lines.ts';
import type { Format } from './reading.ts';
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

/**
 * Reads every game of a text, whatever its format, and no more than the limits allow. Calls `onMoves` with the number
 * of moves read so far.
 */
export const readBanqi = (
  text: string,
  limits: Limits,
  onMoves: (moves: number) => void = () => {},
): Result<FileReading, Unread> =>
  readWithBudget(limits, onMoves, (budget): Result<FileReading, Unread> => {
    const lines = linesOf(text);
    if (lines.every((line) => line.trim() === '')) return fail({ code: 'empty-file' });
    countLines(budget, lines.length);
    const format = formatOf(lines);
    if (format === undefined) return fail({ code: 'no-kifu' });
    return ok({
      format,
      games: (format === 'record' ? readRecords : readPositions)(lines, budget),
    });
  });
