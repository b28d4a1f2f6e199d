/** The part of a KIF file before its first move: headers, the start, the first comment. */

import type { Seat } from '#kernel/game.ts';
import type { Headers } from '#record/record.ts';
import type { Position } from '../cells.ts';
import { handicaps, start } from '../starts.ts';
import { type HandLine, readDiagram } from './kif-diagram.ts';
import { type KifLine, readLine } from './kif-lines.ts';
import { readMoveWord } from './kif-move.ts';
import { startNamed } from './kif-words.ts';
import { type LinePart, type Notice, noticeAt } from './reading.ts';
import { formatSfen } from './sfen.ts';

/** What stands before the first move. */
export interface Head {
  readonly headers: Headers;
  readonly position: Position;
  /** The position as text. */
  readonly setup: string;
  readonly previousTo: number | undefined;
  readonly comment: readonly string[];
  readonly bookmarks: readonly string[];
  readonly notices: readonly Notice[];
  /** What each line of the head was taken for. */
  readonly parts: readonly LinePart[];
  /** Whether anything told that this is a kifu. */
  readonly found: boolean;
  /** Index of the first line that is not part of the head. */
  readonly next: number;
}

interface Gathered {
  headers: (readonly [key: string, value: string])[];
  /** Whether a header told that this is a kifu. */
  told: boolean;
  rows: { text: string; line: number }[];
  hands: [HandLine | undefined, HandLine | undefined];
  flipped: boolean;
  /** Undefined where no line tells. */
  turn: Seat | undefined;
  moves: number;
  last: string;
  handicap: { name: string; line: number; text: string } | undefined;
}

const nothingGathered = (): Gathered => ({
  headers: [],
  told: false,
  rows: [],
  hands: [undefined, undefined],
  flipped: false,
  turn: undefined,
  moves: 0,
  last: '',
  handicap: undefined,
});

// Any text may hold a narrow colon: only in these headers it tells that this is a kifu.
const tellsKifu =
  /^([先後上下]手|手合割|手合|棋戦|場所|戦型|表題|開始日時|終了日時|対局日|持ち?時間|秒読み|消費時間|記録係|備考|先手省略名|後手省略名|作品番号|作品名|作者|掲載|出典|盤面回転)$/;

/** Takes a line of the head; false when it is no such line. */
const gather = (into: Gathered, line: KifLine, number: number, text: string): boolean => {
  switch (line.is) {
    case 'header':
      into.headers.push([line.key, line.value]);
      into.told ||= !line.odd || tellsKifu.test(line.key);
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

/** The start of the game, and its text. */
const startOf = (
  gathered: Gathered,
  notices: Notice[],
): { readonly position: Position; readonly setup: string } => {
  const { handicap, turn } = gathered;
  const named = handicap && handicap.name !== '' ? startNamed(handicap.name) : handicaps.even;
  if (gathered.rows.length > 0) {
    const { position, faults } = readDiagram({ ...gathered, turn: turn ?? 0 });
    for (const { code, line, text } of faults) notices.push(noticeAt(code, line, text));
    const setup = formatSfen(position);
    // The first position of a handicap, drawn without a word on whose turn it is: uwate moves first.
    const drawn =
      named !== undefined && turn === undefined && setup.replace(' b ', ' w ') === named;
    return drawn ? { position: start(named), setup: named } : { position, setup };
  }
  if (handicap !== undefined && named === undefined)
    notices.push(noticeAt('unknown-handicap', handicap.line, handicap.text));
  const setup = named ?? handicaps.even;
  const first = start(setup);
  if (turn === undefined || turn === first.turn) return { position: first, setup };
  const position = { ...first, turn };
  return { position, setup: formatSfen(position) };
};

/** Some programs write headers and diagram as remarks; they are taken for what they say only where nothing else does. */
const fromRemarks = (remarks: readonly { text: string; line: number }[]): Gathered | undefined => {
  const gathered = nothingGathered();
  for (const { text, line } of remarks) gather(gathered, readLine(text.trimStart()), line, text);
  return gathered.rows.length === 9 ? gathered : undefined;
};

/** Whether the head ends before this line. */
export const bodyBegins = (line: KifLine): boolean =>
  line.is === 'move' || line.is === 'branch' || line.is === 'footer';

const partOf: Readonly<Record<KifLine['is'], LinePart>> = {
  blank: 'blank',
  separator: 'remark',
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

/** What a line is to the receipt. */
export const linePart = ({ is }: KifLine): LinePart => partOf[is];

/** Reads the head of the game that begins on a line of the file, counted from 0; `begins` tells where its moves begin. */
export const readHead = (
  lines: readonly string[],
  first: number,
  begins: (line: KifLine, text: string) => boolean,
): Head => {
  const notices: Notice[] = [];
  const parts: LinePart[] = [];
  const comment: string[] = [];
  const bookmarks: string[] = [];
  const remarks: { text: string; line: number }[] = [];
  let gathered = nothingGathered();
  let next = first;
  for (; next < lines.length; next++) {
    const text = lines[next] ?? '';
    const line = readLine(text);
    if (begins(line, text)) break;
    parts.push(linePart(line));
    if (line.is === 'header' && line.odd) notices.push(noticeAt('spelling', next + 1, text));
    if (line.is === 'comment') comment.push(line.text);
    else if (line.is === 'bookmark') bookmarks.push(line.text);
    else if (line.is === 'remark') remarks.push({ text: line.text, line: next + 1 });
    else if (!gather(gathered, line, next + 1, text))
      notices.push(noticeAt('unknown-line', next + 1, text));
  }
  const bare = gathered.headers.length === 0 && gathered.rows.length === 0;
  const remarked = bare ? fromRemarks(remarks) : undefined;
  if (remarked !== undefined) {
    gathered = remarked;
    const [row] = remarked.rows;
    if (row !== undefined) notices.push(noticeAt('commented-diagram', row.line, row.text));
  }
  return {
    headers: gathered.headers,
    ...startOf(gathered, notices),
    previousTo: readMoveWord(gathered.last)?.to,
    comment,
    bookmarks,
    notices,
    parts,
    found: gathered.rows.length > 0 || gathered.told,
    next,
  };
};
