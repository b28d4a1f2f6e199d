/** Builds whole records and compares endings, for the code that reads, writes or edits records. */
import type { Turn } from '#kernel/game.ts';
import { type NoteName, noteAt, noteKinds, noteNames } from './notes.ts';
import {
  bare,
  type Ending,
  type GameRecord,
  type Headers,
  type Notes,
  nobody,
  nodeAt,
  pathTo,
  type RecordNode,
  type Remarks,
} from './record.ts';
import { endOfLine } from './walk.ts';

type Draft<M extends object> = { -readonly [Key in keyof RecordNode<M>]: RecordNode<M>[Key] };

/** Builds a record node by node; for readers, who would otherwise copy the node list once a move. */
export interface RecordBuilder<M extends object> {
  /** Adds a turn under `parent` and returns its id. */
  add(parent: number, turn: Turn<M>, spentMs?: number | null, illegal?: boolean): number;
  /** Adds notes to a node; a comment is added below the one already there, anything else takes the place of what was. */
  note(id: number, notes: Notes): void;
  /** The node as it stands now. */
  at(id: number): RecordNode<M> | undefined;
  /** The finished record; nothing may be added afterwards. */
  build(
    setup: string,
    headers: Headers,
    ending: Ending | null,
    remarks?: Remarks | undefined,
  ): GameRecord<M>;
}

// Most nodes have one child, and ids are the same small numbers in every record: such lists are shared by all of them.
const onlyChild: (readonly number[])[] = [];

const listOf = (id: number): readonly number[] => {
  const known = onlyChild[id];
  if (known !== undefined) return known;
  const list = [id];
  onlyChild[id] = list;
  return list;
};

const addNote = <K extends NoteName>(
  node: Pick<Draft<object>, K>,
  name: K,
  note: NonNullable<RecordNode[K]> | undefined,
): void => {
  const { add, isNothing } = noteKinds[name];
  if (note === undefined || isNothing?.(note)) return;
  const before = noteAt(node, name);
  node[name] = before === undefined || add === undefined ? note : add(before, note);
};

/** A builder with nothing but the root. */
export const recordBuilder = <M extends object>(gameId: string): RecordBuilder<M> => {
  const nodes: Draft<M>[] = [bare<M>(0, null, null)];
  const draft = (id: number): Draft<M> => {
    const node = nodes[id];
    if (node === undefined) throw new Error(`the record has no node ${id}`);
    return node;
  };
  return {
    add(parent, turn, spentMs = null, illegal = false) {
      const above = draft(parent);
      const id = nodes.length;
      above.children = above.children.length === 0 ? listOf(id) : [...above.children, id];
      const node: Draft<M> = bare(id, parent, turn);
      node.spentMs = spentMs;
      if (illegal) node.illegal = true;
      nodes.push(node);
      return id;
    },
    note(id, notes) {
      const node = draft(id);
      for (const name of noteNames) addNote(node, name, notes[name] ?? undefined);
      if (notes.ending !== undefined) node.ending = notes.ending;
    },
    at: (id) => nodes[id],
    build: (setup, headers, ending, remarks) => ({
      gameId,
      setup,
      players: nobody,
      headers,
      // A copy takes only the memory it needs; a list that has grown has room to spare.
      nodes: nodes.slice(),
      root: 0,
      ending,
      ...(remarks !== undefined && remarks.lines.length > 0 && { remarks }),
    }),
  };
};

/** Whether two endings say the same. */
export const sameEnding = (a: Ending, b: Ending): boolean =>
  a.winner === b.winner && a.by === b.by && a.word === b.word && a.spentMs === b.spentMs;

/** Whether a second ending tells nothing that the first does not. */
export const saysAgain = (first: Ending, second: Ending): boolean =>
  first.by === second.by &&
  first.winner === second.winner &&
  (first.by !== 'unknown' || first.word === second.word) &&
  (second.spentMs === undefined || second.spentMs === first.spentMs);

/**
 * Where the game ended: on the main line the node that ended as the record did, else the last. A line may go on from
 * there all the same: what was looked at after a resignation is a variation without moves beside it.
 */
export const endOfGame = (record: GameRecord): number => {
  for (const id of pathTo(record, endOfLine(record, record.root))) {
    const { ending } = nodeAt(record, id);
    if (record.ending !== null && ending !== undefined && sameEnding(record.ending, ending))
      return id;
  }
  return endOfLine(record, record.root);
};
