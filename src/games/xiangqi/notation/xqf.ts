/**
 * Reads XQF, the files of XQStudio. Behind the head each move is a record of four bytes: origin, goal, and whether
 * another move follows, another move could be made instead, and a comment stands behind it. A move comes before all
 * that follows it, and that before what could be made instead. The first record is no move: it has the comment on the
 * start. The maker has not described the format; this is what free programs that read it agree on.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { BytesReading } from '../../pack.ts';
import { type Budget, stopReading } from '../../reading.ts';
import { type Move, moveOf } from '../move.ts';
import { type Position, pieceAt } from '../position.ts';
import { start } from '../starts.ts';
import { inOrder, type LineKind, type Notice, type NoticeCode, noticeAt } from './reading.ts';
import { finishTree, growTree, playRead, type Tree } from './tree.ts';
import {
  endingOf,
  HEAD_LENGTH,
  headersOf,
  isWholeGame,
  keysOf,
  squareOfNumber,
  startOf,
  textOf,
  type XqfKeys,
} from './xqf-head.ts';

/** A move of the file, or what stands before the first. */
interface MoveRecord {
  readonly from: number;
  readonly to: number;
  readonly hasNext: boolean;
  readonly hasOther: boolean;
  readonly comment: Uint8Array;
  /** Whether the file ends within it. */
  readonly isCut: boolean;
  /** Where the next one begins. */
  readonly end: number;
}

/** The record that begins at a place; undefined where the file ends before it is whole. */
const recordAt = (bytes: Uint8Array, at: number, keys: XqfKeys): MoveRecord | undefined => {
  const { stream } = keys;
  const plain = (place: number): number =>
    ((bytes[place] ?? 0) - (stream[place % stream.length] ?? 0)) & 255;
  if (at + 4 > bytes.length) return undefined;
  const flags = plain(at + 2);
  const hasComment = !keys.isKeyed || (flags & 0x20) !== 0;
  let length = 0;
  let begin = at + 4;
  if (hasComment) {
    for (let i = 3; i >= 0; i--) length = length * 256 + plain(begin + i);
    begin += 4;
    length -= keys.commentLength;
  }
  const end = begin + Math.max(0, length);
  const isCut = begin > bytes.length || end > bytes.length || length < 0;
  const comment = new Uint8Array(Math.max(0, (isCut ? bytes.length : end) - begin));
  for (let i = 0; i < comment.length; i++) comment[i] = plain(begin + i);
  return {
    from: (plain(at) - 0x18 - keys.from) & 255,
    to: (plain(at + 1) - 0x20 - keys.to) & 255,
    hasNext: (flags & (keys.isKeyed ? 0x80 : 0xf0)) !== 0,
    hasOther: (flags & (keys.isKeyed ? 0x40 : 0x0f)) !== 0,
    comment,
    isCut,
    end,
  };
};

/** A place in the tree; `lost` behind a move that could not be played. */
interface Place {
  readonly id: number;
  readonly lost: boolean;
}

interface XqfGame {
  readonly tree: Tree;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  lostLetters: number;
}

const moveIn = ({ from, to }: MoveRecord): Move | undefined => {
  const [one, two] = [squareOfNumber(from), squareOfNumber(to)];
  return one === undefined || two === undefined || one === two ? undefined : moveOf(one, two);
};

const readComment = (game: XqfGame, { comment }: MoveRecord, { id, lost }: Place): void => {
  const entry = game.lineKinds.length;
  const { text, lost: letters } = textOf(comment);
  game.lostLetters += letters;
  if (lost && text !== '') game.notices.push(noticeAt('lost-comment', entry, text));
  else game.tree.builder.note(id, { comment: text });
};

/** Plays the move of a record from a place. Returns the place it leads to. */
const readMove = (
  game: XqfGame,
  record: MoveRecord,
  { id, lost }: Place,
  isMain: boolean,
): Place => {
  if (lost) {
    game.lineKinds.push('lost');
    return { id, lost };
  }
  const { tree, notices, lineKinds } = game;
  const move = moveIn(record);
  const read: Result<Move, ParseError> =
    move === undefined ? fail({ code: 'bad-move', line: 1, column: 1, excerpt: '' }) : ok(move);
  tree.id = id;
  const { played, notice } = playRead(tree, read);
  if (notice !== undefined)
    notices.push(noticeAt(notice, lineKinds.length + 1, `${record.from}-${record.to}`));
  lineKinds.push(!played ? 'unknown' : isMain ? 'move' : 'variation');
  return { id: tree.id, lost: !played };
};

/** Reads the records behind the first one. Returns where they end, and whether the file was cut off. */
const readMoves = (
  game: XqfGame,
  bytes: Uint8Array,
  keys: XqfKeys,
  budget: Budget,
  first: { readonly at: number; readonly place: Place },
): { readonly end: number; readonly isCut: boolean } => {
  const waiting: Place[] = [];
  let { at, place } = first;
  let isMain = true;
  for (;;) {
    const record = recordAt(bytes, at, keys);
    if (record === undefined) return { end: bytes.length, isCut: true };
    if (game.lineKinds.length >= budget.limits.lines) stopReading(budget, 'lines');
    const made = readMove(game, record, place, isMain);
    readComment(game, record, made);
    at = record.end;
    if (record.isCut) return { end: bytes.length, isCut: true };
    if (record.hasNext) {
      if (record.hasOther) waiting.push(place);
      place = made;
      continue;
    }
    isMain = false;
    if (record.hasOther) continue;
    const back = waiting.pop();
    if (back === undefined) return { end: at, isCut: false };
    place = back;
  }
};

/** The start with the side to move that the first move shows, because many files do not say it. */
const withTurn = (position: Position, first: MoveRecord | undefined): Position => {
  const move = first && moveIn(first);
  const piece = move && pieceAt(position, move.from);
  return piece === undefined ? position : { ...position, turn: piece.seat };
};

/** Reads a file of this format. It always holds a game, even if only the start position. */
export const readXqf = (bytes: Uint8Array, budget: Budget): BytesReading => {
  const keys = keysOf(bytes);
  const { headers, lost } = headersOf(bytes);
  const root = recordAt(bytes, HEAD_LENGTH, keys);
  const found = startOf(bytes, keys);
  const beginning =
    found && withTurn(found, root?.hasNext ? recordAt(bytes, root.end, keys) : undefined);
  const game: XqfGame = {
    tree: growTree(beginning ?? start(), budget),
    notices: [],
    lineKinds: ['header'],
    lostLetters: lost,
  };
  const tell = (code: NoticeCode, what: string): void => {
    game.notices.push(noticeAt(code, game.lineKinds.length, what));
  };
  if (found === undefined) tell('bad-position', '');
  // The moves of an endgame cannot be played from the usual start.
  const place = { id: 0, lost: found === undefined && !isWholeGame(bytes) };
  if (root !== undefined) readComment(game, root, { id: 0, lost: false });
  const read =
    root === undefined || root.isCut
      ? { end: bytes.length, isCut: true }
      : root.hasNext
        ? readMoves(game, bytes, keys, budget, { at: root.end, place })
        : { end: root.end, isCut: false };
  if (read.isCut) tell('cut-off', '');
  else if (bytes.subarray(read.end).some((byte) => byte !== 0)) tell('left-over', '');
  const { notices, lineKinds, lostLetters } = game;
  return {
    format: 'xqf',
    encoding: 'gb18030',
    lost: lostLetters,
    games: [
      {
        record: finishTree(game.tree, headers, endingOf(bytes)),
        notices: inOrder(notices),
        firstLine: 1,
        lineKinds,
      },
    ],
  };
};
