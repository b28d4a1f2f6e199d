/**
 * Reads PSN, PSN2 and PGN of shogi; several games may follow one another. Headers are in brackets, moves with or without
 * numbers, times in parentheses, comments in braces or behind a semicolon, variations in parentheses. Results and the words
 * of programs give the end. PSN: http://genedavis.com/articles/2014/05/09/psn/.
 * PGN as PyChess writes it says `[Variant "shogi"]`, and has White for the side that moves first.
 */
import type { GameRecord } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import { inCheck, legalMoves } from '../legal.ts';
import type { Move } from '../move.ts';
import { start } from '../starts.ts';
import {
  closeVariation,
  endingWithResult,
  newGame,
  openVariation,
  type PgnGame,
  readComment,
  readEnding,
  readHeader,
  readMove,
  readResult,
  readTime,
  treeOf,
} from './pgn-game.ts';
import { endingOfResult, isEvenStart, ownHeaders } from './pgn-words.ts';
import { withPlayers } from './players.ts';
import { type LineKind, noticeAt, type Reading, unknownKind, unknownLine } from './reading.ts';
import { formatSfen } from './sfen.ts';
import { sidesOf } from './start-names.ts';
import { gamesIn, type Stretch } from './stretches.ts';
import { goTo } from './tree.ts';
import { exceedsSet } from './unlikely.ts';
import { isWesternMove, looksWestern } from './western-read.ts';

const headerPattern = /\[\s*([A-Za-z][^\s"[\]]*)\s+"((?:\\.|[^"\\])*)"\s*\]/g;

/** Whether a line is made of headers alone. */
const isHeaderLine = (text: string): boolean =>
  /^\s*\[\s*[A-Za-z]/.test(text) && text.replace(headerPattern, '').trim() === '';

const time = /\(\s*(\d{1,4}(?::\d{1,2}){1,2})\s*(?:\/\s*[\d:]+\s*)?\)/y;
const token = /\{|\(|\)|;.*|[^\s{}();]+/g;

/** A word without the number of its move and without the sign for how good the move is. */
const bareWord = (word: string): string =>
  word.replace(/^\d{1,4}\.+/, '').replace(/(?<![!?])[!?]{1,2}$/, '');

/** Whether a line has a move that only shogi has, or nothing but headers. */
export const isPgnLine = (text: string): boolean =>
  isHeaderLine(text) ||
  (/^\s*(?:\d{1,4}\s*\.+\s*)?\+?[KRBGSNLP]/.test(text) &&
    text.split(/\s+/).some((word) => isWesternMove(bareWord(word))));

/** Whether a text says which variant of chess its games are, as PGN of PyChess does; PSN has none. */
export const isPgn = (lines: readonly string[]): boolean =>
  lines.some((text) => /^\s*\[\s*Variant\s/.test(text));

const readHeaders = (game: PgnGame, text: string, line: number): LineKind => {
  const kinds = Array.from(text.matchAll(headerPattern), ([, key = '', escaped = '']) =>
    readHeader(game, [key, escaped.replace(/\\(.)/g, '$1')], line, text),
  );
  return kinds.find((kind) => kind !== 'header') ?? 'header';
};

const readWord = (game: PgnGame, written: string, line: number): LineKind | undefined => {
  const word = bareWord(written);
  if (/^(\$\d+|\d{1,4}|[.…]*|[!?]+)$/.test(word)) return undefined;
  if (/^(\*|1-0|0-1|1\/2(-1\/2)?|½-½)$/.test(word)) return readResult(game, word, line);
  return readEnding(game, word, line) ?? readMove(game, word, line);
};

/** The kinds of a line's parts; the first that is found is the kind of the line. */
const order: readonly LineKind[] = ['unknown', 'lost', 'move', 'variation', 'ending', 'comment'];

/** Reads a line of moves; the kind it is taken for. */
const readText = (game: PgnGame, text: string, line: number): LineKind => {
  const found = new Set<LineKind>();
  let at = 0;
  while (at < text.length) {
    if (game.open !== null) {
      found.add('comment');
      const end = text.indexOf('}', at);
      game.open.push(text.slice(at, end === -1 ? text.length : end));
      if (end === -1) break;
      readComment(game, game.open, line);
      game.open = null;
      at = end + 1;
      continue;
    }
    token.lastIndex = at;
    const next = token.exec(text);
    if (next === null) break;
    const [word] = next;
    at = token.lastIndex;
    time.lastIndex = next.index;
    const spent = word === '(' ? time.exec(text) : null;
    if (spent !== null) {
      at = time.lastIndex;
      found.add(readTime(game, spent[1] ?? '', line));
    } else if (word === '{') game.open = [];
    else if (word.startsWith(';')) {
      found.add('comment');
      readComment(game, [word.slice(1)], line);
    } else if (word === '(') found.add(openVariation(game, line, text));
    else if (word === ')') found.add(closeVariation(game, line, text));
    else found.add(readWord(game, word, line) ?? 'move');
  }
  return order.find((kind) => found.has(kind)) ?? 'comment';
};

const passOver = (game: PgnGame, line: number, text: string): LineKind => {
  game.notices.push(unknownLine(line, text));
  const node = game.tree?.id ?? 0;
  game.remarks.push({ node, ...(game.ended && { ended: true }), text });
  return unknownKind(text);
};

/** Whether the first word of a line that is no number may be one of a game. */
const mayBeMoves = (text: string): boolean => {
  const [first = ''] = text.replace(/^[\s\d.…]+/, '').split(/[\s{}();]/, 1);
  return looksWestern(bareWord(first)) || /^[\s\d.…]*[({]/.test(text) || /^\s*\d+\s*\./.test(text);
};

const readLine = (game: PgnGame, text: string, line: number): LineKind => {
  if (game.open !== null) {
    if (text !== '') return readText(game, text, line);
    game.open.push('');
    return 'comment';
  }
  if (text.trim() === '') return 'blank';
  if (isHeaderLine(text)) return readHeaders(game, text, line);
  if (/^\s*[#%]/.test(text)) {
    game.remarks.push({ node: game.tree?.id ?? 0, ...(game.ended && { ended: true }), text });
    return 'remark';
  }
  const isNone =
    game.ended || /^\s*\[/.test(text) || (game.tree === undefined && !mayBeMoves(text));
  return isNone ? passOver(game, line, text) : readText(game, text, line);
};

const finish = (game: PgnGame, lines: readonly string[]): Stretch => {
  const { notices, lineKinds, firstLine, remarks } = game;
  const lastLine = firstLine + lineKinds.length - 1;
  if (game.is !== 'own') return { record: undefined, notices, firstLine, lineKinds };
  const tree = treeOf(game);
  if (game.open !== null) readComment(game, game.open, lastLine);
  const [main] = game.left;
  if (main !== undefined) {
    notices.push(noticeAt('bad-variation', lastLine, lines[lastLine - 1] ?? ''));
    goTo(tree, main.id, main.ply);
  }
  const position = game.start ?? start();
  if (exceedsSet(position)) notices.push(noticeAt('too-many-pieces', firstLine, ''));
  const handicap = game.headers.find(([key]) => key === 'Handicap')?.[1] ?? '';
  if (game.start === undefined && !isEvenStart(handicap))
    notices.push(noticeAt('unknown-handicap', firstLine, handicap));
  const told = endingWithResult(game, lastLine);
  const ending =
    told ?? (game.winner === undefined ? null : endingOfResult(game.winner, game.termination));
  // A file that only tells the winner leaves a mate to the board.
  const isMate =
    told === null &&
    ending?.by === 'resignation' &&
    !game.stopped &&
    inCheck(tree.position, tree.position.turn) &&
    legalMoves(tree.position).length === 0;
  const record: GameRecord<Move> = tree.builder.build(
    formatSfen(position),
    ownHeaders(game.headers, sidesOf(position), game.isPgn),
    isMate && ending !== null ? { ...ending, by: 'checkmate' } : ending,
    { family: 'pgn', lines: remarks },
  );
  return { record: withPlayers(record), notices, firstLine, lineKinds };
};

/** Whether a line begins another game than the one that is read. */
const isBeginning = (game: PgnGame, text: string): boolean =>
  game.open === null &&
  ((isHeaderLine(text) && (game.tree !== undefined || game.ended)) ||
    (game.ended && isPgnLine(text)));

/** Reads every game of a text; none where no line is of one. */
export const readPgn = (lines: readonly string[], budget?: Budget): readonly Reading[] => {
  const stretches: Stretch[] = [];
  let game = newGame(1, budget);
  lines.forEach((text, i) => {
    if (isBeginning(game, text)) {
      stretches.push(finish(game, lines));
      game = newGame(i + 1, budget);
    }
    game.lineKinds.push(readLine(game, text, i + 1));
  });
  return gamesIn([...stretches, finish(game, lines)], lines, 'pgn');
};
