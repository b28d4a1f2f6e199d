/** Reads any kifu: the format is known by the text alone. */
import { fail, ok, type Result } from '#kernel/result.ts';
import type { FileReading, Limits } from '../../pack.ts';
import { type Budget, countLines, linesOf, readWithBudget, type TooMuch } from '../../reading.ts';
import { isCsaLine, readCsa } from './csa.ts';
import { readJkf } from './jkf.ts';
import { readKi2 } from './ki2.ts';
import { readKif } from './kif.ts';
import { tellsKifu } from './kif-head.ts';
import { moveStart } from './kif-lines.ts';
import { isRowOfMoves, readMoveWord } from './kif-move.ts';
import { isPgn, isPgnLine, readPgn } from './pgn.ts';
import { type NoKifu, noKifu, type ReadFormat, type Reading } from './reading.ts';
import { kifuOfLink } from './share-link.ts';
import { isUsiLine, readUsi } from './usi-lines.ts';

/** A kifu that was read. */
export interface KifuFile extends FileReading {
  readonly format: ReadFormat;
  readonly games: readonly Reading[];
}

const isRemark = (line: string): boolean => /^\s*(#.*|'.*)?$/.test(line);

/** Whether there are rows of moves, no numbered one, and no head of a table for such. */
const isKi2 = (lines: readonly string[]): boolean => {
  let rows = false;
  for (const line of lines) {
    if (line.startsWith('手数-')) return false;
    const from = moveStart(line);
    if (from !== -1 && readMoveWord(line, from) !== undefined) return false;
    rows ||= !/^[*＊]/.test(line) && isRowOfMoves(line);
  }
  return rows;
};

/** A line can tell a format, or that it is one of the two which are written in Japanese. */
const told = ['psn', 'jkf', 'csa', 'usi', 'japanese'] as const;

type Teller = (typeof told)[number];

/** The format of a text in which a line tells one. */
const formatIn = (lines: readonly string[], by: Teller): ReadFormat => {
  if (by === 'japanese') return isKi2(lines) ? 'ki2' : 'kif';
  return by === 'psn' && isPgn(lines) ? 'pgn' : by;
};

/** The format, or the pair of formats, that a line tells; undefined when any format may have it. */
const toldBy = (text: string): Teller | undefined => {
  if (isPgnLine(text)) return 'psn';
  if (/^\s*[[{]/.test(text)) return 'jkf';
  if (isCsaLine(text)) return 'csa';
  if (isUsiLine(text)) return 'usi';
  return isRowOfMoves(text) || tellsKifu(text) ? 'japanese' : undefined;
};

const readers: Readonly<
  Record<ReadFormat, (lines: readonly string[], budget?: Budget) => readonly Reading[]>
> = {
  kif: readKif,
  ki2: readKi2,
  csa: readCsa,
  usi: readUsi,
  sfen: readUsi,
  jkf: readJkf,
  psn: readPgn,
  pgn: readPgn,
};

/** Reads every game of a text, whatever format it is in; an error only when it holds none. */
export const readKifu = (text: string): Result<KifuFile, NoKifu> => readLines(linesOf(text));

/** As `readKifu`, but stops where a limit is passed; `onMoves` hears how many moves were read so far. */
export const readWithin = (
  limits: Limits,
  text: string,
  onMoves: (moves: number) => void = () => {},
): Result<KifuFile, NoKifu | TooMuch> =>
  readWithBudget(limits, onMoves, (budget) => {
    const lines = linesOf(text);
    countLines(budget, lines.length);
    return readLines(lines, budget);
  });

/** A kifu that a lone web address carries; undefined where the lines are more, or it carries none. */
const readLink = (lines: readonly string[], budget?: Budget): KifuFile | undefined => {
  const [only = '', second] = lines.filter((line) => line.trim() !== '');
  const text = second === undefined ? kifuOfLink(only) : undefined;
  const read = text === undefined ? undefined : readText(linesOf(text), budget);
  return read?.ok ? read.value : undefined;
};

const readLines = (lines: readonly string[], budget?: Budget): Result<KifuFile, NoKifu> => {
  const linked = readLink(lines, budget);
  return linked === undefined ? readText(lines, budget) : ok(linked);
};

/** The first line that tells a format decides, unless its reader finds no game: the log of a server may begin with anything. */
const readText = (lines: readonly string[], budget?: Budget): Result<KifuFile, NoKifu> => {
  const tried = new Set<ReadFormat>();
  const tryAs = (format: ReadFormat): readonly Reading[] => {
    if (tried.has(format)) return [];
    tried.add(format);
    return readers[format](lines, budget);
  };
  const known = new Map<Teller, ReadFormat>();
  // Each is asked once, for two of them look at every line.
  const formatTold = (by: Teller): ReadFormat => {
    const format = known.get(by) ?? formatIn(lines, by);
    known.set(by, format);
    return format;
  };
  for (const line of lines) {
    const by = isRemark(line) ? undefined : toldBy(line);
    if (by === undefined) continue;
    const format = formatTold(by);
    const games = tryAs(format);
    if (games.length > 0) return ok({ format, games });
    if (tried.size === told.length) break;
  }
  const format = formatTold('japanese');
  const games = tryAs(format);
  return games.length === 0 ? fail(noKifu(lines)) : ok({ format, games });
};
