/** The order in which formats with variations write a record: the main line, then its variations, the last branch first. */
import type { Seat } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import { type Ending, type GameRecord, nodeAt, type RecordNode } from '#record/record.ts';
import { foulName } from '../foul.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { parseSfen } from './sfen.ts';

type Node = RecordNode<Move>;

/** The facts at a node: enough to write on from there. */
export interface Cursor {
  /** The node that stands there. */
  readonly node: number;
  readonly position: Position;
  readonly ply: number;
  readonly previousTo: number | undefined;
  /** Time used by each side so far: the sum of what stands in the file, whole seconds. */
  readonly used: readonly [number, number];
  /** The foul that led here, by its name; undefined after a legal move. */
  readonly foul: string | undefined;
}

/** Takes the parts of a record in the order of the file. */
export interface TreeWriter {
  /** A move made at a cursor; `hasMore` when siblings follow it. */
  move(node: Node, move: Move, cursor: Cursor, hasMore: boolean): void;
  /** How the line that was written ends, on the main line or beside it. */
  ending(ending: Ending, cursor: Cursor, main: boolean): void;
  /** A variation begins with that ply. */
  branch(ply: number): void;
}

/** A time as files write it: cut to whole seconds. */
export const wholeSeconds = (ms: number): number => Math.floor(ms / 1000);

/** The first position of a record. */
export const startOf = (record: GameRecord): Position => {
  const read = parseSfen(record.setup);
  if (!read.ok) throw new Error(`the record starts from no position: ${record.setup}`);
  return read.value;
};

/** A line of play still to be written: a child of the cursor, or just the way a side line ends there. */
interface Side {
  readonly cursor: Cursor;
  readonly begins: Node | Ending;
}

const isNode = (begins: Node | Ending): begins is Node => 'children' in begins;

/** Writes a whole record that starts from a position. */
export const writeTree = (
  record: GameRecord<Move>,
  position: Position,
  writer: TreeWriter,
): void => {
  const mainEnd = endOfGame(record);
  // Waiting side lines, the next one last: those of a line go on top of those of the line it left.
  const waiting: Side[] = [];

  const writeMove = (node: Node, cursor: Cursor): Cursor => {
    const move = node.turn?.move;
    if (move === undefined) throw new Error(`node ${node.id} has no move`);
    const siblings = node.parent === null ? [] : nodeAt(record, node.parent).children;
    writer.move(node, move, cursor, siblings.length > 0 && siblings.at(-1) !== node.id);
    const seat: Seat = cursor.position.turn;
    const used: [number, number] = [...cursor.used];
    used[seat] += wholeSeconds(node.spentMs ?? 0);
    return {
      node: node.id,
      position: play(cursor.position, { move }),
      ply: cursor.ply + 1,
      previousTo: move.to,
      used,
      foul: node.illegal ? foulName(cursor.position, move) : undefined,
    };
  };

  /** Writes on from a node that is written, to the end of its line; its other children wait. */
  const writeOn = (from: Node, start: Cursor, main: boolean): void => {
    let node = from;
    let cursor = start;
    for (;;) {
      const ends = main && node.id === mainEnd;
      const [next, ...others] = ends ? [undefined, ...node.children] : node.children;
      for (const id of others.reverse())
        if (id !== undefined) waiting.push({ cursor, begins: nodeAt(record, id) });
      if (ends && record.ending !== null) writer.ending(record.ending, cursor, true);
      else if (node.ending !== undefined) {
        if (next === undefined && !ends) writer.ending(node.ending, cursor, false);
        else waiting.push({ cursor, begins: node.ending });
      }
      if (next === undefined) return;
      node = nodeAt(record, next);
      cursor = writeMove(node, cursor);
    }
  };

  const first: Cursor = {
    node: record.root,
    position,
    ply: 0,
    previousTo: undefined,
    used: [0, 0],
    foul: undefined,
  };
  writeOn(nodeAt(record, record.root), first, true);
  for (let side = waiting.pop(); side !== undefined; side = waiting.pop()) {
    const { cursor, begins } = side;
    writer.branch(cursor.ply + 1);
    if (isNode(begins)) writeOn(begins, writeMove(begins, cursor), false);
    else writer.ending(begins, cursor, false);
  }
};
