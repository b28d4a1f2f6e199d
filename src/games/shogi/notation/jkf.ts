/**
 * Reads JKF, the JSON of Kifu for JS: https://github.com/na2hiro/Kifu-for-JS, packages/json-kifu-format. Its lines are
 * counted as entries: the header and the start are entry 1, and each entry of `moves` and of its `forks` is one more, in the
 * order of the text.
 */
import { saysAgain } from '#record/builder.ts';
import type { Ending, Headers, Remark } from '#record/record.ts';
import { at, cellOf, handCount, pieceAt } from '../cells.ts';
import type { Move } from '../move.ts';
import { isHandKind, kindNumber, mayPromote, PROMOTED } from '../piece.ts';
import { start } from '../starts.ts';
import { csaKinds, endingOfCsa } from './csa-words.ts';
import {
  excerptOf,
  type Fields,
  fieldsOf,
  type Json,
  listOf,
  seatOf,
  squareOf,
  startOfJkf,
  textOf,
  textOfFields,
} from './jkf-json.ts';
import { endingOf } from './kif-endings.ts';
import { withPlayers } from './players.ts';
import {
  type Budget,
  counted,
  type LinePart,
  type Notice,
  type NoticeCode,
  noticeAt,
  type Reading,
} from './reading.ts';
import { formatSfen } from './sfen.ts';
import { boardMove, dropMove } from './shared-moves.ts';
import { endSideLine, goTo, growTree, noteHere, playMove, type Tree } from './tree.ts';

const secondsOf = (value: Json): number | undefined => {
  const fields = fieldsOf(value);
  if (fields === undefined) return undefined;
  let total = 0;
  for (const [unit, seconds] of [
    ['h', 3600],
    ['m', 60],
    ['s', 1],
  ] as const) {
    const part = fields[unit] ?? 0;
    if (typeof part !== 'number' || !(part >= 0) || part > 1e6) return undefined;
    total += part * seconds;
  }
  return total;
};

interface Game {
  readonly tree: Tree;
  readonly notices: Notice[];
  readonly parts: LinePart[];
  /** Fields that the format does not have. */
  readonly remarks: Remark[];
  /** What its side had used after each move, in seconds, by node. */
  readonly totals: (number | undefined)[];
  /** Entries so far. */
  entry: number;
  mainEnd: number;
  mainEnding: Ending | null;
}

/** A move of JKF in a position: the piece is named as it stands before the move. */
const moveOf = (value: Json, tree: Tree): Move | NoticeCode => {
  const fields = fieldsOf(value) ?? {};
  const { position } = tree;
  const to = squareOf(fields['to']) ?? tree.builder.at(tree.id)?.turn?.move.to;
  const kind = csaKinds.get(textOf(fields['piece']) ?? '');
  if (to === undefined || kind === undefined) return 'unreadable-move';
  const seat = seatOf(fields['color']) ?? position.turn;
  if (fields['from'] === undefined || fields['from'] === null) {
    if (!isHandKind(kind) || handCount(position, seat, kind) === 0) return 'impossible-move';
    return dropMove(kind, to, seat, position.turn);
  }
  const from = squareOf(fields['from']);
  if (from === undefined) return 'unreadable-move';
  const piece = at(position.cells, cellOf(from)) & 15;
  if (piece === 0 || from === to) return 'impossible-move';
  const number = kindNumber(kind);
  if (piece === number) return boardMove(from, to, fields['promote'] === true);
  // Some name the piece as it stands after the move.
  const turned = mayPromote(piece) && piece + PROMOTED === number;
  return turned ? boardMove(from, to, true) : 'impossible-move';
};

const notice = (game: Game, code: NoticeCode, value: Json): void => {
  game.notices.push(noticeAt(code, game.entry, excerptOf(value)));
};

const gameFields = new Set(['header', 'initial', 'moves']);
const entryFields = new Set(['comments', 'move', 'time', 'special', 'forks']);

/** Tells where a move says of the board what is not so: whose piece it is, and what it takes. */
const noticeBoard = (game: Game, value: Json, move: Move): void => {
  if ('drop' in move) return;
  const fields = fieldsOf(value) ?? {};
  const { position } = game.tree;
  const color = seatOf(fields['color']);
  if (color !== undefined && color !== pieceAt(position, move.from)?.seat)
    notice(game, 'side-differs', value);
  const taken = textOf(fields['capture']);
  const there = pieceAt(position, move.to)?.kind;
  if (taken !== undefined && csaKinds.get(taken) !== there) notice(game, 'wrong-piece', value);
};

/** Holds the total of a time against what the side had used before, as far as the file tells. */
const noticeTotal = (game: Game, fields: Fields, spent: number, above: number): void => {
  const { builder, id } = game.tree;
  const total = secondsOf(fieldsOf(fields['time'])?.['total']);
  if (total === undefined || total + spent === 0) return;
  const before = builder.at(above)?.parent ?? 0;
  const used = before === 0 ? 0 : game.totals[before];
  if (used !== undefined && Math.abs(used + spent - total) >= 1)
    notice(game, 'total-differs', fields['time']);
  game.totals[id] = total;
};

/** Keeps the fields that the format does not have, where they stand: nobody knows what they say. */
const keepOthers = (
  game: Game,
  fields: Fields,
  known: ReadonlySet<string>,
  ended: boolean,
): void => {
  for (const [key, value] of Object.entries(fields)) {
    if (known.has(key)) continue;
    const text = textOfFields({ [key]: value });
    notice(game, text === undefined ? 'rest-ignored' : 'kept-line', { [key]: value });
    if (text !== undefined)
      game.remarks.push({ node: game.tree.id, ...(ended && { ended }), text });
  }
};

const readSpecial = (game: Game, word: string, value: Json): Ending => {
  const { turn } = game.tree.position;
  const known = endingOfCsa(word, turn) ?? endingOf(word, turn);
  if (known === undefined) notice(game, 'unknown-ending', value);
  return known ?? { winner: null, by: 'unknown', word };
};

const readNotes = (game: Game, fields: Fields): void => {
  const { comments } = fields;
  if (comments === undefined || comments === null) return;
  const lines = (listOf(comments) ?? [comments]).map(textOf);
  if (lines.includes(undefined)) notice(game, 'rest-ignored', comments);
  if (lines.length > 0) noteHere(game.tree, { comment: lines.join('\n') });
};

/** Where a list of moves began to be read: its forks leave from there. */
interface Waiting {
  readonly moves: readonly Json[];
  readonly node: number;
  readonly ply: number;
}

/** Reads one list of moves from where the tree stands; its forks are left waiting, the first on top. */
const readList = (game: Game, list: readonly Json[], main: boolean, waiting: Waiting[]): void => {
  const { tree } = game;
  const forks: Waiting[] = [];
  let ending: Ending | null = null;
  let endWord = '';
  let stopped = false;
  list.forEach((value, i) => {
    const fields = fieldsOf(value) ?? {};
    // The first entry of the game is its start.
    if (main && i === 0 && fields['move'] === undefined && fields['special'] === undefined) {
      readNotes(game, fields);
      keepOthers(game, fields, entryFields, false);
      game.parts.push('header');
      return;
    }
    game.entry += main && i === 0 ? 0 : 1;
    const { id, ply } = tree;
    for (const fork of listOf(fields['forks']) ?? [])
      if (!stopped) forks.push({ moves: listOf(fork) ?? [], node: id, ply });
    game.parts.push(stopped ? 'lost' : readEntry(fields));
  });
  if (main) {
    game.mainEnd = tree.id;
    game.mainEnding = ending;
  } else if (ending !== null && !endSideLine(tree, ending, game)) notice(game, 'side-ending', list);
  for (let fork = forks.pop(); fork !== undefined; fork = forks.pop()) waiting.push(fork);

  function readEntry(fields: Fields): LinePart {
    const spent = secondsOf(fieldsOf(fields['time'])?.['now']);
    if (fields['time'] !== undefined && spent === undefined) notice(game, 'bad-time', fields);
    const spentMs = spent === undefined ? null : Math.round(spent * 1000);
    const word = textOf(fields['special']);
    if (fields['move'] === undefined) {
      if (word !== undefined) end(word, fields, spentMs);
      readNotes(game, fields);
      keepOthers(game, fields, entryFields, word !== undefined);
      if (word !== undefined) return 'ending';
      return Object.keys(fields).length === 0 ? 'blank' : 'comment';
    }
    const move = moveOf(fields['move'], tree);
    if (typeof move === 'string') {
      notice(game, move, fields);
      stopped = true;
      return 'unknown';
    }
    if (ending !== null) {
      notice(game, 'move-after-ending', fields);
      noteHere(tree, { comment: endWord });
      ending = null;
    }
    noticeBoard(game, fields['move'], move);
    const above = tree.id;
    if (playMove(tree, move, spentMs)) notice(game, 'illegal-move', fields);
    else if (spent !== undefined) noticeTotal(game, fields, spent, above);
    if (word !== undefined) end(word, fields, null);
    readNotes(game, fields);
    keepOthers(game, fields, entryFields, false);
    return 'move';
  }

  function end(word: string, fields: Fields, spentMs: number | null): void {
    const read = readSpecial(game, word, fields);
    if (ending !== null) {
      if (!saysAgain(ending, read)) notice(game, 'second-ending', fields);
      return;
    }
    ending = spentMs === null ? read : { ...read, spentMs };
    endWord = word;
  }
};

const headersOf = (value: Json): Headers =>
  Object.entries(fieldsOf(value) ?? {}).map(([key, text]) => [
    key,
    textOf(text) ?? excerptOf(text),
  ]);

const readGame = (value: Json, budget?: Budget): Reading | undefined => {
  const fields = fieldsOf(value);
  const moves = listOf(fields?.['moves']);
  if (fields === undefined || moves === undefined) return undefined;
  const position = startOfJkf(fields['initial']);
  const tree = growTree(position ?? start(), budget);
  const game: Game = {
    tree,
    notices: [],
    parts: [],
    remarks: [],
    totals: [],
    entry: 1,
    mainEnd: 0,
    mainEnding: null,
  };
  keepOthers(game, fields, gameFields, false);
  if (position === undefined) notice(game, 'bad-diagram', fields['initial']);
  const waiting: Waiting[] = [];
  readList(game, moves, true, waiting);
  for (let fork = waiting.pop(); fork !== undefined; fork = waiting.pop()) {
    goTo(tree, fork.node, fork.ply);
    readList(game, fork.moves, false, waiting);
  }
  // Where side lines go on from the end of the game, the end is marked there too.
  const { mainEnd, mainEnding } = game;
  if (mainEnding !== null && (tree.builder.at(mainEnd)?.children.length ?? 0) > 0)
    tree.builder.note(mainEnd, { ending: mainEnding });
  const built = tree.builder.build(
    formatSfen(position ?? start()),
    headersOf(fields['header']),
    mainEnding,
    { family: 'jkf', lines: game.remarks },
  );
  const record = withPlayers(built);
  return { record, notices: counted(game.notices), firstLine: 1, parts: game.parts };
};

/** Reads a JKF, or a list of several; none when the text is no JSON of that shape. */
export const readJkf = (lines: readonly string[], budget?: Budget): readonly Reading[] => {
  let value: Json;
  try {
    value = JSON.parse(lines.join('\n'));
  } catch {
    return [];
  }
  const readings = (listOf(value) ?? [value]).map(
    (game) => readGame(game, budget) ?? excerptOf(game),
  );
  const games = readings.filter((reading) => typeof reading !== 'string');
  const strange = readings.filter((reading) => typeof reading === 'string');
  const [first, ...others] = games;
  if (first === undefined || strange.length === 0) return games;
  // What is no game among games is told with the first.
  const told = strange.map((excerpt) => noticeAt('unknown-line', 1, excerpt));
  return [{ ...first, notices: counted([...told, ...first.notices]) }, ...others];
};
