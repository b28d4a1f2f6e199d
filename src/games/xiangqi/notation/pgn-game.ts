/** One game of PGN while it is read: its headers, and its moves with comments, variations and the result. */
import type { Ending, Headers } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import { start } from '../starts.ts';
import { parseFen } from './fen.ts';
import { endingOfWord, isReason } from './headers.ts';
import type { FirstRank } from './iccs.ts';
import { inOrder, type LineKind, type Notice, noticeAt, type Reading } from './reading.ts';
import { countsFromOne, isOffChessboard, isSan, parseSan } from './san.ts';
import { finishTree, growTree, parentHere, playRead, positionHere, type Tree } from './tree.ts';
import { type Notation, notationOf, parseTyped } from './typed-move.ts';

/** The notations that moves in files are in: those that are written, and SAN. */
export type FileNotation = Notation | 'san';

/** Where a line of play was left for a variation. */
interface Left {
  readonly id: number;
  readonly stopped: boolean;
}

/** The kinds of the lines of a text, and the notices about them. */
export interface Account {
  readonly lineKinds: LineKind[];
  readonly notices: Notice[];
}

/** A game that grows line by line. */
export interface PgnGame extends Account {
  readonly headers: (readonly [string, string])[];
  readonly firstLine: number;
  /** How its coordinates count ranks. */
  readonly firstRank: FirstRank;
  /** Made with the first move, when all headers are known. */
  tree: Tree | undefined;
  setup: string | undefined;
  notation: FileNotation | undefined;
  readonly left: Left[];
  /** Whether the line of play has stopped; its other moves are passed over. */
  stopped: boolean;
  /** Comments in a variation before its first move. */
  pending: string[];
  begins: boolean;
  /** The comment that is open, from its first line; null outside of one. */
  open: string[] | null;
  result: Ending | undefined;
  reason: string | undefined;
  ended: boolean;
  /** Whether a move by coordinates or in SAN could not be played; its ranks may be counted in the other way. */
  misfit: boolean;
  /** How many moves in SAN are written as programs do that count ranks from 1, less those of programs that count from 0. */
  fromOne: number;
  /** Whether a header, or a move that chess does not have, shows that it is a game of xiangqi or of another game; undefined while nothing does. */
  is: 'own' | 'another' | undefined;
  inSan: boolean;
}

/** A game of which nothing was read yet. */
export const newGame = (firstLine: number, firstRank: FirstRank): PgnGame => ({
  headers: [],
  notices: [],
  lineKinds: [],
  firstLine,
  firstRank,
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
  misfit: false,
  fromOne: 0,
  is: undefined,
  inSan: false,
});

/** Headers that repeat what the record itself says. */
const told: readonly string[] = ['Game', 'Format', 'Result', 'SetUp', 'FEN', 'Termination'];

const ownName = /^(xiangqi|chinese[ _-]?chess|cchess|中[国國]象棋|象棋)$/i;
/** Values of headers that say nothing. */
const isEmpty = (value: string): boolean => /^[\s?*-]*$|^(standard|normal)$/i.test(value);

/** Takes in a header under its name in PGN. Returns the kind of the line that holds it. */
export const readHeader = (
  game: PgnGame,
  [key, value]: Headers[number],
  line: number,
  text: string,
): LineKind => {
  let kind: LineKind = 'header';
  if (key === 'FEN' && value.trim() !== '') {
    kind = 'position';
    if (parseFen(value).ok) {
      game.setup = value;
      game.is ??= 'own';
    } else {
      kind = 'unknown';
      game.stopped = true;
      game.notices.push(noticeAt('bad-position', line, text));
    }
  }
  if (key === 'Variant' && !isEmpty(value))
    game.is = ownName.test(value.trim()) ? 'own' : 'another';
  if ((key === 'Game' && ownName.test(value.trim())) || (key === 'Red' && !isEmpty(value)))
    game.is ??= 'own';
  if (key === 'Format') game.is ??= 'own';
  if (key === 'Result') game.result = endingOfWord(value);
  if (key === 'Termination' && isReason(value)) game.reason = value;
  else if (!told.includes(key) || key === 'Termination') game.headers.push([key, value]);
  return kind;
};

/** The tree of a game, from the position that its headers tell. */
export const treeOf = (game: PgnGame, budget: Budget): Tree => {
  if (game.tree !== undefined) return game.tree;
  const read = game.setup === undefined ? undefined : parseFen(game.setup);
  game.tree = growTree(read?.ok ? read.value : start(), budget);
  return game.tree;
};

/** Takes a comment in, on the move where the game stands. */
export const readComment = (
  game: PgnGame,
  budget: Budget,
  lines: readonly string[],
  line: number,
): void => {
  const tree = treeOf(game, budget);
  const text = lines
    .map((part) => part.trim())
    .join('\n')
    .trim();
  if (game.begins) game.pending.push(text);
  else if (game.stopped && text !== '') game.notices.push(noticeAt('lost-comment', line, text));
  else tree.builder.note(tree.id, { comment: text });
};

const openVariation = (game: PgnGame, tree: Tree, line: number, text: string): LineKind => {
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

const closeVariation = (game: PgnGame, tree: Tree, line: number, text: string): LineKind => {
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

/** The notation that a word is a move of; undefined when of none. */
const notationOfWord = (word: string): FileNotation | undefined => {
  const notation = notationOf(word);
  // A large letter and a small one: `C9b8` is a cannon of rank 9.
  const isOther = notation === undefined || (notation === 'iccs' && /^[A-I].*[a-i]/.test(word));
  return isOther && isSan(word) ? 'san' : notation;
};

const readMove = (game: PgnGame, tree: Tree, word: string, line: number): LineKind => {
  const notation = notationOfWord(word);
  game.inSan ||= notation === 'san';
  if (game.stopped) return 'lost';
  const position = positionHere(tree);
  const read = (notation === 'san' ? parseSan : parseTyped)(word, position, game.firstRank);
  const { played, notice } = playRead(tree, read);
  if (notice !== undefined) game.notices.push(noticeAt(notice, line, word));
  if (!played) {
    game.misfit ||= notation === 'san' || notation === 'iccs';
    game.stopped = true;
    return 'unknown';
  }
  if (notation !== 'san' || isOffChessboard(word)) game.is ??= 'own';
  if (notation === 'san') game.fromOne += countsFromOne(word);
  game.notation ??= notation;
  if (game.begins) for (const comment of game.pending) tree.builder.note(tree.id, { comment });
  game.begins = false;
  return 'move';
};

const readResult = (game: PgnGame, word: string, line: number): LineKind => {
  const found = endingOfWord(word);
  const differs = game.result !== undefined && found?.winner !== game.result.winner;
  if (differs && found !== undefined) game.notices.push(noticeAt('result-differs', line, word));
  game.result = found ?? game.result;
  game.ended = true;
  return 'ending';
};

/** A word without the number of its move and without the signs that judge it. */
const bareWord = (word: string): string =>
  notationOf(word) === undefined
    ? word.replace(/^[\d０-９]+\s*[.．。、…]+/, '').replace(/(?<![!?！？])[!?！？]+$/, '')
    : word;

const firstToken = /\{|\(|\)|（|）|;.*|[^\s{}();（）,，]+/;
const tokens = new RegExp(firstToken, 'g');

/** The kinds of a line's parts; the first that is found is the kind of the line. */
const order: readonly LineKind[] = ['unknown', 'lost', 'move', 'variation', 'ending', 'comment'];

const readWord = (game: PgnGame, tree: Tree, token: string, line: number): LineKind | undefined => {
  const word = bareWord(token);
  if (/^(\$\d+|[\d０-９]{1,3}|[.．…]*|[!?]+)$/.test(word)) return undefined;
  if (word === '*' || endingOfWord(word) !== undefined)
    return game.left.length > 0 ? 'ending' : readResult(game, word, line);
  return readMove(game, tree, word, line);
};

/** Reads a line of moves. Returns the kind that the line is taken for. */
export const readText = (game: PgnGame, budget: Budget, text: string, line: number): LineKind => {
  const found = new Set<LineKind>();
  let rest = text;
  while (rest !== '') {
    if (game.open !== null) {
      found.add('comment');
      const end = rest.indexOf('}');
      game.open.push(end === -1 ? rest : rest.slice(0, end));
      if (end === -1) break;
      readComment(game, budget, game.open, line);
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
      readComment(game, budget, [token.slice(1)], line);
      found.add('comment');
    } else if (token === '(' || token === '（') found.add(openVariation(game, tree, line, text));
    else if (token === ')' || token === '）') found.add(closeVariation(game, tree, line, text));
    else found.add(readWord(game, tree, token, line) ?? 'move');
  }
  return order.find((kind) => found.has(kind)) ?? 'comment';
};

/**
 * Whether a line could hold moves: then it begins a game even without headers. A move in SAN must be the first on its
 * line.
 */
export const isMoveLine = (text: string): boolean => {
  const words = Array.from(text.matchAll(tokens), ([token]) => bareWord(token));
  return (
    words.some((word) => notationOf(word) !== undefined) ||
    isSan(words.find((word) => !/^[\d.]*$/.test(word)) ?? '')
  );
};

/** Whether a game is not xiangqi: a header says so, or its SAN has nothing that chess does not have. */
export const isForeign = ({ is, inSan }: PgnGame): boolean =>
  is === 'another' || (inSan && is === undefined);

/** How many moves were played in a game, those of variations too. */
export const movesIn = ({ tree }: PgnGame): number => (tree?.places.length ?? 1) - 1;

/** The game as it was read. */
export const finishGame = (game: PgnGame, budget: Budget): Reading => {
  if (game.open !== null) {
    game.notices.push(noticeAt('open-comment', game.firstLine + game.lineKinds.length - 1, '{'));
    readComment(game, budget, game.open, game.firstLine);
    game.open = null;
  }
  const { result, reason } = game;
  const ending =
    result === undefined ? (reason === 'adjourned' ? { winner: null, by: reason } : null) : result;
  return {
    record: finishTree(
      treeOf(game, budget),
      game.headers,
      ending === null || reason === undefined ? ending : { ...ending, by: reason },
    ),
    notices: inOrder(game.notices),
    firstLine: game.firstLine,
    lineKinds: game.lineKinds,
  };
};
