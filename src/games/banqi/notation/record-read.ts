/** Reads records: headers, then moves with comments and variations as PGN has them, one game after the other. */
import type { Outcome } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import type { GameReading } from '../../pack.ts';
import { type Budget, counted, countGame } from '../../reading.ts';
import { endedBy } from '../judge.ts';
import { endingOf, isResult } from './endings.ts';
import { type HeadLine, lineOf, othersIn, own, playersIn, startIn } from './head.ts';
import { readMoveWord } from './move-text.ts';
import { formatPosition } from './position-text.ts';
import { type Account, openAccount } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';
import { growTree, playWord, rootSpot, type Spot, type Tree } from './tree.ts';

/** One game while it is read. */
interface Reader {
  readonly account: Account;
  readonly budget: Budget;
  readonly head: HeadLine[];
  /** Made with the first move, for the head says where it starts. */
  tree: Tree | undefined;
  root: Spot | undefined;
  /** Where the line of play stands; undefined where it has stopped and what follows is passed over. */
  spot: Spot | undefined;
  /** The lines of play around the variation that is read, the main line first, and where each goes on. */
  readonly around: (Spot | undefined)[];
  /** Where the main line stands. */
  main: Spot | undefined;
  result: { readonly word: string; readonly line: number } | undefined;
  /** Comments that follow one another, not yet noted. */
  readonly comments: string[];
}

const openGame = (budget: Budget, firstLine: number): Reader => {
  countGame(budget);
  return {
    account: openAccount(firstLine),
    budget,
    head: [],
    tree: undefined,
    root: undefined,
    spot: undefined,
    around: [],
    main: undefined,
    result: undefined,
    comments: [],
  };
};

/** The tree of a game, from the first position that its head tells. */
const treeOf = (game: Reader): Tree => {
  if (game.tree !== undefined) return game.tree;
  const tree = growTree(game.budget);
  const root = rootSpot(startIn(game.head, game.account));
  game.tree = tree;
  game.root = root;
  game.main = root;
  game.spot = root;
  return tree;
};

/** Notes the comments read so far at the move before them. */
const noteComments = (game: Reader): void => {
  const comment = game.comments.splice(0).join('\n');
  if (comment === '') return;
  const tree = treeOf(game);
  if (game.spot !== undefined) tree.builder.note(game.spot.id, { comment });
};

/** Passes over something where a line of play has stopped. */
const passOver = ({ account }: Reader, line: number, text: string): void => {
  if (account.kinds[line - account.firstLine] !== 'lost')
    account.notice('rest-ignored', line, text);
  account.take(line, 'lost');
};

const readResult = (game: Reader, word: string, line: number): void => {
  const { account } = game;
  treeOf(game);
  if (game.around.length > 0) {
    account.notice('side-ending', line, word);
    game.spot = undefined;
  } else if (game.result === undefined) game.result = { word, line };
  else account.notice('second-ending', line, word);
  account.take(line, 'ending');
};

const readMove = (game: Reader, word: string, line: number): void => {
  const { account } = game;
  if (game.tree === undefined && readMoveWord(word) === undefined) {
    account.notice('unknown-line', line, word);
    account.take(line, 'unknown');
    return;
  }
  const tree = treeOf(game);
  if (game.spot === undefined || (game.result !== undefined && game.around.length === 0)) {
    passOver(game, line, word);
    return;
  }
  const { spot, notices } = playWord(tree, game.spot, word);
  for (const code of notices) account.notice(code, line, word);
  account.take(line, spot === undefined ? 'unknown' : 'move');
  game.spot = spot;
  if (spot !== undefined && game.around.length === 0) game.main = spot;
};

/** How long a move with its number and signs can be. */
const LONGEST = 40;

/** A word among the moves: a number, a result, a sign that judges a move, or a move. */
const readWord = (game: Reader, text: string, line: number): void => {
  if (isResult(text)) {
    readResult(game, text, line);
    return;
  }
  // No move is as long, and to look for signs at the end of what is none takes long.
  const word = text.length > LONGEST ? text : text.replace(/^\d*\.+/, '').replace(/[!?]+$/, '');
  if (/[!?]$/.test(text) || /^\$\d+$/.test(text)) game.account.notice('annotation', line, text);
  if (/^\d*$/.test(word) || /^\$\d+$/.test(word)) game.account.take(line, 'move');
  else readMove(game, word, line);
};

const openVariation = (game: Reader, line: number): void => {
  treeOf(game);
  const { spot, account } = game;
  game.around.push(spot);
  game.spot = spot?.before ?? undefined;
  if (spot === undefined || game.result !== undefined) passOver(game, line, '(');
  else if (spot.before === null) account.notice('bad-variation', line, '(');
  if (game.result !== undefined && game.around.length === 1) game.spot = undefined;
  account.take(line, 'variation');
};

const closeVariation = (game: Reader, line: number): void => {
  if (game.around.length === 0) game.account.notice('bad-variation', line, ')');
  else game.spot = game.around.pop();
  game.account.take(line, 'variation');
};

const readComment = (game: Reader, token: Token & { readonly is: 'comment' }): void => {
  const { line, lastLine, text, open } = token;
  const { account } = game;
  if (open) account.notice('open-comment', line, text);
  if (game.tree !== undefined && game.spot === undefined) passOver(game, line, text);
  else game.comments.push(text);
  for (let at = line; at <= lastLine; at++) account.take(at, 'comment');
};

const readToken = (game: Reader, token: Token): void => {
  const { account } = game;
  const { line } = token;
  // Comments in a head are about the game, and wait until all of it is read.
  if (token.is !== 'comment' && token.is !== 'header' && token.is !== 'bad-header')
    noteComments(game);
  switch (token.is) {
    case 'comment':
      readComment(game, token);
      break;
    case 'header':
      game.head.push(token);
      account.take(line, 'header');
      break;
    case 'bad-header':
      account.notice('bad-header', line, token.text);
      account.take(line, 'unknown');
      break;
    case 'open':
      openVariation(game, line);
      break;
    case 'close':
      closeVariation(game, line);
      break;
    case 'word':
      readWord(game, token.text, line);
  }
};

/** The ending that a game tells: by its result, by its head, and where neither says why, as its last position shows. */
const endingIn = (game: Reader, last: Spot): Ending | null => {
  const { account, head, result } = game;
  const told = lineOf(head, own.result);
  const reason = lineOf(head, own.reason)?.value;
  const word = result?.word ?? (told && isResult(told.value) ? told.value : undefined);
  if (told !== undefined && told.value !== word)
    account.notice('ending-differs', told.line, `[${told.key} "${told.value}"]`);
  const ending = endingOf(word ?? '*', reason);
  const shown: Outcome | undefined = endedBy(last.position);
  if (ending === null || shown === undefined) return ending;
  if (ending.winner !== shown.winner && reason === undefined)
    account.notice('ending-differs', result?.line ?? told?.line ?? account.firstLine, word ?? '');
  return ending.by === 'unknown' && ending.winner === shown.winner && reason === undefined
    ? { winner: shown.winner, by: shown.by }
    : ending;
};

/** Whether a head says otherwise than the moves which colour player 1 has. */
const checkColour = ({ account, head }: Reader, { position }: Spot): void => {
  const told = lineOf(head, own.colour);
  if (told !== undefined && told.value !== position.first)
    account.notice('header-differs', told.line, `[${told.key} "${told.value}"]`);
};

const closeGame = (game: Reader, lastLine: number): GameReading => {
  noteComments(game);
  const { builder } = treeOf(game);
  const { account, head, main, root } = game;
  if (main === undefined || root === undefined) throw new Error('a game has no start');
  if (game.around.length > 0) account.notice('unclosed-variation', lastLine, '');
  const ending = endingIn(game, main);
  checkColour(game, main);
  // Lines that nothing was said of are blank.
  account.take(lastLine, 'blank');
  return {
    record: {
      ...builder.build(formatPosition(root.position), othersIn(head), ending),
      players: playersIn(head),
    },
    notices: counted(account.notices),
    firstLine: account.firstLine,
    lineKinds: account.kinds,
  };
};

/** Whether a header begins another game: moves have been read before it, or it names the game again. */
const beginsGame = (game: Reader, token: Token): boolean =>
  token.is === 'header' &&
  (game.tree !== undefined ||
    (token.key === own.game && lineOf(game.head, own.game) !== undefined));

/** Reads every game of a record's lines, at least one. */
export const readRecords = (lines: readonly string[], budget: Budget): readonly GameReading[] => {
  const games: GameReading[] = [];
  let game = openGame(budget, 1);
  for (const token of tokensOf(lines)) {
    if (beginsGame(game, token)) {
      games.push(closeGame(game, token.line - 1));
      game = openGame(budget, token.line);
    }
    readToken(game, token);
  }
  return [...games, closeGame(game, lines.length)];
};
