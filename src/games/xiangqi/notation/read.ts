/** Reads any file of the game: the format is known by the text alone. */
import { fail, ok, type Result } from '#kernel/result.ts';
import type { BytesReading, Limits, OtherFile, Unread } from '../../pack.ts';
import { type Budget, countLines, linesOf, readWithBudget } from '../../reading.ts';
import { readChe } from './che.ts';
import { isDhtmlXq, readDhtmlXq } from './dhtmlxq.ts';
import { isHeaderLine, readPgn } from './pgn.ts';
import { isMoveLine } from './pgn-game.ts';
import { isPositionLine, readPositions } from './positions.ts';
import type { XiangqiFile } from './reading.ts';
import { isWxfFileLine, readWxfFile } from './wxf-file.ts';
import { readXqf } from './xqf.ts';
import { isXqf } from './xqf-head.ts';

const asPgn = (lines: readonly string[], budget: Budget): XiangqiFile | undefined => {
  const { games, notation = 'iccs' } = readPgn(lines, budget);
  return games.length === 0 ? undefined : { format: `pgn-${notation}`, games };
};

const asPositions = (lines: readonly string[], budget: Budget): XiangqiFile | undefined => {
  const { games, hasMoves } = readPositions(lines, budget);
  return games.length === 0 ? undefined : { format: hasMoves ? 'ucci' : 'fen', games };
};

const asDhtmlXq = (lines: readonly string[], budget: Budget): XiangqiFile | undefined => {
  const games = readDhtmlXq(lines, budget);
  return games.length === 0 ? undefined : { format: 'dhtmlxq', games };
};

const asWxfFile = (lines: readonly string[], budget: Budget): XiangqiFile | undefined => {
  const games = readWxfFile(lines, budget);
  return games.length === 0 ? undefined : { format: 'wxf', games };
};

/** The reader for the format that a line shows; undefined when the line shows none. */
const readerFor = (text: string): typeof asPgn | undefined => {
  if (isDhtmlXq(text)) return asDhtmlXq;
  if (isWxfFileLine(text)) return asWxfFile;
  if (isHeaderLine(text)) return asPgn;
  if (isPositionLine(text)) return asPositions;
  return isMoveLine(text) ? asPgn : undefined;
};

/** The first line that tells a format decides, unless its reader finds no game. */
const readLines = (lines: readonly string[], budget: Budget): XiangqiFile | undefined => {
  const tried = new Set<typeof asPgn>();
  for (const line of lines) {
    const reader = readerFor(line);
    if (reader === undefined || tried.has(reader)) continue;
    tried.add(reader);
    const file = reader(lines, budget);
    if (file !== undefined) return file;
  }
  const numbers = readChe(lines, budget);
  return numbers && { format: 'che', games: [numbers] };
};

/** Reads every game of a text, and stops where a limit is passed. Calls `onMoves` with the number of moves read so far. */
export const readWithin = (
  limits: Limits,
  text: string,
  onMoves: (moves: number) => void,
): Result<XiangqiFile, Unread> =>
  readWithBudget(limits, onMoves, (budget) => {
    const lines = linesOf(text);
    countLines(budget, lines.length);
    const file = readLines(lines, budget);
    if (file !== undefined) return ok(file);
    return fail({ code: lines.every((line) => line.trim() === '') ? 'empty-file' : 'no-kifu' });
  });

/** The words that files of another program begin with, and those files. */
const otherFiles: readonly (readonly [word: string, file: OtherFile])[] = [
  ['CCBridge Record', { program: 'CCBridge', ending: '.cbr', saveAs: 'PGN' }],
  ['CCBridgeLibrary', { program: 'CCBridge', ending: '.cbl', saveAs: 'PGN' }],
];

const otherFileOf = (bytes: Uint8Array): OtherFile | undefined => {
  const first = String.fromCharCode(...bytes.subarray(0, 15));
  return otherFiles.find(([word]) => first === word)?.[1];
};

/** Reads the bytes of XQStudio, and names those of CCBridge; undefined where they are of neither. */
export const readBytesWithin = (
  limits: Limits,
  bytes: Uint8Array,
  onMoves: (moves: number) => void,
): Result<BytesReading, Unread> | undefined => {
  if (isXqf(bytes)) return readWithBudget(limits, onMoves, (budget) => ok(readXqf(bytes, budget)));
  const other = otherFileOf(bytes);
  return other && fail({ code: 'other-program', other });
};
