/** A kifu as a tree, of any game: what was played, with branches and comments. It knows no clock and no cursor. */
import type { Outcome, Turn } from '#kernel/game.ts';
import type { Arrow, Glyph } from './marks.ts';

/** One turn of the tree. Ids count from 0 (the root), follow the order of making, and never shift. */
export interface RecordNode<M extends object = object> {
  readonly id: number;
  readonly parent: number | null;
  /** The first child continues the line; the others are variations. */
  readonly children: readonly number[];
  /** null at the root only. */
  readonly turn: Turn<M> | null;
  /** Lines separated by \n; empty when there is none. */
  readonly comment: string;
  /** Thinking time of this turn in milliseconds; null when unknown. */
  readonly spentMs: number | null;
  /** Present when the move breaks a rule but was made. */
  readonly illegal?: true;
  readonly bookmark?: string;
  /** The sign for how good the move is. */
  readonly glyph?: Glyph;
  /** Arrows and circles on the position after the move, each once; absent where there are none. */
  readonly arrows?: readonly Arrow[];
  /** How a side line ended. The main line's ending is the record's. */
  readonly ending?: Ending;
}

/** How a line ended: who won and why, `by` in the words of Outcome, and the words of the file when it had its own. */
export interface Ending {
  readonly winner: Outcome['winner'];
  readonly by: string;
  /** The word as the file wrote it, kept so that it can be written again. */
  readonly word?: string;
  /** Thinking time before the end, in milliseconds. */
  readonly spentMs?: number;
}

/** The names of seat 0 and of seat 1. */
export type Names = readonly [string, string];

/** Two players whose names are unknown. */
export const nobody: Names = ['', ''];

/** Header lines in the order of the file, unknown ones too. */
export type Headers = readonly (readonly [key: string, value: string])[];

/** A line of a file that is no part of the game, kept where it stood so that it can be written again. */
export interface Remark {
  /** The node below whose move it stands; the root above the first move. */
  readonly node: number;
  /** Present when it stands below the ending of the line that stops there. */
  readonly ended?: true;
  /** The whole line, its sign too. */
  readonly text: string;
}

/** The remarks of a file, in its order, and the family of formats in which they can be written again. */
export interface Remarks {
  readonly family: string;
  readonly lines: readonly Remark[];
}

export interface GameRecord<M extends object = object> {
  readonly gameId: string;
  /** The first position as text, as `game.text.position` writes it. */
  readonly setup: string;
  /** The names of seat 0 and seat 1, whole; empty where unknown. */
  readonly players: Names;
  /** All headers of the file, names included; the record's own names are `players`. */
  readonly headers: Headers;
  /** Indexed by id; a hole where a branch was deleted. */
  readonly nodes: readonly (RecordNode<M> | undefined)[];
  readonly root: number;
  readonly ending: Ending | null;
  /** Absent where there are none. On the record, not its nodes: hardly any node has one. */
  readonly remarks?: Remarks;
}

// One list shared by all nodes without children, so that a kept ply takes little memory.
const noChildren: readonly number[] = [];

/** A node with nothing known of it but its move. */
export const bare = <M extends object>(
  id: number,
  parent: number | null,
  turn: Turn<M> | null,
): RecordNode<M> => ({ id, parent, children: noChildren, turn, comment: '', spentMs: null });

/** A record with nothing played yet. */
export const emptyRecord = <M extends object = object>(
  gameId: string,
  setup: string,
  headers: Headers = [],
  players: Names = nobody,
): GameRecord<M> => ({
  gameId,
  setup,
  players,
  headers,
  nodes: [bare<M>(0, null, null)],
  root: 0,
  ending: null,
});

/** The node of that id; throws when the record never had it, for ids come only from the record itself. */
export const nodeAt = <M extends object>(record: GameRecord<M>, id: number): RecordNode<M> => {
  const node = record.nodes[id];
  if (node === undefined) throw new Error(`the record has no node ${id}`);
  return node;
};

/** The notes that a turn may have besides its move. */
export type Notes = Partial<Omit<RecordNode, 'id' | 'parent' | 'children' | 'turn'>>;

/** The record with one more turn under `parent`, as its last child, and the new node's id. */
export const append = <M extends object>(
  record: GameRecord<M>,
  parent: number,
  turn: Turn<M>,
  notes: Notes = {},
): { readonly record: GameRecord<M>; readonly id: number } => {
  const above = nodeAt(record, parent);
  const id = record.nodes.length;
  const nodes = record.nodes.slice();
  nodes[parent] = { ...above, children: [...above.children, id] };
  nodes.push({ ...bare(id, parent, turn), ...notes });
  return { record: { ...record, nodes }, id };
};

/** The ids from the root to that node, both included. */
export const pathTo = (record: GameRecord, id: number): readonly number[] => {
  const path: number[] = [];
  for (let at: number | null = id; at !== null; at = nodeAt(record, at).parent) path.push(at);
  return path.reverse();
};

/** The value of a header; undefined when the file had none. */
export const headerOf = (record: GameRecord, key: string): string | undefined =>
  record.headers.find(([name]) => name === key)?.[1];

/** Whether a node lies on the main line: it and all before it are first children. */
export const onMainLine = (record: GameRecord, id: number): boolean => {
  const path = pathTo(record, id);
  return path.every((at, i) => i === 0 || nodeAt(record, path[i - 1] ?? 0).children[0] === at);
};

/** The record with a node as the first child of its parent: its line is the one that was played. */
export const makeFirstChild = <M extends object>(
  record: GameRecord<M>,
  id: number,
): GameRecord<M> => {
  const { parent } = nodeAt(record, id);
  if (parent === null) return record;
  const above = nodeAt(record, parent);
  const children = [id, ...above.children.filter((child) => child !== id)];
  return { ...record, nodes: record.nodes.with(parent, { ...above, children }) };
};

/**
 * The record with the ending of the line that stops at a node, or without one (null). Where the main line goes on from
 * there, with what was taken back before the end, the node itself says that the game ended at it.
 */
export const endLine = <M extends object>(
  record: GameRecord<M>,
  id: number,
  ending: Ending | null,
): GameRecord<M> => {
  const { ending: before, ...node } = nodeAt(record, id);
  const main = onMainLine(record, id);
  const said = ending !== null && !(main && node.children.length === 0);
  const nodes =
    said || before !== undefined
      ? record.nodes.with(id, said ? { ...node, ending } : node)
      : record.nodes;
  return { ...record, nodes, ending: main ? ending : record.ending };
};
