/** Edits of a record, of any game. Each gives another record and leaves the given one as it was; ids never shift, and a deleted branch leaves holes. An edit that changes nothing gives the same record. */
import { settleEndings } from './endings.ts';
import { type Arrow, arrowKey, distinctArrows, type Glyph } from './marks.ts';
import {
  type GameRecord,
  type Headers,
  type Names,
  nodeAt,
  pathTo,
  type RecordNode,
} from './record.ts';

/** The record with these players' names, of seat 0 and seat 1. */
export const setPlayers = <M extends object>(
  record: GameRecord<M>,
  players: Names,
): GameRecord<M> =>
  record.players.every((name, seat) => name === players[seat]) ? record : { ...record, players };

/** The record with these headers, in their order. */
export const setHeaders = <M extends object>(
  record: GameRecord<M>,
  headers: Headers,
): GameRecord<M> => {
  const same =
    headers.length === record.headers.length &&
    headers.every(([key, value], i) => {
      const known = record.headers[i];
      return known?.[0] === key && known[1] === value;
    });
  return same ? record : { ...record, headers };
};

/** The ids of a node and of all that follows it. */
export const branchOf = (record: GameRecord, id: number): ReadonlySet<number> => {
  const branch = new Set([id]);
  // A set grows while it is walked.
  for (const at of branch) for (const child of nodeAt(record, at).children) branch.add(child);
  return branch;
};

/** The record without a node and all that follows it, their endings and remarks; the root stays. */
export const deleteBranch = <M extends object>(
  record: GameRecord<M>,
  id: number,
): GameRecord<M> => {
  const { parent } = nodeAt(record, id);
  if (parent === null) return record;
  const gone = branchOf(record, id);
  const nodes = record.nodes.map((node) => (node && gone.has(node.id) ? undefined : node));
  const above = nodeAt(record, parent);
  nodes[parent] = { ...above, children: above.children.filter((child) => child !== id) };
  const { remarks, ...rest } = record;
  const lines = remarks?.lines.filter(({ node }) => !gone.has(node)) ?? [];
  const kept =
    remarks === undefined || lines.length === 0 ? {} : { remarks: { ...remarks, lines } };
  return settleEndings(record, { ...rest, ...kept, nodes });
};

/**
 * A record that was read from a text, with the turn objects of another version of it wherever the turns are equal. Code
 * that compares versions asks whether a node has the very same turn object.
 */
export const withTurnsOf = <M extends object>(
  record: GameRecord<M>,
  other: GameRecord<M>,
): GameRecord<M> => ({
  ...record,
  nodes: record.nodes.map((node, id) => {
    const turn = other.nodes[id]?.turn;
    const isSame = node && turn && JSON.stringify(node.turn) === JSON.stringify(turn);
    return isSame ? { ...node, turn } : node;
  }),
});

/**
 * The node to go to for a player who stood at a node before an edit, or before it was undone. It is that node if it is
 * still there, else the nearest before it that is.
 */
export const nearestKept = (before: GameRecord, after: GameRecord, id: number): number => {
  let nearest = after.root;
  for (const at of pathTo(before, id)) {
    const [was, is] = [nodeAt(before, at), after.nodes[at]];
    // A new branch may have taken the id of one that an undo took away.
    if (is === undefined || is.parent !== was.parent || is.turn !== was.turn) break;
    nearest = at;
  }
  return nearest;
};

const withChildren = <M extends object>(
  record: GameRecord<M>,
  id: number,
  children: readonly number[],
): GameRecord<M> => {
  const nodes = record.nodes.with(id, { ...nodeAt(record, id), children });
  return settleEndings(record, { ...record, nodes });
};

/** The record with a node so many places further down among its siblings, or up where it is negative, as far as there are any. */
export const moveBranch = <M extends object>(
  record: GameRecord<M>,
  id: number,
  places: number,
): GameRecord<M> => {
  const { parent } = nodeAt(record, id);
  if (parent === null) return record;
  const { children } = nodeAt(record, parent);
  const from = children.indexOf(id);
  const to = Math.min(Math.max(from + places, 0), children.length - 1);
  if (from === to) return record;
  return withChildren(record, parent, children.toSpliced(from, 1).toSpliced(to, 0, id));
};

/** The record with the whole way to a node as its main line. */
export const promoteLine = <M extends object>(record: GameRecord<M>, id: number): GameRecord<M> => {
  let nodes: (RecordNode<M> | undefined)[] | undefined;
  const path = pathTo(record, id);
  for (const [i, child] of path.entries()) {
    const above = i === 0 ? undefined : nodeAt(record, path[i - 1] ?? record.root);
    if (above === undefined || above.children[0] === child) continue;
    nodes ??= record.nodes.slice();
    const children = [child, ...above.children.filter((other) => other !== child)];
    nodes[above.id] = { ...above, children };
  }
  return nodes === undefined ? record : settleEndings(record, { ...record, nodes });
};

const withNode = <M extends object>(record: GameRecord<M>, node: RecordNode<M>): GameRecord<M> => ({
  ...record,
  nodes: record.nodes.with(node.id, node),
});

const lines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The record with a comment at a node, lines parted by \n; without one where it is empty. */
export const setComment = <M extends object>(
  record: GameRecord<M>,
  id: number,
  text: string,
): GameRecord<M> => {
  const node = nodeAt(record, id);
  const comment = lines(text);
  return comment === node.comment ? record : withNode(record, { ...node, comment });
};

/** The record with bookmarks at a node, one a line, without blanks around them; without any where nothing is left. */
export const setBookmark = <M extends object>(
  record: GameRecord<M>,
  id: number,
  text: string,
): GameRecord<M> => {
  const { bookmark: before, ...node } = nodeAt(record, id);
  const names = lines(text)
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const bookmark = names.length === 0 ? undefined : [...new Set(names)].join('\n');
  if (bookmark === before) return record;
  return withNode(record, bookmark === undefined ? node : { ...node, bookmark });
};

/** The record with a glyph at a move, or without one (null). The root has no move. */
export const setGlyph = <M extends object>(
  record: GameRecord<M>,
  id: number,
  glyph: Glyph | null,
): GameRecord<M> => {
  const { glyph: before, ...node } = nodeAt(record, id);
  if (node.turn === null || glyph === (before ?? null)) return record;
  return withNode(record, glyph === null ? node : { ...node, glyph });
};

/** The record with these arrows and circles at a node, each once. */
export const setArrows = <M extends object>(
  record: GameRecord<M>,
  id: number,
  arrows: readonly Arrow[],
): GameRecord<M> => {
  const { arrows: before = [], ...node } = nodeAt(record, id);
  const wanted = distinctArrows(arrows);
  const same =
    wanted.length === before.length &&
    wanted.every((arrow, i) => arrowKey(arrow) === arrowKey(before[i] ?? arrow));
  if (same) return record;
  return withNode(record, wanted.length === 0 ? node : { ...node, arrows: wanted });
};

/** The record with an arrow or circle more at a node, or without it where it was there. */
export const toggleArrow = <M extends object>(
  record: GameRecord<M>,
  id: number,
  arrow: Arrow,
): GameRecord<M> => {
  const { arrows = [] } = nodeAt(record, id);
  const key = arrowKey(arrow);
  const others = arrows.filter((other) => arrowKey(other) !== key);
  return setArrows(record, id, others.length < arrows.length ? others : [...arrows, arrow]);
};
