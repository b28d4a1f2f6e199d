/**
 * Reads JKF, the JSON of Kifu for JS: https://github.com/na2hiro/Kifu-for-JS, packages/json-kifu-format. Its lines are
 * counted as entries: the header and the start are entry 1, and each entry of `moves` and of its `forks` is one more, in the
 * order of the text.
 */
import type { Seat } from '#kernel/game.ts';
import type { Ending, Headers } from '#record/record.ts';
import { at, cellOf, handCount, type Position, positionFrom } from '../cells.ts';
import type { Move } from '../move.ts';
import {
  type HandKind,
  isHandKind,
  type Kind,
  kindNumber,
  mayPromote,
  PROMOTED,
} from '../piece.ts';
import { squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { csaKinds, endingOfCsa } from './csa-words.ts';
import { jkfPresets } from './jkf-words.ts';
import { endingOf } from './kif-endings.ts';
import type { Budget, LinePart, Notice, NoticeCode, Reading } from './reading.ts';
import { noticeAt } from './reading.ts';
import { formatSfen } from './sfen.ts';
import { boardMove } from './shared-moves.ts';
import { endSideLine, goTo, growTree, noteHere, playMove, type Tree } from './tree.ts';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

const fieldsOf = (value: Json): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields) // parsed JSON
    : undefined;
const listOf = (value: Json): readonly Json[] | undefined =>
  Array.isArray(value) ? value : undefined;
const textOf = (value: Json): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const countIn = (value: Json, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;

const seatOf = (color: Json): Seat | undefined => (color === 0 ? 0 : color === 1 ? 1 : undefined);

const squareOf = (place: Json): number | undefined => {
  const fields = fieldsOf(place);
  const file = countIn(fields?.['x'], 9) ?? 0;
  const rank = countIn(fields?.['y'], 9) ?? 0;
  return file > 0 && rank > 0 ? squareAt(file, rank) : undefined;
};

/** The beginning of a value as text, without the forks of entries; none when it is nested too deep to be written. */
const excerptOf = (value: Json): string => {
  try {
    const text = JSON.stringify(value, (key, part) => (key === 'forks' ? undefined : part));
    return (text ?? '').slice(0, 200);
  } catch {
    return '';
  }
};

const handOf = (value: Json): Partial<Record<HandKind, number>> | undefined => {
  const hand: Partial<Record<HandKind, number>> = {};
  for (const [word, count] of Object.entries(fieldsOf(value) ?? {})) {
    const kind = csaKinds.get(word);
    const held = countIn(count, 99);
    if (kind === undefined || !isHandKind(kind) || held === undefined) return undefined;
    if (held > 0) hand[kind] = held;
  }
  return hand;
};

/** `board[x][y]`: file 1 first, rank 1 first. */
const boardOf = (value: Json): [number, { kind: Kind; seat: Seat }][] | undefined => {
  const pieces: [number, { kind: Kind; seat: Seat }][] = [];
  const files = listOf(value);
  if (files?.length !== 9) return undefined;
  for (let x = 0; x < 9; x++) {
    const ranks = listOf(files[x]);
    if (ranks?.length !== 9) return undefined;
    for (let y = 0; y < 9; y++) {
      const cell = fieldsOf(ranks[y]) ?? {};
      if (cell['kind'] === undefined) continue;
      const kind = csaKinds.get(textOf(cell['kind']) ?? '');
      const seat = seatOf(cell['color']);
      if (kind === undefined || seat === undefined) return undefined;
      pieces.push([squareAt(x + 1, y + 1), { kind, seat }]);
    }
  }
  return pieces;
};

/** The start of a game: a preset's name, or a whole position for OTHER. Undefined when it cannot be read. */
const startOf = (initial: Json): Position | undefined => {
  const fields = fieldsOf(initial);
  if (fields === undefined) return initial === undefined || initial === null ? start() : undefined;
  const preset = textOf(fields['preset']) ?? '';
  const named = jkfPresets.find(([name]) => name === preset)?.[1];
  if (named !== undefined) return start(named);
  const given = fieldsOf(fields['data']);
  const pieces = boardOf(given?.['board']);
  const hands = listOf(given?.['hands']) ?? [{}, {}];
  const [sente, gote] = [handOf(hands[0]), handOf(hands[1])];
  if (given === undefined || pieces === undefined || !sente || !gote) return undefined;
  return positionFrom({
    pieces,
    hands: [sente, gote],
    turn: seatOf(given['color']) ?? 0,
    ply: 1,
  });
};

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
    return seat === position.turn ? { drop: kind, to } : { drop: kind, to, by: seat };
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
    if (playMove(tree, move, spentMs)) notice(game, 'illegal-move', fields);
    if (word !== undefined) end(word, fields, null);
    readNotes(game, fields);
    return 'move';
  }

  function end(word: string, fields: Fields, spentMs: number | null): void {
    if (ending !== null) {
      notice(game, 'second-ending', fields);
      return;
    }
    const read = readSpecial(game, word, fields);
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
  const position = startOf(fields['initial']);
  const tree = growTree(position ?? start(), budget);
  const game: Game = { tree, notices: [], parts: [], entry: 1, mainEnd: 0, mainEnding: null };
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
  const record = tree.builder.build(
    formatSfen(position ?? start()),
    headersOf(fields['header']),
    mainEnding,
  );
  return { record, notices: game.notices, firstLine: 1, parts: game.parts };
};

/** Reads a JKF, or a list of several; none when the text is no JSON of that shape. */
export const readJkf = (lines: readonly string[], budget?: Budget): readonly Reading[] => {
  let value: Json;
  try {
    value = JSON.parse(lines.join('\n'));
  } catch {
    return [];
  }
  return (listOf(value) ?? [value]).flatMap((game) => readGame(game, budget) ?? []);
};
