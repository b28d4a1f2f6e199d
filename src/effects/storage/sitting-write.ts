/** Writes a sitting as text for storage; `sitting-read.ts` defines the form of that text and reads it. */
import type { Game } from '#kernel/game.ts';
import { nodeAt, type RecordNode } from '#record/record.ts';
import type { KeptSitting } from '#store/table.ts';
import type { NodeText } from './record-read.ts';
import type { SittingText } from './sitting-read.ts';

/** The fields of a node besides its place in the tree; absent ones are left out. */
const notesOf = ({ id, parent, children, turn, comment, spentMs, ...rest }: RecordNode) => ({
  ...(comment && { comment }),
  ...(spentMs !== null && { spentMs }),
  ...rest,
});

const writeNode = (game: Game, node: RecordNode): NodeText => ({
  parent: node.parent ?? 0,
  move: node.turn === null ? '' : game.text.move(node.turn.move),
  ...(node.turn?.drawn !== undefined && { drawn: node.turn.drawn }),
  ...notesOf(node),
});

const inOrder = (ids: readonly number[]): boolean =>
  ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0));

/** Writes a sitting as plain data. Absent fields are undefined, which is stored as if they were not there. */
export const writeSitting = (game: Game, sitting: KeptSitting): SittingText => {
  const { match, id, revision, matchRevision, startedAtMs, changedAtMs, endedAtMs } = sitting;
  const { origin, viewed, picked, flipped, seating, swapped, series, source, lesson } = sitting;
  const { record, head, tip, outcome, resigned, free, refereeState } = match;
  const { setup, players, headers, ending, remarks } = record;
  const root = nodeAt(record, record.root);
  const order: Record<string, readonly number[]> = {};
  for (const node of record.nodes)
    if (node !== undefined && !inOrder(node.children)) order[node.id] = node.children;
  return {
    version: 1,
    id,
    game: match.gameId,
    revision,
    matchRevision,
    startedAtMs,
    changedAtMs,
    endedAtMs,
    origin,
    setup,
    rules: { ...match.rules },
    players,
    headers,
    comment: root.comment,
    atRoot: notesOf({ ...root, comment: '' }),
    nodes: record.nodes.slice(1).map((node) => (node === undefined ? null : writeNode(game, node))),
    order,
    ending,
    remarks,
    head,
    tip,
    outcome,
    resigned,
    free,
    looking: viewed,
    picked,
    flipped,
    agreed: refereeState,
    seating,
    swapped,
    series,
    source,
    lesson,
  };
};
