/**
 * Reads CSA files, versions 1 to 3: the format of computer shogi. A file may hold several games, parted by `/`; statements
 * may share a line, parted by commas. Lines that begin with ' are remarks, those with '* comments.
 */
import type { Seat } from '#kernel/game.ts';
import { saysAgain } from '#record/builder.ts';
import type { Budget } from '../../reading.ts';
import { handicaps, start } from '../starts.ts';
import { emptySetup, readSetupLine } from './csa-head.ts';
import { meaningOfCsa } from './csa-move.ts';
import { endingOfServer, isServerWord, toMoveIn } from './csa-server.ts';
import { type CsaState, flush, keepRemark, newCsaState, treeOf } from './csa-state.ts';
import { endingOfCsa, headerOfField, inCapitals, isSmall } from './csa-vocabulary.ts';
import { withPlayers } from './players.ts';
import { type LineKind, noticeAt, type Reading, unknownKind, unknownLine } from './reading.ts';
import { formatSfen } from './sfen.ts';
import { sidesOf } from './start-names.ts';
import { gamesIn, type Stretch } from './stretches.ts';
import { noteHere, playMove } from './tree.ts';
import { isNoMate } from './unlikely.ts';

/** Whether a line can only be one of a CSA file. */
export const isCsaLine = (text: string): boolean =>
  /^\s*(V\d|PI|P[1-9](?: \*|[+-][A-Za-z]{2})|P[+-]\d|N[+-]|\$[^:]+:|[+-](\d{4}[A-Za-z]{2}|\s*$)|%[-+A-Za-z])/.test(
    text,
  );

const readMove = (game: CsaState, text: string, line: number): LineKind => {
  game.found ||= /^[+-]\d{4}[A-Z]{2}/.test(text);
  if (game.stopped) return 'lost';
  // Without a line for it, the first move tells whose turn it is.
  if (game.tree === undefined) game.turn ??= game.toMove ?? (text.charAt(0) === '+' ? 0 : 1);
  flush(game);
  const tree = treeOf(game);
  const move = meaningOfCsa(text, tree);
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

/**
 * Reads a time, which stands after its move: whole seconds, or with a fraction. Several times of one move are not summed
 * up: the first counts.
 */
const readTime = (game: CsaState, text: string, line: number): LineKind => {
  if (game.stopped) return 'lost';
  const seconds = Number(text.slice(1));
  if (!/^T\d{1,7}(\.\d{0,6})?\s*$/.test(text)) {
    game.notices.push(noticeAt('bad-time', line, text));
    return 'unknown';
  }
  const spentMs = Math.round(seconds * 1000);
  const { ending, tree } = game;
  if (ending === null && (tree === undefined || tree.id === 0)) {
    game.notices.push(noticeAt('bad-time', line, text));
    return 'unknown';
  }
  const known = ending === null ? tree?.builder.at(tree.id)?.spentMs : ending.spentMs;
  if (known !== undefined && known !== null) {
    const code = known === spentMs ? 'second-total' : 'second-time';
    game.notices.push(noticeAt(code, line, text));
  } else if (ending !== null) game.ending = { ...ending, spentMs };
  else if (tree !== undefined) noteHere(tree, { spentMs });
  return 'move';
};

const readEnding = (game: CsaState, text: string, line: number): LineKind => {
  if (game.stopped) return 'lost';
  flush(game);
  const word = text.slice(1).trim();
  const known = endingOfCsa(word, treeOf(game).position.turn);
  game.found ||= known !== undefined;
  const ending = known ?? { winner: null, by: 'unknown', word: `%${word}` };
  if (game.ending !== null) {
    if (!saysAgain(game.ending, ending)) game.notices.push(noticeAt('second-ending', line, text));
    return 'ending';
  }
  if (known === undefined) game.notices.push(noticeAt('unknown-ending', line, text));
  if (isNoMate(known, treeOf(game).position)) game.notices.push(noticeAt('not-mate', line, text));
  game.endStatement = text.trim();
  game.ending = ending;
  return 'ending';
};

const readHeader = (game: CsaState, text: string): LineKind => {
  const value = text.startsWith('N') ? 2 : text.indexOf(':') + 1;
  const name = value === 2 ? text.slice(0, 2) : text.slice(1, value - 1);
  game.headers.push([name, text.slice(value).trim()]);
  return 'header';
};

const readSetup = (game: CsaState, text: string, line: number): LineKind => {
  // A position line below the moves is not taken, and gets a notice.
  game.setup ??= emptySetup();
  game.setupLine = [line, text];
  const whole = game.tree === undefined && readSetupLine(game.setup, text);
  game.found ||= whole || /^P[I+-](\d\d[A-Z]{2})+\s*$/.test(text);
  if (!whole) game.notices.push(noticeAt('bad-diagram', line, text));
  return whole ? 'position' : 'unknown';
};

/**
 * Reads whose turn it is first. If the moves have begun, or the turn was given before, the line is half of a move and not
 * understood.
 */
const readTurn = (game: CsaState, text: string, line: number): LineKind => {
  const turn: Seat = text.charAt(0) === '+' ? 0 : 1;
  if (game.tree === undefined && game.turn === undefined) {
    game.turn = turn;
    return 'position';
  }
  game.notices.push(noticeAt('unknown-line', line, text));
  return 'unknown';
};

/** Reads a server's line on whose turn it is first. A server writes more than one. */
const readToMove = (game: CsaState, text: string, line: number): LineKind => {
  const turn = toMoveIn(text);
  if (game.tree === undefined) game.toMove ??= turn;
  else if (game.turn !== undefined && game.turn !== turn)
    game.notices.push(noticeAt('side-differs', line, text));
  return 'position';
};

/** Takes a server's word for the end of the game; false where it is none. */
const readServerWord = (game: CsaState, text: string): boolean => {
  if (!game.found || !isServerWord(text)) return false;
  const tree = treeOf(game);
  const { ending } = game;
  const isFoul = tree.builder.at(tree.id)?.illegal !== undefined;
  const told = endingOfServer(text, { ending, turn: tree.position.turn, isFoul });
  if (told === undefined || game.stopped) return game.stopped;
  flush(game);
  if (ending === null) game.endStatement = text.trim();
  game.ending = told;
  return true;
};

const fields =
  '(?:EVENT|SITE|(?:START|END)_TIME|TIME(?:_LIMIT|[+-])?|OPENING|NOTE|MAX_MOVES|JISHOGI)';

/** A field of the format, and one that lacks its own colon, though its value may have some. */
const ownField = new RegExp(`^\\$${fields}:`);
const lacksColon = new RegExp(`^\\$${fields}\\s`);

const readStatement = (game: CsaState, written: string, line: number): LineKind => {
  const text = isSmall(written) ? inCapitals(written) : written;
  if (text !== written) game.notices.push(noticeAt('spelling', line, written));
  switch (text.charAt(0)) {
    case '+':
    case '-':
      return text.trim().length > 1 ? readMove(game, text, line) : readTurn(game, text, line);
    case 'T':
      // Total_Time: is a server's, too.
      if (!/^T\w+:/.test(text)) return readTime(game, text, line);
      if (toMoveIn(text) === undefined) break;
      return readToMove(game, text, line);
    case '#':
      if (!readServerWord(game, text)) break;
      return game.stopped ? 'lost' : 'ending';
    case '%':
      return readEnding(game, text, line);
    case 'P':
      if (!/^P[I1-9+-]/.test(text)) break;
      return readSetup(game, text, line);
    case 'V':
      if (!/^V\d/.test(text)) break;
      game.found ||= /^V\d(\.\d)?\s*$/.test(text);
      return 'header';
    case 'N':
      // Name+: is how a server announces a player.
      if (!/^N(?:ame)?[+-]/.test(text)) break;
      return readHeader(game, text.replace(/^Name([+-]):/, 'N$1'));
    case '$':
      if (!text.includes(':') || lacksColon.test(text)) break;
      game.found ||= ownField.test(text);
      return readHeader(game, text);
  }
  keepRemark(game, written);
  game.notices.push(unknownLine(line, text));
  return unknownKind(text);
};

/** The line in which a file names its encoding; the writer has its own. */
const namesEncoding = /^'CSA\s+encoding\s*=/i;

const readRemark = (game: CsaState, text: string): LineKind => {
  if (namesEncoding.test(text)) return 'header';
  if (text.charAt(1) !== '*') {
    keepRemark(game, text);
    return 'remark';
  }
  if (game.stopped) return 'lost';
  game.comments.push(text.slice(2));
  return 'comment';
};

const readCsaLine = (game: CsaState, whole: string, line: number): LineKind => {
  const text = whole.trimStart();
  if (text === '') return 'blank';
  if (text.length < whole.length) game.notices.push(noticeAt('spelling', line, whole));
  const first = text.charAt(0);
  if (first === "'") return readRemark(game, text);
  // Names and headers may hold commas of their own, and so may the remark at the end of a line.
  if (!text.includes(',') || !'+-%TPV'.includes(first)) return readStatement(game, text, line);
  const remark = text.indexOf(",'");
  const kinds = (remark === -1 ? text : text.slice(0, remark))
    .split(',')
    .filter((statement) => statement.trim() !== '')
    .map((statement) => readStatement(game, statement.trim(), line));
  if (remark !== -1) kinds.push(readRemark(game, text.slice(remark + 1)));
  return kinds.find((kind) => kind === 'unknown') ?? kinds[0] ?? 'blank';
};

const finish = (game: CsaState, firstLine: number): Stretch => {
  const { notices, lineKinds } = game;
  if (!game.found) return { record: undefined, notices, firstLine, lineKinds };
  const tree = treeOf(game);
  flush(game);
  const position = game.tree?.kept.get(0) ?? start();
  const sides = sidesOf(position);
  const built = tree.builder.build(
    position === start() ? handicaps.even : formatSfen(position),
    game.headers.map(([name, value]) => headerOfField(name, value, sides)),
    game.ending,
    { family: 'csa', lines: game.remarks },
  );
  return { record: withPlayers(built), notices, firstLine, lineKinds };
};

/** Reads every game of a CSA text; none when there is no statement of the format in it. */
export const readCsa = (lines: readonly string[], budget?: Budget): readonly Reading[] => {
  const stretches: Stretch[] = [];
  let game = newCsaState(budget);
  let firstLine = 1;
  lines.forEach((text, i) => {
    const ends = text.startsWith('/') && text.trim() === '/';
    game.lineKinds.push(ends ? 'layout' : readCsaLine(game, text, i + 1));
    if (!ends) return;
    stretches.push(finish(game, firstLine));
    game = newCsaState(budget);
    firstLine = i + 2;
  });
  return gamesIn([...stretches, finish(game, firstLine)], lines, 'csa');
};
