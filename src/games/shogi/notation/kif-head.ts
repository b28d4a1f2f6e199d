/** The part of a KIF file before its first move: headers, the start, the first comment. */

import type { Arrow } from '#record/marks.ts';
import type { Headers } from '#record/record.ts';
import type { Position } from '../position.ts';
import type { HandLine } from './kif-diagram.ts';
import { endingOf } from './kif-endings.ts';
import { type KifLine, kifuKeys, moveStart, numberOf, readLine } from './kif-lines.ts';
import { type MoveWord, pastBlanks, readMoveWord } from './kif-move.ts';
import { type Gathered, gather, nothingGathered, startOf } from './kif-start.ts';
import { sortRemarks } from './marks.ts';
import { type LineKind, type Notice, noticeAt, unknownKind, unknownLine } from './reading.ts';

/** Everything that stands before the first move. */
export interface Head {
  readonly headers: Headers;
  readonly position: Position;
  /** The position as text. */
  readonly setup: string;
  readonly previousTo: number | undefined;
  readonly comment: readonly string[];
  readonly bookmarks: readonly string[];
  /** Remarks, and lines that were not understood. */
  readonly remarks: readonly string[];
  /** Arrows on the first position, as remarks tell of them. */
  readonly arrows: readonly Arrow[];
  /** Whether the file may number its first move as it likes: its diagram does not say how many were played. */
  readonly anyNumber: boolean;
  readonly notices: readonly Notice[];
  /** The kinds that the lines of the head were taken for. */
  readonly lineKinds: readonly LineKind[];
  /** Whether anything showed that this is a kifu. */
  readonly found: boolean;
  /** Index of the first line that is not part of the head. */
  readonly next: number;
}

/** Some programs write headers and diagram as remarks; they are taken for what they say only where nothing else does. */
const fromRemarks = (
  remarks: readonly HandLine[],
): { readonly gathered: Gathered; readonly others: readonly HandLine[] } | undefined => {
  const gathered = nothingGathered();
  const others = remarks.filter(
    ({ text, line }) =>
      !text.startsWith('#') ||
      !gather(gathered, readLine(text.slice(1).trimStart()), line, text.slice(1).trim()),
  );
  return gathered.rows.length === 9 ? { gathered, others } : undefined;
};

/** Whether a numbered line tells a move or an ending. */
export const isPly = (text: string, from: number): boolean =>
  readMoveWord(text, from) !== undefined ||
  endingOf(/^[^\s(（#]+/.exec(text.slice(from))?.[0] ?? '', 0) !== undefined;

/**
 * Whether the moves begin with a numbered line, below the line that parts them from the head or without it. One that is
 * neither move nor ending, `100 円`, is the first of them only where the next numbered line goes on from it.
 */
const firstPly = (
  lines: readonly string[],
  at: number,
  { text, from }: Extract<KifLine, { is: 'move' }>,
  parted: boolean,
): boolean => {
  if (parted || isPly(text, from)) return true;
  const number = numberOf(text);
  for (let next = at + 1; next < lines.length; next++) {
    const below = lines[next] ?? '';
    const line = readLine(below);
    if (line.is === 'move') return numberOf(below) === number + 1;
    const ends = line.is === 'separator' || line.is === 'row' || line.is === 'border';
    if (ends || (line.is === 'header' && line.key === '手合割')) return false;
  }
  return number === 1;
};

/** The first move that a line tells, with its number or without. */
const firstMoveOf = (text: string): MoveWord | undefined => {
  const from = moveStart(text);
  return readMoveWord(text, from === -1 ? pastBlanks(text, 0) : from);
};

/** Whether a line alone tells that a text is a kifu in Japanese. */
export const tellsKifu = (text: string): boolean => {
  const line = readLine(text);
  switch (line.is) {
    case 'move':
      return isPly(text, line.from);
    case 'header':
      return !line.odd || kifuKeys.has(line.key);
    case 'row':
    case 'hand':
    case 'separator':
    case 'branch':
    case 'footer':
      return true;
    default:
      return false;
  }
};

/** Whether a line has the figures above a diagram, and something else too. */
const isBrokenFiles = (text: string): boolean => /^\s*[1-9１-９](?:\s+\S+){6}/.test(text);

const partOf: Readonly<Record<KifLine['is'], LineKind>> = {
  blank: 'blank',
  separator: 'layout',
  version: 'header',
  border: 'position',
  files: 'position',
  row: 'position',
  hand: 'position',
  turn: 'position',
  count: 'position',
  remark: 'remark',
  comment: 'comment',
  bookmark: 'bookmark',
  footer: 'ending',
  branch: 'variation',
  header: 'header',
  move: 'move',
  unknown: 'unknown',
};

/** The kind of a line in the receipt. */
export const lineKindOf = ({ is }: KifLine): LineKind => partOf[is];

/**
 * Reads the head of the game that begins on a line of the file, counted from 0. `begins` says of a line without a number
 * whether the moves begin there.
 */
export const readHead = (
  lines: readonly string[],
  first: number,
  begins: (text: string) => boolean,
): Head => {
  const notices: Notice[] = [];
  const lineKinds: LineKind[] = [];
  const comment: string[] = [];
  const bookmarks: string[] = [];
  const remarks: HandLine[] = [];
  let gathered = nothingGathered();
  let parted = false;
  let next = first;
  for (; next < lines.length; next++) {
    const text = lines[next] ?? '';
    const line = readLine(text);
    if (line.is === 'move' ? firstPly(lines, next, line, parted) : begins(text)) break;
    if (line.is === 'branch' || line.is === 'footer') break;
    parted ||= line.is === 'separator';
    const strange = line.is === 'move' || line.is === 'unknown';
    const broken = strange && isBrokenFiles(text);
    lineKinds.push(broken ? 'unknown' : strange ? unknownKind(text) : lineKindOf(line));
    if (line.is === 'header' && line.odd) notices.push(noticeAt('spelling', next + 1, text));
    if (line.is === 'comment') comment.push(line.text);
    else if (line.is === 'bookmark') bookmarks.push(line.text);
    else if (line.is === 'remark') remarks.push({ text, line: next + 1 });
    else if (!gather(gathered, line, next + 1, text)) {
      remarks.push({ text, line: next + 1 });
      const told = unknownLine(next + 1, text);
      notices.push(broken ? { ...told, code: 'bad-diagram' } : told);
    }
  }
  const bare = gathered.headers.length === 0 && gathered.rows.length === 0;
  const remarked = bare ? fromRemarks(remarks) : undefined;
  if (remarked !== undefined) {
    gathered = remarked.gathered;
    const [row] = gathered.rows;
    if (row !== undefined)
      notices.push(noticeAt('commented-diagram', row.line, lines[row.line - 1] ?? ''));
  }
  const start = startOf(gathered, notices, firstMoveOf(lines[next] ?? ''));
  const sorted = sortRemarks(remarked?.others ?? remarks, notices);
  return {
    headers: gathered.headers,
    position: start.position,
    setup: start.setup,
    previousTo: readMoveWord(gathered.last)?.to,
    comment,
    bookmarks,
    remarks: sorted.remarks,
    arrows: sorted.arrows,
    anyNumber: gathered.rows.length > 0 && gathered.moves === 0,
    notices: notices.sort((a, b) => a.line - b.line),
    lineKinds,
    found: start.drawn === true || gathered.told,
    next,
  };
};
