/** One game of PSN or of PGN of shogi while it is read: its moves with times, comments, variations and the ending. */
import type { Ending, Remark } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import type { Position } from '../position.ts';
import { start } from '../starts.ts';
import { endingOfWord, positionOf, variantOf, winnerOfResult, withWinner } from './pgn-words.ts';
import { type LineKind, type Notice, type NoticeCode, noticeAt } from './reading.ts';
import { goTo, growTree, noteHere, playMove, type Tree } from './tree.ts';
import { isWesternMove, parseWestern } from './western-read.ts';

/** Where a line of play was left for a variation. */
interface Left {
  readonly id: number;
  readonly ply: number;
  readonly stopped: boolean;
}

/** A game that grows line by line. */
export interface PgnGame {
  readonly budget: Budget | undefined;
  readonly firstLine: number;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  readonly remarks: Remark[];
  /** Under the names they have in the file. */
  readonly headers: (readonly [string, string])[];
  start: Position | undefined;
  /** Made with the first move or comment, when all headers are known. */
  tree: Tree | undefined;
  readonly left: Left[];
  /** Whether the line of play stopped: its other moves are passed over. */
  stopped: boolean;
  /** Whether a variation has no move yet, and its comments so far: they are on its first move. */
  begins: boolean;
  pending: string[];
  /** The comment that is open, from its first line; null outside of one. */
  open: string[] | null;
  /** The winner by the result; undefined while none was read. */
  winner: Ending['winner'] | undefined;
  /** The ending as a header tells it. */
  termination: string;
  ending: Ending | null;
  ended: boolean;
  /** Whether a header, a start or a move shows that it is shogi, or another game; undefined while nothing does. */
  is: 'own' | 'another' | undefined;
  isPgn: boolean;
}

/** A game of which nothing was read yet. */
export const newGame = (firstLine: number, budget: Budget | undefined): PgnGame => ({
  budget,
  firstLine,
  notices: [],
  lineKinds: [],
  remarks: [],
  headers: [],
  start: undefined,
  tree: undefined,
  left: [],
  stopped: false,
  begins: false,
  pending: [],
  open: null,
  winner: undefined,
  termination: '',
  ending: null,
  ended: false,
  is: undefined,
  isPgn: false,
});

/** The tree of a game, from the position that its headers tell. */
export const treeOf = (game: PgnGame): Tree => {
  game.tree ??= growTree(game.start ?? start(), game.budget);
  return game.tree;
};

/** Takes a header in, and returns the kind of its line. */
export const readHeader = (
  game: PgnGame,
  [key, value]: readonly [string, string],
  line: number,
  text: string,
): LineKind => {
  game.headers.push([key, value]);
  const isTold = value.trim() !== '';
  if ((key === 'Sente' || key === 'Gote') && isTold) game.is ??= 'own';
  if (key === 'Variant') {
    game.is = variantOf(value) ?? game.is;
    game.isPgn ||= game.is === 'own';
  }
  if (key === 'Result') game.winner = winnerOfResult(value.trim());
  if (key === 'Termination') game.termination = value;
  if ((key === 'FEN' || key === 'SFEN') && isTold) {
    game.start = positionOf(value);
    if (game.start === undefined) {
      game.stopped = true;
      game.notices.push(noticeAt('bad-diagram', line, text));
      return 'unknown';
    }
    game.is ??= 'own';
    return 'position';
  }
  return 'header';
};

/** Takes a comment in, on the move where the game stands. */
export const readComment = (game: PgnGame, lines: readonly string[], line: number): void => {
  const tree = treeOf(game);
  const comment = lines
    .map((part) => part.trim())
    .join('\n')
    .trim();
  if (game.begins) game.pending.push(comment);
  else if (game.stopped && comment !== '')
    game.notices.push(noticeAt('rest-ignored', line, comment));
  else noteHere(tree, { comment });
};

/** Leaves the line of play for one that has another move in place of the last. */
export const openVariation = (game: PgnGame, line: number, text: string): LineKind => {
  const tree = treeOf(game);
  const { id, ply } = tree;
  const parent = tree.builder.at(id)?.parent ?? undefined;
  const lost = game.stopped || game.begins || parent === undefined;
  game.left.push({ id, ply, stopped: game.stopped });
  if (lost) game.notices.push(noticeAt('bad-variation', line, text));
  else goTo(tree, parent, ply - 1);
  game.stopped = lost;
  game.begins = !lost;
  game.pending = [];
  return lost ? 'lost' : 'variation';
};

/** Goes back to where the line of play was left. */
export const closeVariation = (game: PgnGame, line: number, text: string): LineKind => {
  const tree = treeOf(game);
  const left = game.left.pop();
  if (left === undefined) {
    game.notices.push(noticeAt('bad-variation', line, text));
    return 'unknown';
  }
  if (game.begins && game.pending.length > 0)
    game.notices.push(noticeAt('rest-ignored', line, game.pending.join(' ')));
  if (tree.id !== left.id) goTo(tree, left.id, left.ply);
  game.stopped = left.stopped;
  game.begins = false;
  game.pending = [];
  return 'variation';
};

/** Takes the time of the last move, or of the ending. */
export const readTime = (game: PgnGame, time: string, line: number): LineKind => {
  const spentMs = time.split(':').reduce((all, part) => all * 60 + Number(part), 0) * 1000;
  const tree = treeOf(game);
  if (game.stopped || game.begins) return 'lost';
  if (game.ending !== null && game.left.length === 0) game.ending = { ...game.ending, spentMs };
  else if (tree.ply > 0) noteTime(game, spentMs, line, time);
  return 'move';
};

const noteTime = (game: PgnGame, spentMs: number, line: number, time: string): void => {
  const tree = treeOf(game);
  const known = tree.builder.at(tree.id)?.spentMs ?? null;
  if (known === null) noteHere(tree, { spentMs });
  else if (known !== spentMs) game.notices.push(noticeAt('second-time', line, time));
};

const codes: Readonly<Record<string, NoticeCode>> = {
  'no-such-piece': 'impossible-move',
  'ambiguous-move': 'ambiguous-move',
};

/** Takes a move in. One that cannot be read stops its line of play. */
export const readMove = (game: PgnGame, word: string, line: number): LineKind => {
  if (game.stopped || game.is === 'another') return 'lost';
  const tree = treeOf(game);
  const move = parseWestern(word, tree.position);
  if (!move.ok) {
    game.stopped = true;
    game.notices.push(noticeAt(codes[move.error.code] ?? 'unreadable-move', line, word));
    return 'unknown';
  }
  if (game.ending !== null && game.left.length === 0) {
    game.notices.push(noticeAt('rest-ignored', line, word));
    return 'lost';
  }
  if (playMove(tree, move.value, null)) game.notices.push(noticeAt('illegal-move', line, word));
  if (isWesternMove(word)) game.is ??= 'own';
  for (const comment of game.pending) noteHere(tree, { comment });
  game.pending = [];
  game.begins = false;
  return 'move';
};

/** Takes a result in: the game is over with it. One within a variation says nothing of the game. */
export const readResult = (game: PgnGame, word: string, line: number): LineKind => {
  if (game.left.length > 0) return 'ending';
  const winner = winnerOfResult(word);
  if (winner !== undefined && game.winner !== undefined && winner !== game.winner)
    game.notices.push(noticeAt('winner-differs', line, word));
  if (winner !== undefined) game.winner = winner;
  game.ended = true;
  return 'ending';
};

/** Takes a word for the end in; undefined where the word is none. */
export const readEnding = (game: PgnGame, word: string, line: number): LineKind | undefined => {
  const tree = treeOf(game);
  const ending = endingOfWord(word, tree.position.turn);
  if (ending === undefined) return undefined;
  if (game.stopped) return 'lost';
  if (game.left.length === 0) {
    if (game.ending !== null) game.notices.push(noticeAt('second-ending', line, word));
    game.ending ??= ending;
  } else if (game.begins || tree.builder.at(tree.id)?.ending !== undefined)
    game.notices.push(noticeAt('side-ending', line, word));
  else noteHere(tree, { ending });
  return 'ending';
};

/** The ending by its word with the winner that the result tells. */
export const endingWithResult = ({ ending, winner, notices }: PgnGame, line: number) => {
  if (ending === null || winner === undefined) return ending;
  const both = withWinner(ending, winner);
  if (both.winner !== winner) notices.push(noticeAt('winner-differs', line, 'Result'));
  return both;
};
