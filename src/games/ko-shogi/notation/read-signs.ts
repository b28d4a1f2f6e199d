/** Reads the signs of a record one by one: each changes the game it belongs to, and gives its line a kind. */
import type { Ending } from '#record/record.ts';
import type { Notice } from '../../pack.ts';
import { type Budget, countGame } from '../../reading.ts';
import { starts } from '../starts.ts';
import {
  closeVariation,
  endLine,
  frameOf,
  type GameTree,
  growGame,
  openVariation,
  readMove,
  startFrom,
} from './game-tree.ts';
import { readNotes, readSeconds } from './notes.ts';
import { parsePosition } from './position-text.ts';
import { GAME, type LineKind, type NoticeCode } from './reading.ts';
import type { Token } from './tokens.ts';

/** A text while it is read. */
export interface ReadState {
  readonly lines: readonly string[];
  readonly budget: Budget;
  readonly kinds: LineKind[];
  readonly notices: Notice[];
  readonly games: GameTree[];
}

/** The kinds of a line, the least telling first. A line with several signs gets the most telling of their kinds. */
const telling: readonly LineKind[] = [
  'blank',
  'comment',
  'variation',
  'header',
  'position',
  'ending',
  'move',
  'lost',
  'unknown',
];

const mark = ({ kinds }: ReadState, line: number, kind: LineKind): void => {
  const known = kinds[line - 1] ?? 'blank';
  if (telling.indexOf(kind) > telling.indexOf(known)) kinds[line - 1] = kind;
};

/** Adds a notice about a line. */
export const notify = (
  { notices }: ReadState,
  code: NoticeCode,
  line: number,
  excerpt: string,
): void => {
  notices.push({ line, code, excerpt: excerpt.slice(0, 40) });
};

/** The game that a sign belongs to. A sign that can only begin a game begins a new one after any moves. */
const gameAt = (state: ReadState, line: number, begins: boolean): GameTree => {
  const last = state.games.at(-1);
  if (last !== undefined && !(begins && last.hasPlay)) return last;
  if (last !== undefined && last.frames.length > 1)
    notify(state, 'not-closed', line, state.lines[line - 1] ?? '');
  countGame(state.budget);
  const game = growGame(GAME, line);
  state.games.push(game);
  return game;
};

const isStartName = (name: string): name is keyof typeof starts => Object.hasOwn(starts, name);

const readHeader = (state: ReadState, line: number, key: string, value: string): void => {
  const game = gameAt(state, line, true);
  mark(state, line, 'header');
  if (key === 'Game' && game.gameName === undefined) game.gameName = value;
  else if (key === 'Black' && game.players[0] === '') game.players[0] = value;
  else if (key === 'White' && game.players[1] === '') game.players[1] = value;
  else if (key === 'Start' && !game.hasStart) {
    const read = parsePosition(isStartName(value) ? starts[value] : value);
    if (read.ok) startFrom(game, read.value);
    else notify(state, 'bad-start', line, value);
  } else game.headers.push([key, value]);
};

const readPosition = (state: ReadState, line: number, text: string): void => {
  const game = gameAt(state, line, true);
  const read = parsePosition(text);
  mark(state, line, read.ok ? 'position' : 'unknown');
  if (read.ok) startFrom(game, read.value);
  else notify(state, 'unknown-line', line, text);
};

const results: Readonly<Record<string, Ending['winner']>> = { '1-0': 0, '0-1': 1, '1/2-1/2': null };

const readResult = (state: ReadState, line: number, text: string): void => {
  const game = gameAt(state, line, false);
  game.hasPlay = true;
  if (frameOf(game).isLost) {
    mark(state, line, 'lost');
    return;
  }
  mark(state, line, 'ending');
  const winner = results[text];
  const ending = winner === undefined ? null : { winner, by: 'unknown' };
  if (!endLine(game, ending)) notify(state, 'second-ending', line, text);
};

/** Adds to an ending what a comment says of it: how, in which word, after which time. */
const noteEnding = (game: GameTree, said: Map<string, string>): void => {
  const { lastEnding } = game;
  if (lastEnding === null) return;
  const [by, word, spentMs] = [
    said.get('by'),
    said.get('word'),
    readSeconds(said.get('time') ?? ''),
  ];
  if (by !== undefined) lastEnding.by = by;
  if (word !== undefined) lastEnding.word = word;
  if (spentMs !== undefined) lastEnding.spentMs = spentMs;
  for (const name of ['by', 'word', 'time']) said.delete(name);
};

const readComment = (
  state: ReadState,
  game: GameTree,
  { line, last, text, isClosed }: Extract<Token, { is: 'comment' }>,
): void => {
  const { isLost, here } = frameOf(game);
  for (let at = line; at <= last; at++) mark(state, at, isLost ? 'lost' : 'comment');
  if (!isClosed) notify(state, 'not-closed', line, text);
  if (isLost) return;
  const { said: all, comment } = readNotes(text);
  const said = new Map(all);
  noteEnding(game, said);
  const spentMs = readSeconds(said.get('time') ?? '');
  const bookmark = said.get('bookmark');
  if (spentMs !== undefined) said.delete('time');
  said.delete('bookmark');
  for (const [name, value] of said) notify(state, 'bad-note', line, `[%${name} ${value}]`);
  game.builder.note(here.id, {
    comment,
    ...(spentMs !== undefined && { spentMs }),
    ...(bookmark !== undefined && { bookmark }),
  });
};

const readWord = (state: ReadState, line: number, word: string): void => {
  const game = gameAt(state, line, false);
  game.hasPlay = true;
  const text = word.replace(/^\d+\.+/, '');
  // Numbers of moves and of judgements are for people and change nothing.
  const isNumber = text === '' || /^\$\d+$/.test(text);
  if (isNumber || frameOf(game).isLost) {
    mark(state, line, isNumber ? 'move' : 'lost');
    return;
  }
  const notice = readMove(game, text, state.budget);
  if (notice !== null) notify(state, notice, line, text);
  mark(state, line, frameOf(game).isLost ? 'unknown' : 'move');
};

const readBracket = (state: ReadState, line: number, is: 'open' | 'close'): void => {
  const game = gameAt(state, line, false);
  game.hasPlay = true;
  mark(state, line, 'variation');
  const fits = is === 'open' ? openVariation(game) : closeVariation(game);
  if (!fits) notify(state, 'bad-variation', line, state.lines[line - 1] ?? '');
};

/** Reads one sign. */
export const readToken = (state: ReadState, token: Token): void => {
  const { line } = token;
  switch (token.is) {
    case 'header':
      readHeader(state, line, token.key, token.value);
      break;
    case 'position':
      readPosition(state, line, token.text);
      break;
    case 'comment':
      readComment(state, gameAt(state, line, false), token);
      break;
    case 'result':
      readResult(state, line, token.text);
      break;
    case 'word':
      readWord(state, line, token.text);
      break;
    default:
      readBracket(state, line, token.is);
  }
};
