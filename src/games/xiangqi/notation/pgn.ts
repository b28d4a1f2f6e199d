/**
 * Reads PGN as collections of this game have it: headers in brackets, moves in coordinates, WXF or Chinese with or without
 * numbers, comments in braces or behind a semicolon, variations in parentheses, results. Several games may follow one
 * another. A move that cannot be read stops its line of play; what comes after it there is passed over.
 */
import type { Ending, Headers } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import { start } from '../starts.ts';
import { parseFen } from './fen.ts';
import { endingOfWord, isReason } from './headers.ts';
import {
  inOrder,
  type LineKind,
  type Notice,
  type NoticeCode,
  noticeAt,
  type Reading,
} from './reading.ts';
import { finishTree, growTree, parentHere, playRead, positionHere, type Tree } from './tree.ts';
import { type Notation, notationOf, parseTyped } from './typed-move.ts';

/** Where a line of play was left for a variation. */
interface Left {
  readonly id: number;
  readonly stopped: boolean;
}

interface PgnState {
  readonly headers: (readonly [string, string])[];
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  readonly firstLine: number;
  /** Made with the first move, when all headers are known. */
  tree: Tree | undefined;
  setup: string | undefined;
  notation: Notation | undefined;
  readonly left: Left[];
  /** Whether the line of play stopped: its other moves are passed over. */
  stopped: boolean;
  /** What stands in a variation before its first move. */
  pending: string[];
  begins: boolean;
  /** The comment that is open, from its first line; null outside of one. */
  open: string[] | null;
  result: Ending | undefined;
  reason: string | undefined;
  ended: boolean;
}

const newState = (firstLine: number): PgnState => ({
  headers: [],
  notices: [],
  lineKinds: [],
  firstLine,
  tree: undefined,
  setup: undefined,
  notation: undefined,
  left: [],
  stopped: false,
  pending: [],
  begins: false,
  open: null,
  result: undefined,
  reason: undefined,
  ended: false,
});

const headerPattern = /\[\s*([^\s"[\]]+)\s+"((?:\\.|[^"\\])*)"\s*\]/g;

/** Whether a line is made of headers alone. */
export const isHeaderLine = (text: string): boolean =>
  /^\s*\[/.test(text) && text.replace(headerPattern, '').trim() === '';

/** Headers that the record says by itself. */
const told: readonly string[] = ['Game', 'Format', 'Result', 'SetUp', 'FEN', 'Termination'];

const readHeaders = (game: PgnState, text: string, line: number): LineKind => {
  let kind: LineKind = 'header';
  for (const [, key = '', escaped = ''] of text.matchAll(headerPattern)) {
    const value = escaped.replace(/\\(.)/g, '$1');
    if (key === 'FEN' && value.trim() !== '') {
      kind = 'position';
      if (parseFen(value).ok) game.setup = value;
      else {
        kind = 'unknown';
        game.stopped = true;
        game.notices.push(noticeAt('bad-position', line, text));
      }
    }
    if (key === 'Result') game.result = endingOfWord(value);
    if (key === 'Termination' && isReason(value)) game.reason = value;
    else if (!told.includes(key) || key === 'Termination') game.headers.push([key, value]);
  }
  return kind;
};

const treeOf = (game: PgnState, budget: Budget): Tree => {
  if (game.tree !== undefined) return game.tree;
  const read = game.setup === undefined ? undefined : parseFen(game.setup);
  game.tree = growTree(read?.ok ? read.value : start(), budget);
  return game.tree;
};

const noteComment = (game: PgnState, budget: Budget, lines: readonly string[], line: number) => {
  const tree = treeOf(game, budget);
  const text = lines
    .map((part) => part.trim())
    .join('\n')
    .trim();
  if (game.begins) game.pending.push(text);
  else if (game.stopped && text !== '') game.notices.push(noticeAt('lost-comment', line, text));
  else tree.builder.note(tree.id, { comment: text });
};

const openVariation = (game: PgnState, tree: Tree, line: number, text: string): LineKind => {
  const parent = parentHere(tree);
  const lost = game.stopped || game.begins || parent === undefined;
  game.left.push({ id: tree.id, stopped: game.stopped });
  if (lost) game.notices.push(noticeAt('bad-variation', line, text));
  if (!lost) tree.id = parent;
  game.stopped = lost;
  game.begins = !lost;
  game.pending = [];
  return lost ? 'lost' : 'variation';
};

const closeVariation = (game: PgnState, tree: Tree, line: number, text: string): LineKind => {
  const left = game.left.pop();
  if (left === undefined) {
    game.notices.push(noticeAt('bad-variation', line, text));
    return 'unknown';
  }
  if (game.begins && game.pending.length > 0)
    game.notices.push(noticeAt('lost-comment', line, game.pending.join(' ')));
  tree.id = left.id;
  game.stopped = left.stopped;
  game.begins = false;
  return 'variation';
};

const readMove = (game: PgnState, tree: Tree, word: string, line: number): LineKind => {
  if (game.stopped) return 'lost';
  const { played, notice } = playRead(tree, parseTyped(word, positionHere(tree)));
  if (notice !== undefined) game.notices.push(noticeAt(notice, line, word));
  if (!played) {
    game.stopped = true;
    return 'unknown';
  }
  game.notation ??= notationOf(word);
  if (game.begins) for (const comment of game.pending) tree.builder.note(tree.id, { comment });
  game.begins = false;
  return 'move';
};

const readResult = (game: PgnState, word: string, line: number): LineKind => {
  const found = endingOfWord(word);
  const differs = game.result !== undefined && found?.winner !== game.result.winner;
  if (differs && found !== undefined) game.notices.push(noticeAt('result-differs', line, word));
  game.result = found ?? game.result;
  game.ended = true;
  return 'ending';
};

/** A word without the number of its move and without what it is thought of. */
const bareWord = (word: string): string =>
  notationOf(word) === undefined
    ? word.replace(/^[\d０-９]+\s*[.．。、…]+/, '').replace(/[!?！？]+$/, '')
    : word;

const firstToken = /\{|\(|\)|（|）|;.*|[^\s{}();（）,，]+/;
const tokens = new RegExp(firstToken, 'g');

/** What matters most of what stands on a line. */
const order: readonly LineKind[] = ['unknown', 'lost', 'move', 'variation', 'ending', 'comment'];

const readWord = (
  game: PgnState,
  tree: Tree,
  token: string,
  line: number,
): LineKind | undefined => {
  const word = bareWord(token);
  if (/^(\$\d+|[\d０-９]{1,3}|[.．…]*|[!?]+)$/.test(word)) return undefined;
  if (word === '*' || endingOfWord(word) !== undefined)
    return game.left.length > 0 ? 'ending' : readResult(game, word, line);
  return readMove(game, tree, word, line);
};

/** Reads a line of moves from a place on; the kind it is taken for. */
const readText = (game: PgnState, budget: Budget, text: string, line: number): LineKind => {
  const found = new Set<LineKind>();
  let rest = text;
  while (rest !== '') {
    if (game.open !== null) {
      found.add('comment');
      const end = rest.indexOf('}');
      game.open.push(end === -1 ? rest : rest.slice(0, end));
      if (end === -1) break;
      noteComment(game, budget, game.open, line);
      game.open = null;
      rest = rest.slice(end + 1);
      continue;
    }
    const [token] = rest.match(firstToken) ?? [];
    if (token === undefined) break;
    rest = rest.slice(rest.indexOf(token) + token.length);
    const tree = treeOf(game, budget);
    if (token === '{') game.open = [];
    else if (token.startsWith(';')) {
      noteComment(game, budget, [token.slice(1)], line);
      found.add('comment');
    } else if (token === '(' || token === '（') found.add(openVariation(game, tree, line, text));
    else if (token === ')' || token === '）') found.add(closeVariation(game, tree, line, text));
    else found.add(readWord(game, tree, token, line) ?? 'move');
  }
  return order.find((kind) => found.has(kind)) ?? 'comment';
};

const finish = (game: PgnState, budget: Budget): Reading => {
  if (game.open !== null) {
    game.notices.push(noticeAt('open-comment', game.firstLine + game.lineKinds.length - 1, '{'));
    noteComment(game, budget, game.open, game.firstLine);
    game.open = null;
  }
  const { result, reason } = game;
  const ending =
    result === undefined ? (reason === 'adjourned' ? { winner: null, by: reason } : null) : result;
  const headers: Headers = game.headers;
  return {
    record: finishTree(
      treeOf(game, budget),
      headers,
      ending === null || reason === undefined ? ending : { ...ending, by: reason },
    ),
    notices: inOrder(game.notices),
    firstLine: game.firstLine,
    lineKinds: game.lineKinds,
  };
};

/** Whether a line could hold moves: then it begins a game even without headers. */
export const isMoveLine = (text: string): boolean =>
  [...text.matchAll(tokens)].some(([token]) => notationOf(bareWord(token)) !== undefined);

/** Reads every game of a text, and the notation that its first moves are in; no games where no line is of one. */
export const readPgn = (
  lines: readonly string[],
  budget: Budget,
): { readonly games: readonly Reading[]; readonly notation: Notation | undefined } => {
  const games: PgnState[] = [];
  const readings: Reading[] = [];
  const early: { readonly lineKinds: LineKind[]; readonly notices: Notice[] } = newState(1);
  const begin = (line: number): PgnState => {
    const last = games.at(-1);
    if (last !== undefined) readings.push(finish(last, budget));
    const game = newState(games.length === 0 ? 1 : line);
    game.lineKinds.push(...early.lineKinds.splice(0));
    game.notices.push(...early.notices.splice(0));
    games.push(game);
    return game;
  };
  const unknown = (game: typeof early, line: number, text: string): void => {
    const code: NoticeCode = 'unknown-line';
    game.notices.push(noticeAt(code, line, text));
    game.lineKinds.push('unknown');
  };
  lines.forEach((text, i) => {
    const line = i + 1;
    let game = games.at(-1);
    if (game !== undefined && game.open !== null) {
      game.lineKinds.push(text === '' ? 'comment' : readText(game, budget, text, line));
      if (text === '') game.open.push('');
      return;
    }
    if (text.trim() === '') (game ?? early).lineKinds.push('blank');
    else if (isHeaderLine(text)) {
      if (game === undefined || game.tree !== undefined) game = begin(line);
      game.lineKinds.push(readHeaders(game, text, line));
    } else if ((game === undefined || game.ended) && !isMoveLine(text))
      unknown(game ?? early, line, text);
    else if (/^\s*[%[]/.test(text)) unknown(game ?? early, line, text);
    else {
      if (game === undefined || game.ended) game = begin(line);
      game.lineKinds.push(readText(game, budget, text, line));
    }
  });
  const last = games.at(-1);
  if (last !== undefined) readings.push(finish(last, budget));
  return { games: readings, notation: games.find((game) => game.notation)?.notation };
};
