/**
 * Reads positions and lines of UCCI and UCI, one game a line. A line is `position fen … moves h2e2`,
 * `position startpos moves …`, a bare FEN with or without moves, or bare moves from the even start. UCCI counts
 * ranks from 0, UCI from 1: a line is read in the way in which more of its moves are legal. Positions that follow one another by one legal
 * move each are read as one game.
 */

import { ok } from '#kernel/result.ts';
import type { Budget } from '../../reading.ts';
import { positionKey } from '../key.ts';
import { legalMoves } from '../legal.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { start } from '../starts.ts';
import { parseFen } from './fen.ts';
import { type FirstRank, isCoordinates, parseCoordinates } from './iccs.ts';
import {
  inOrder,
  type LineKind,
  type Notice,
  type NoticeCode,
  noticeAt,
  type Reading,
} from './reading.ts';
import { finishTree, growTree, playRead, positionHere, type Tree } from './tree.ts';

const isBoard = (word: string): boolean => /^[1-9a-z]+(\/[1-9a-z]+){9}$/i.test(word);

/** The words of a line; underscores stand for blanks in addresses. */
const wordsOf = (text: string): readonly string[] => text.trim().split(/[\s_]+/);

/** Whether a line is a position or moves as engines send them. */
export const isPositionLine = (text: string): boolean => {
  const words = wordsOf(text);
  const [first = '', second = ''] = words;
  if (first === 'position' || first === 'fen')
    return second === 'startpos' || second === 'fen' || isBoard(second);
  return first === 'startpos' || isBoard(first) || words.every(isCoordinates);
};

interface Game {
  readonly tree: Tree;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  readonly firstLine: number;
  /** Whether all its lines so far were bare positions, which another may follow. */
  readonly isList: boolean;
}

/** A line before its moves, and its moves. */
const split = (words: readonly string[]): { head: readonly string[]; moves: readonly string[] } => {
  const cut = words.indexOf('moves');
  if (cut !== -1) return { head: words.slice(0, cut), moves: words.slice(cut + 1) };
  const first = words.findIndex(isCoordinates);
  return first === -1
    ? { head: words, moves: [] }
    : { head: words.slice(0, first), moves: words.slice(first) };
};

/** The moves of a line, played from a position. */
interface Line {
  readonly tree: Tree;
  /** Notices about them, each with the word that it is about. */
  readonly told: readonly (readonly [code: NoticeCode, word: string])[];
  readonly isWhole: boolean;
}

const playLine = (
  from: Position,
  moves: readonly string[],
  firstRank: FirstRank,
  budget: Budget,
): Line => {
  const tree = growTree(from, budget);
  const told: [NoticeCode, string][] = [];
  for (const word of moves) {
    const read = parseCoordinates(word, positionHere(tree), firstRank);
    const { played, notice } = playRead(tree, read);
    if (notice !== undefined) told.push([notice, word]);
    if (!played) return { tree, told, isWhole: false };
  }
  return { tree, told, isWhole: true };
};

/** Plays the moves of a line, with ranks from 0 or from 1: whichever makes more moves legal, and 0 if both make as many. */
const playFitting = (from: Position, moves: readonly string[], budget: Budget): Line => {
  const { games, moves: before } = budget;
  const ucci = playLine(from, moves, 0, budget);
  if (ucci.isWhole) return ucci;
  const spent = budget.moves;
  budget.games = games;
  budget.moves = before;
  const uci = playLine(from, moves, 1, budget);
  if (uci.tree.places.length > ucci.tree.places.length) return uci;
  budget.moves = spent;
  return ucci;
};

/** Adds a position to a list if it follows by one legal move; returns whether it does. */
const follows = (game: Game, next: Position): boolean => {
  const position = positionHere(game.tree);
  if (!game.isList || next.turn === position.turn) return false;
  const key = positionKey(next);
  const move = legalMoves(position).find(
    (tried) => positionKey(play(position, { move: tried })) === key,
  );
  return move !== undefined && playRead(game.tree, ok(move)).played;
};

/** Reads every game of a text; none when no line of it is one. */
export const readPositions = (
  lines: readonly string[],
  budget: Budget,
): { readonly games: readonly Reading[]; readonly hasMoves: boolean } => {
  const games: Game[] = [];
  const early: Pick<Game, 'notices' | 'lineKinds'> = { notices: [], lineKinds: [] };
  let hasMoves = false;
  const readLine = (text: string, line: number): LineKind | undefined => {
    const { head, moves } = split(wordsOf(text));
    const bare = head.filter((word, i) => !(i < 2 && (word === 'position' || word === 'fen')));
    const found = bare.length === 0 ? ok(start()) : parseFen(bare.join(' '));
    if (!found.ok) return undefined;
    const last = games.at(-1);
    const isList = moves.length === 0;
    if (isList && last !== undefined && follows(last, found.value)) return 'move';
    const { tree, told, isWhole } = playFitting(found.value, moves, budget);
    // Two squares alone may be anything: a line without a start counts only if its first move can be played.
    if (head.length === 0 && tree.places.length === 1) {
      budget.games -= 1;
      return undefined;
    }
    hasMoves ||= moves.length > 0 || head[0] === 'position' || head[0] === 'startpos';
    const game: Game = {
      tree,
      notices: games.length === 0 ? early.notices : [],
      lineKinds: games.length === 0 ? early.lineKinds : [],
      firstLine: games.length === 0 ? 1 : line,
      isList,
    };
    games.push(game);
    for (const [code, word] of told) game.notices.push(noticeAt(code, line, word));
    if (!isWhole) return 'unknown';
    return isList ? 'position' : 'move';
  };
  lines.forEach((text, i) => {
    const kind =
      text.trim() === '' ? 'blank' : isPositionLine(text) ? readLine(text, i + 1) : undefined;
    const { lineKinds, notices } = games.at(-1) ?? early;
    lineKinds.push(kind ?? 'unknown');
    if (kind === undefined)
      notices.push(noticeAt(isPositionLine(text) ? 'bad-position' : 'unknown-line', i + 1, text));
  });
  return {
    hasMoves,
    games: games.map(({ tree, notices, firstLine, lineKinds }) => ({
      record: finishTree(tree, [], null),
      notices: inOrder(notices),
      firstLine,
      lineKinds,
    })),
  };
};
