/** What only readers and writers of whole records need. */
import type { Turn } from '#kernel/game.ts';
import {
  bare,
  type Ending,
  endOfLine,
  type GameRecord,
  type Headers,
  type Notes,
  nodeAt,
  pathTo,
  type RecordNode,
} from './record.ts';

/** Builds a record node by node; for readers, who would otherwise copy the node list once a move. */
export const recordBuilder = <M extends object>(gameId: string) => {
  const nodes: RecordNode<M>[] = [bare<M>(0, null, null)];
  return {
    /** Adds a turn under `parent` and returns its id. */
    add(parent: number, turn: Turn<M>, notes: Notes = {}): number {
      const above = nodes[parent];
      if (above === undefined) throw new Error(`the record has no node ${parent}`);
      const id = nodes.length;
      nodes[parent] = { ...above, children: [...above.children, id] };
      nodes.push({ ...bare(id, parent, turn), ...notes });
      return id;
    },
    /** Adds notes to a node; a comment is added below the one already there. */
    note(id: number, notes: Notes): void {
      const node = nodes[id];
      if (node === undefined) throw new Error(`the record has no node ${id}`);
      const comment = [node.comment, notes.comment ?? ''].filter((text) => text !== '').join('\n');
      nodes[id] = { ...node, ...notes, comment };
    },
    /** The node as it stands now. */
    at: (id: number): RecordNode<M> | undefined => nodes[id],
    /** The finished record. */
    build: (setup: string, headers: Headers, ending: Ending | null): GameRecord<M> => ({
      gameId,
      setup,
      headers,
      nodes,
      root: 0,
      ending,
    }),
  };
};

/** Whether two endings say the same. */
export const sameEnding = (a: Ending, b: Ending): boolean =>
  a.winner === b.winner && a.by === b.by && a.word === b.word && a.spentMs === b.spentMs;

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
