/**
 * Reads CSA files, versions 1 to 3: the format of computer shogi. A file may hold several games, parted by `/`; statements
 * may share a line, parted by commas. Lines that begin with ' are remarks, those with '* comments.
 */
import type { Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import { at, cellOf, handCount, seatOf } from '../cells.ts';
import type { Move } from '../move.ts';
import { isHandKind, kindNumber, mayPromote, PROMOTED } from '../piece.ts';
import { squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { type CsaSetup, emptySetup, positionOfSetup, readSetupLine } from './csa-head.ts';
import { csaKinds, endingOfCsa, headerOfCsa } from './csa-words.ts';
import {
  type Budget,
  type LinePart,
  type Notice,
  type NoticeCode,
  noticeAt,
  type Reading,
} from './reading.ts';
import { formatSfen } from './sfen.ts';
import { boardMove } from './shared-moves.ts';
import { growTree, noteHere, playMove, type Tree } from './tree.ts';

/** Whether a line can only be one of a CSA file. */
export const isCsaLine = (text: string): boolean =>
  /^\s*(V\d|PI|P[1-9](?: \*|[+-][A-Za-z]{2})|P[+-]\d|N[+-]|\$[^:]+:|[+-](\d{4}[A-Za-z]{2}|\s*$)|%[-+A-Za-z])/.test(
    text,
  );

interface Game {
  readonly budget: Budget | undefined;
  readonly notices: Notice[];
  readonly parts: LinePart[];
  readonly headers: (readonly [string, string])[];
  setup: CsaSetup | undefined;
  turn: Seat | undefined;
  /** Undefined until the first move, or whatever else can only follow the position. */
  tree: Tree | undefined;
  comments: string[];
  ending: Ending | null;
  /** The statement that told it. */
  endStatement: string;
  stopped: boolean;
  found: boolean;
}

const newGame = (budget: Budget | undefined): Game => ({
  budget,
  notices: [],
  parts: [],
  headers: [],
  setup: undefined,
  turn: undefined,
  tree: undefined,
  comments: [],
  ending: null,
  endStatement: '',
  stopped: false,
  found: false,
});

const treeOf = (game: Game): Tree => {
  if (game.tree === undefined) {
    const position = game.setup === undefined ? start() : positionOfSetup(game.setup);
    game.tree = growTree({ ...position, turn: game.turn ?? position.turn }, game.budget);
  }
  return game.tree;
};

const flush = (game: Game): void => {
  if (game.comments.length === 0) return;
  noteHere(treeOf(game), { comment: game.comments.join('\n') });
  game.comments = [];
};

const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : -1;
};

/** The move a statement means, `+7776FU`; or why it means none. A piece is named as it stands after the move. */
const meaningOf = (text: string, tree: Tree): Move | NoticeCode => {
  const seat: Seat = text.charAt(0) === '+' ? 0 : 1;
  const kind = csaKinds.get(text.slice(5, 7));
  const [fromFile, fromRank] = [digitAt(text, 1), digitAt(text, 2)];
  const [file, rank] = [digitAt(text, 3), digitAt(text, 4)];
  if (kind === undefined || fromFile === -1 || fromRank === -1 || file < 1 || rank < 1)
    return 'unreadable-move';
  const to = squareAt(file, rank);
  const { position } = tree;
  if (fromFile === 0 && fromRank === 0) {
    if (!isHandKind(kind) || handCount(position, seat, kind) === 0) return 'impossible-move';
    return seat === position.turn ? { drop: kind, to } : { drop: kind, to, by: seat };
  }
  if (fromFile === 0 || fromRank === 0) return 'unreadable-move';
  const from = squareAt(fromFile, fromRank);
  const piece = at(position.cells, cellOf(from));
  const number = kindNumber(kind);
  if (piece === 0 || seatOf(piece) !== seat || from === to) return 'impossible-move';
  if ((piece & 15) === number) return boardMove(from, to, false);
  const promotes = mayPromote(piece & 15) && (piece & 15) + PROMOTED === number;
  return promotes ? boardMove(from, to, true) : 'impossible-move';
};

const readMove = (game: Game, text: string, line: number): LinePart => {
  if (game.stopped) return 'lost';
  // Without a line for it, the first move tells whose turn it is.
  if (game.tree === undefined) game.turn ??= text.charAt(0) === '+' ? 0 : 1;
  flush(game);
  const tree = treeOf(game);
  const move = meaningOf(text, tree);
  if (typeof move === 'string') {
    game.notices.push(noticeAt(move, line, text));
    game.stopped = true;
    return 'unknown';
  }
  if (game.ending !== null) {
    game.notices.push(noticeAt('move-after-ending', line, text));
    noteHere(tree, { comment: game.endStatement });
    game.ending = null;
  }
  if (playMove(tree, move, null)) game.notices.push(noticeAt('illegal-move', line, text));
  if (text.length > 7 && text.slice(7).trim() !== '')
    game.notices.push(noticeAt('rest-ignored', line, text, 8));
  return 'move';
};

/** Time is told after its move: whole seconds, or with a fraction. Sums of several are not known. */
const readTime = (game: Game, text: string, line: number): LinePart => {
  if (game.stopped) return 'lost';
  const seconds = Number(text.slice(1));
  if (!/^T\d{1,7}(\.\d{0,6})?\s*$/.test(text)) {
    game.notices.push(noticeAt('bad-time', line, text));
    return 'unknown';
  }
  const spentMs = Math.round(seconds * 1000);
  if (game.ending !== null) game.ending = { ...game.ending, spentMs };
  else if (game.tree !== undefined && game.tree.id !== 0) noteHere(game.tree, { spentMs });
  else {
    game.notices.push(noticeAt('bad-time', line, text));
    return 'unknown';
  }
  return 'move';
};

const readEnding = (game: Game, text: string, line: number): LinePart => {
  if (game.stopped) return 'lost';
  flush(game);
  if (game.ending !== null) {
    game.notices.push(noticeAt('second-ending', line, text));
    return 'ending';
  }
  const word = text.slice(1).trim();
  const known = endingOfCsa(word, treeOf(game).position.turn);
  if (known === undefined) game.notices.push(noticeAt('unknown-ending', line, text));
  game.endStatement = text.trim();
  game.ending = known ?? { winner: null, by: 'unknown', word: `%${word}` };
  return 'ending';
};

const readHeader = (game: Game, text: string): LinePart => {
  if (text.startsWith('N')) {
    game.headers.push([text.charAt(1) === '+' ? '先手' : '後手', text.slice(2).trim()]);
    return 'header';
  }
  const colon = text.indexOf(':');
  game.headers.push([headerOfCsa(text.slice(1, colon)), text.slice(colon + 1).trim()]);
  return 'header';
};

const readSetup = (game: Game, text: string, line: number): LinePart => {
  // A position in the middle of a game belongs to none.
  game.setup ??= emptySetup();
  const whole = game.tree === undefined && readSetupLine(game.setup, text);
  if (!whole) game.notices.push(noticeAt('bad-diagram', line, text));
  return whole ? 'position' : 'unknown';
};

/** A statement in the capitals that the format has, where it makes sense in them. */
const inCapitals = (text: string): string => {
  const large = text.toUpperCase();
  if (/^[+-]\d{4}/.test(text) && csaKinds.has(large.slice(5, 7)))
    return `${large.slice(0, 7)}${text.slice(7)}`;
  const known = /^P[I1-9+-]/.test(text) || endingOfCsa(large.slice(1).trim(), 0) !== undefined;
  return known ? large : text;
};

/** Nearly every statement is a move of seven characters or a time, and asked first. */
const isSmall = (text: string): boolean =>
  text.length === 7
    ? text.charCodeAt(5) > 0x60 || text.charCodeAt(6) > 0x60
    : text.charCodeAt(0) !== 0x54 && /^[-+P%].*[a-z]/.test(text);

const readStatement = (game: Game, written: string, line: number): LinePart => {
  const text = isSmall(written) ? inCapitals(written) : written;
  if (text !== written) game.notices.push(noticeAt('spelling', line, written));
  switch (text.charAt(0)) {
    case '+':
    case '-':
      game.found = true;
      if (text.trim().length > 1) return readMove(game, text, line);
      if (game.tree === undefined) game.turn = text.charAt(0) === '+' ? 0 : 1;
      return 'position';
    case 'T':
      return readTime(game, text, line);
    case '%':
      game.found = true;
      return readEnding(game, text, line);
    case 'P':
      if (!/^P[I1-9+-]/.test(text)) break;
      game.found = true;
      return readSetup(game, text, line);
    case 'V':
      if (!/^V\d/.test(text)) break;
      game.found = true;
      return 'header';
    case 'N':
      if (!/^N[+-]/.test(text)) break;
      game.found = true;
      return readHeader(game, text);
    case '$':
      if (!text.includes(':')) break;
      game.found = true;
      return readHeader(game, text);
  }
  game.notices.push(noticeAt('unknown-line', line, text));
  return 'unknown';
};

const readRemark = (game: Game, text: string): LinePart => {
  if (text.charAt(1) !== '*') return 'remark';
  if (game.stopped) return 'lost';
  game.comments.push(text.slice(2));
  return 'comment';
};

const readCsaLine = (game: Game, whole: string, line: number): LinePart => {
  const text = whole.trimStart();
  if (text === '') return 'blank';
  if (text.length < whole.length) game.notices.push(noticeAt('spelling', line, whole));
  const first = text.charAt(0);
  if (first === "'") return readRemark(game, text);
  // Names and headers may hold commas of their own, and so may the remark at the end of a line.
  if (!text.includes(',') || !'+-%TPV'.includes(first)) return readStatement(game, text, line);
  const remark = text.indexOf(",'");
  const parts = (remark === -1 ? text : text.slice(0, remark))
    .split(',')
    .filter((statement) => statement.trim() !== '')
    .map((statement) => readStatement(game, statement.trim(), line));
  if (remark !== -1) parts.push(readRemark(game, text.slice(remark + 1)));
  return parts.find((part) => part === 'unknown') ?? parts[0] ?? 'blank';
};

const finish = (game: Game, firstLine: number): Reading | undefined => {
  if (!game.found) return undefined;
  const tree = treeOf(game);
  flush(game);
  const position = game.tree?.kept.get(0) ?? start();
  const record = tree.builder.build(formatSfen(position), game.headers, game.ending);
  return { record, notices: game.notices, firstLine, parts: game.parts };
};

/** Reads every game of a CSA text; none when there is no statement of the format in it. */
export const readCsa = (lines: readonly string[], budget?: Budget): readonly Reading[] => {
  const readings: Reading[] = [];
  let game = newGame(budget);
  let firstLine = 1;
  const close = (next: number): void => {
    const reading = finish(game, firstLine);
    if (reading !== undefined) readings.push(reading);
    game = newGame(budget);
    firstLine = next;
  };
  lines.forEach((text, i) => {
    if (/^\/\s*$/.test(text)) close(i + 2);
    else game.parts.push(readCsaLine(game, text, i + 1));
  });
  close(lines.length + 1);
  return readings;
};
