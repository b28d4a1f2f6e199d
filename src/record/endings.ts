/** How lines end, while the tree around them is edited: an ending goes with the node at which it stands. */
import { endOfGame } from './builder.ts';
import { type Ending, type GameRecord, pathTo, type RecordNode } from './record.ts';
import { endOfLine } from './walk.ts';

/** Every ending of a record by the node at which it stands, the game's own among them. */
export const endingsOf = (record: GameRecord): ReadonlyMap<number, Ending> => {
  const endings = new Map<number, Ending>();
  for (const node of record.nodes)
    if (node?.ending !== undefined) endings.set(node.id, node.ending);
  if (record.ending !== null) endings.set(endOfGame(record), record.ending);
  return endings;
};

const withEnding = <M extends object>(
  { ending: _, ...node }: RecordNode<M>,
  ending: Ending | undefined,
): RecordNode<M> => (ending === undefined ? node : { ...node, ending });

/**
 * The node where the game ended in an edited tree. It is still where it was if the new main line comes through there.
 * Else it is where the new main line ends, or the last ending on it before moves that were looked at afterwards.
 */
const gameEndIn = (
  before: GameRecord,
  after: GameRecord,
  endings: ReadonlyMap<number, Ending>,
): number | undefined => {
  const path = pathTo(after, endOfLine(after, after.root));
  const ended = before.ending === null ? undefined : endOfGame(before);
  if (ended !== undefined && endings.has(ended) && path.includes(ended)) return ended;
  const known = new Set(pathTo(before, endOfLine(before, before.root)));
  return path.findLast((id, i) => endings.has(id) && (i === path.length - 1 || !known.has(id)));
};

/**
 * An edited record with its endings where they belong: each at its node, that of the main line the record's own. `before`
 * is the record before the edit, whose ids mean the same nodes; `endings` may hold more than that record had.
 */
export const settleEndings = <M extends object>(
  before: GameRecord,
  after: GameRecord<M>,
  endings: ReadonlyMap<number, Ending> = endingsOf(before),
): GameRecord<M> => {
  const end = gameEndIn(before, after, endings);
  const ending = (end === undefined ? undefined : endings.get(end)) ?? null;
  const nodes = after.nodes.map((node) => {
    const own = node && endings.get(node.id);
    return node === undefined || node.ending === own ? node : withEnding(node, own);
  });
  const settled = { ...after, nodes, ending };
  const leaf = endOfLine(settled, settled.root);
  const last = nodes[leaf];
  // Only the record itself holds the ending of the last node of its main line. The node holds it too if an earlier node
  // of the line ended in the same way.
  if (ending === null || last?.ending === undefined || endOfGame(settled) !== leaf) return settled;
  nodes[leaf] = withEnding(last, undefined);
  return settled;
};
