/** The part of a KIF file before its first move: headers, the start, the first comment. */

import type { Seat } from '#kernel/game.ts';
import { fail, ok, type ParseError } from '#kernel/result.ts';
import type { Headers } from '#record/record.ts';
import type { Position } from '../cells.ts';
import { start } from '../starts.ts';
import { type HandLine, readDiagram } from './kif-diagram.ts';
import { type KifLine, readLine } from './kif-lines.ts';
import { readMoveWord } from './kif-move.ts';
import { startNamed } from './kif-words.ts';
import { parseSfen } from './sfen.ts';

/** What a reader can have to say about a line of a KIF file. */
export type KifProblemCode =
  | 'unknown-line'
  | 'unreadable-move'
  | 'impossible-move'
  | 'illegal-move'
  | 'wrong-piece'
  | 'bad-time'
  | 'bad-variation'
  | 'unknown-handicap'
  | 'bad-diagram'
  | 'bad-hand'
  | 'commented-diagram'
  | 'unknown-ending'
  | 'move-after-ending'
  | 'count-differs'
  | 'second-game';

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface KifProblem extends ParseError {
  readonly code: KifProblemCode;
}

/** Makes a problem; lines and columns count from 1. */
export const problemAt = (
  code: KifProblemCode,
  line: number,
  text: string,
  column = 1,
): KifProblem => ({ code, line, column, excerpt: text.slice(column - 1, column + 39) });

/** What stands before the first move. */
export interface Head {
  readonly headers: Headers;
  readonly position: Position;
  readonly previousTo: number | undefined;
  readonly comment: readonly string[];
  readonly bookmarks: readonly string[];
  readonly problems: readonly KifProblem[];
  /** Whether anything told that this is a kifu. */
  readonly found: boolean;
  /** Index of the first line that is not part of the head. */
  readonly next: number;
}

interface Gathered {
  headers: (readonly [key: string, value: string])[];
  rows: { text: string; line: number }[];
  hands: [HandLine | undefined, HandLine | undefined];
  flipped: boolean;
  turn: Seat;
  moves: number;
  last: string;
  handicap: { name: string; line: number; text: string } | undefined;
}

const nothingGathered = (): Gathered => ({
  headers: [],
  rows: [],
  hands: [undefined, undefined],
  flipped: false,
  turn: 0,
  moves: 0,
  last: '',
  handicap: undefined,
});

/** Takes a line of the head; false when it is no such line. */
const gather = (into: Gathered, line: KifLine, number: number, text: string): boolean => {
  switch (line.is) {
    case 'header':
      into.headers.push([line.key, line.value]);
      if (line.key === '手合割') into.handicap = { name: line.value, line: number, text };
      return true;
    case 'row':
      into.rows.push({ text: line.text, line: number });
      return true;
    case 'hand':
      into.hands[line.seat] = { text: line.text, line: number };
      return true;
    case 'turn':
      into.turn = line.seat;
      return true;
    case 'count':
      into.moves = line.moves;
      into.last = line.last;
      return true;
    case 'files':
      into.flipped = line.flipped;
      return true;
    default:
      return line.is === 'border' || line.is === 'separator' || line.is === 'blank';
  }
};

const positionOf = (gathered: Gathered, problems: KifProblem[]): Position => {
  if (gathered.rows.length > 0) {
    const { position, faults } = readDiagram(gathered);
    for (const { code, line, text } of faults) problems.push(problemAt(code, line, text));
    return position;
  }
  const { handicap } = gathered;
  if (handicap === undefined || handicap.name === '') return start();
  const sfen = startNamed(handicap.name);
  const read = sfen === undefined ? fail(handicap) : parseSfen(sfen);
  if (read.ok) return read.value;
  problems.push(problemAt('unknown-handicap', handicap.line, handicap.text));
  return start();
};

/** Some programs write headers and diagram as remarks; they are taken for what they say only where nothing else does. */
const fromRemarks = (remarks: readonly { text: string; line: number }[]): Gathered | undefined => {
  const gathered = nothingGathered();
  for (const { text, line } of remarks) gather(gathered, readLine(text.trimStart()), line, text);
  return gathered.rows.length === 9 ? gathered : undefined;
};

const bodyBegins = (line: KifLine): boolean =>
  line.is === 'move' || line.is === 'branch' || line.is === 'footer';

/** Reads the head of a file. */
export const readHead = (lines: readonly string[]): Head => {
  const problems: KifProblem[] = [];
  const comment: string[] = [];
  const bookmarks: string[] = [];
  const remarks: { text: string; line: number }[] = [];
  let gathered = nothingGathered();
  let next = 0;
  for (; next < lines.length; next++) {
    const text = lines[next] ?? '';
    const line = readLine(text);
    if (bodyBegins(line)) break;
    if (line.is === 'comment') comment.push(line.text);
    else if (line.is === 'bookmark') bookmarks.push(line.text);
    else if (line.is === 'remark') remarks.push({ text: line.text, line: next + 1 });
    else if (!gather(gathered, line, next + 1, text))
      problems.push(problemAt('unknown-line', next + 1, text));
  }
  const bare = gathered.headers.length === 0 && gathered.rows.length === 0;
  const remarked = bare ? fromRemarks(remarks) : undefined;
  if (remarked !== undefined) {
    gathered = remarked;
    const [row] = remarked.rows;
    if (row !== undefined) problems.push(problemAt('commented-diagram', row.line, row.text));
  }
  const position = positionOf(gathered, problems);
  return {
    headers: gathered.headers,
    position,
    previousTo: readMoveWord(gathered.last)?.to,
    comment,
    bookmarks,
    problems,
    found: gathered.headers.length > 0 || gathered.rows.length > 0,
    next,
  };
};

/** Answers what was read, or that there was nothing to read. */
export const okIf = <T>(found: boolean, value: T, lines: readonly string[]) => {
  if (found) return ok(value);
  const first = lines.findIndex((line) => line.trim() !== '');
  const code = first === -1 ? 'empty-file' : 'not-kif';
  const error: ParseError = {
    code,
    line: Math.max(first, 0) + 1,
    column: 1,
    excerpt: (lines[first] ?? '').slice(0, 40),
  };
  return fail(error);
};
