/**
 * Reads JKF, the JSON of Kifu for JS: https://github.com/na2hiro/Kifu-for-JS, packages/json-kifu-format. Its lines are
 * counted as entries: the header and the start are entry 1, and each entry of `moves` and of its `forks` is one more, in the
 * order of the text.
 */
import { saysAgain } from '#record/builder.ts';
import type { Ending, Remark } from '#record/record.ts';
import { type Budget, counted } from '../../reading.ts';
import type { Move } from '../move.ts';
import { pieceAt } from '../position.ts';
import { start } from '../starts.ts';
import { moverOf } from '../violation.ts';
import { csaKinds, endingOfCsa } from './csa-vocabulary.ts';
import {
  excerptOf,
  type Fields,
  fieldsOf,
  headersOf,
  type Json,
  listOf,
  seatOf,
  secondsOf,
  startOfJkf,
  textOf,
  textOfFields,
} from './jkf-json.ts';
import { moveOfJkf } from './jkf-move.ts';
import { readOwn } from './jkf-own.ts';
import { endingOf } from './kif-endings.ts';
import { withPlayers } from './players.ts';
import { type LineKind, type Notice, type NoticeCode, noticeAt, type Reading } from './reading.ts';
import { formatSfen } from './sfen.ts';
import { endSideLine, goTo, growTree, noteHere, playMove, type Tree } from './tree.ts';
import { exceedsSet, isNoMate } from './unlikely.ts';

interface JkfState {
  readonly tree: Tree;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  /** Fields that the format does not have. */
  readonly remarks: Remark[];
  /** The time that its side had used after each move, in seconds, by node. */
  readonly totals: (number | undefined)[];
  /** Entries so far. */
  entry: number;
  mainEnd: number;
  mainEnding: Ending | null;
}

const notice = (game: JkfState, code: NoticeCode, value: Json): void => {
  game.notices.push(noticeAt(code, game.entry, excerptOf(value)));
};

const gameFields = new Set(['header', 'initial', 'moves']);
const entryFields = new Set(['comments', 'move', 'time', 'special', 'forks']);
const moveFields = new Set([
  'color',
  'from',
  'to',
  'piece',
  'same',
  'promote',
  'capture',
  'relative',
]);

/**
 * Gives notices where a move is wrong about the board: whose piece it is, or what it takes. Fields that moves do not have
 * get notices, too.
 */
const noticeBoard = (game: JkfState, value: Json, move: Move): void => {
  const fields = fieldsOf(value) ?? {};
  const { position } = game.tree;
  for (const [key, other] of Object.entries(fields))
    if (!moveFields.has(key)) notice(game, 'rest-ignored', { [key]: other });
  if (fields['color'] !== undefined && seatOf(fields['color']) !== moverOf(position, move))
    notice(game, 'side-differs', value);
  if ('drop' in move) return;
  const taken = textOf(fields['capture']);
  const there = pieceAt(position, move.to)?.kind;
  if (taken !== undefined && csaKinds.get(taken) !== there) notice(game, 'wrong-piece', value);
};

/** Compares the total of a time with what the side had used before, as far as the file says it. */
const noticeTotal = (game: JkfState, fields: Fields, spent: number, above: number): void => {
  const { builder, id } = game.tree;
  const total = secondsOf(fieldsOf(fields['time'])?.['total']);
  if (total === undefined) return;
  const before = builder.at(above)?.parent ?? 0;
  const used = before === 0 ? 0 : game.totals[before];
  // A zero claims nothing where no time was counted, as in variations.
  if (total + spent === 0) {
    game.totals[id] = used === 0 ? 0 : undefined;
    return;
  }
  if (used !== undefined && Math.abs(used + spent - total) >= 1)
    notice(game, 'total-differs', fields['time']);
  game.totals[id] = total;
};

/** Keeps the fields that the format does not have, where they stand: nobody knows what they say. */
const keepOthers = (
  game: JkfState,
  fields: Fields,
  taken: ReadonlySet<string>,
  ended: boolean,
  known: ReadonlySet<string> = entryFields,
): void => {
  for (const [key, value] of Object.entries(fields)) {
    if (known.has(key) || taken.has(key)) continue;
    const text = textOfFields({ [key]: value });
    notice(game, text === undefined ? 'rest-ignored' : 'kept-line', { [key]: value });
    if (text !== undefined)
      game.remarks.push({ node: game.tree.id, ...(ended && { ended }), text });
  }
};

const readSpecial = (game: JkfState, word: string, value: Json): Ending => {
  const { turn } = game.tree.position;
  const known = endingOfCsa(word, turn) ?? endingOf(word, turn);
  if (known === undefined) notice(game, 'unknown-ending', value);
  if (isNoMate(known, game.tree.position)) notice(game, 'not-mate', value);
  return known ?? { winner: null, by: 'unknown', word };
};

const readNotes = (game: JkfState, fields: Fields): void => {
  const { comments } = fields;
  if (comments === undefined || comments === null) return;
  const lines = (listOf(comments) ?? [comments]).map(textOf);
  if (lines.includes(undefined)) notice(game, 'rest-ignored', comments);
  if (lines.length > 0) noteHere(game.tree, { comment: lines.join('\n') });
};

/** A list of moves that waits to be read, and the node and ply that it leaves from. */
interface PendingMoves {
  readonly moves: readonly Json[];
  readonly node: number;
  readonly ply: number;
}

/** The lists of moves that leave before an entry; anything else among the forks gets a notice. */
const listsIn = (game: JkfState, forks: Json): readonly (readonly Json[])[] => {
  if (forks === undefined || forks === null) return [];
  return (listOf(forks) ?? [forks]).flatMap((fork) => {
    const moves = listOf(fork);
    if (moves === undefined) notice(game, 'unknown-line', fork);
    return moves === undefined ? [] : [moves];
  });
};

/** Reads one list of moves from where the tree stands; its forks are left waiting, the first on top. */
const readList = (
  game: JkfState,
  list: readonly Json[],
  main: boolean,
  waiting: PendingMoves[],
): void => {
  const { tree } = game;
  const forks: PendingMoves[] = [];
  let ending: Ending | null = null;
  let endWord = '';
  let stopped = false;
  list.forEach((value, i) => {
    const fields = fieldsOf(value) ?? {};
    // A value that is no entry gets a notice: it is no blank entry either.
    if (fieldsOf(value) === undefined) notice(game, 'unknown-line', value);
    // The first entry of the game is its start.
    if (main && i === 0 && fields['move'] === undefined && fields['special'] === undefined) {
      readNotes(game, fields);
      keepOthers(game, fields, readOwn(tree, fields), false);
      game.lineKinds.push('header');
      return;
    }
    game.entry += main && i === 0 ? 0 : 1;
    const { id, ply } = tree;
    for (const fork of listsIn(game, fields['forks']))
      if (!stopped) forks.push({ moves: fork, node: id, ply });
    game.lineKinds.push(stopped ? 'lost' : readEntry(fields));
  });
  if (main) {
    game.mainEnd = tree.id;
    game.mainEnding = ending;
  } else if (ending !== null && !endSideLine(tree, ending, game)) notice(game, 'side-ending', list);
  for (let fork = forks.pop(); fork !== undefined; fork = forks.pop()) waiting.push(fork);

  function readEntry(fields: Fields): LineKind {
    const spent = secondsOf(fieldsOf(fields['time'])?.['now']);
    if (fields['time'] !== undefined && spent === undefined) notice(game, 'bad-time', fields);
    const spentMs = spent === undefined ? null : Math.round(spent * 1000);
    const word = textOf(fields['special']);
    if (fields['move'] === undefined) {
      if (word !== undefined) end(word, fields, spentMs);
      readNotes(game, fields);
      // Fields beside an ending are about no move, so marks are not read from them.
      const own = word === undefined ? readOwn(tree, fields) : new Set<string>();
      keepOthers(game, fields, own, word !== undefined);
      if (word !== undefined) return 'ending';
      return Object.keys(fields).length === 0 ? 'blank' : 'comment';
    }
    const move = moveOfJkf(fields['move'], tree);
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
    keepOthers(game, fields, readOwn(tree, fields), false);
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

/**
 * Whether the value is a JKF, and no other JSON with a list of moves. It is one if it has a move, an ending, a comment or a
 * start, or nothing that is strange.
 */
const isJkf = (game: JkfState, fields: Fields): boolean =>
  game.lineKinds.some((kind) => kind === 'move' || kind === 'ending' || kind === 'comment') ||
  fieldsOf(fields['initial']) !== undefined ||
  game.notices.length === 0;

const readGame = (value: Json, budget?: Budget): Reading | undefined => {
  const fields = fieldsOf(value);
  const moves = listOf(fields?.['moves']);
  if (fields === undefined || moves === undefined) return undefined;
  const position = startOfJkf(fields['initial']);
  const tree = growTree(position ?? start(), budget);
  const game: JkfState = {
    tree,
    notices: [],
    lineKinds: [],
    remarks: [],
    totals: [],
    entry: 1,
    mainEnd: 0,
    mainEnding: null,
  };
  keepOthers(game, fields, new Set(), false, gameFields);
  if (position === undefined) notice(game, 'bad-diagram', fields['initial']);
  else if (exceedsSet(position)) notice(game, 'too-many-pieces', fields['initial']);
  const { header } = fields;
  if (header !== undefined && header !== null && fieldsOf(header) === undefined)
    notice(game, 'rest-ignored', header);
  const waiting: PendingMoves[] = [];
  readList(game, moves, true, waiting);
  if (!isJkf(game, fields)) return undefined;
  for (let fork = waiting.pop(); fork !== undefined; fork = waiting.pop()) {
    goTo(tree, fork.node, fork.ply);
    readList(game, fork.moves, false, waiting);
  }
  // If side lines go on from the end of the game, its node is marked with the ending too.
  const { mainEnd, mainEnding } = game;
  if (mainEnding !== null && (tree.builder.at(mainEnd)?.children.length ?? 0) > 0)
    tree.builder.note(mainEnd, { ending: mainEnding });
  const built = tree.builder.build(formatSfen(position ?? start()), headersOf(header), mainEnding, {
    family: 'jkf',
    lines: game.remarks,
  });
  const record = withPlayers(built);
  return { record, notices: counted(game.notices), firstLine: 1, lineKinds: game.lineKinds };
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
  // Values that are no games get notices in the first game.
  const told = strange.map((excerpt) => noticeAt('unknown-line', 1, excerpt));
  return [{ ...first, notices: counted([...told, ...first.notices]) }, ...others];
};
