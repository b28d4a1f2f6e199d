/**
 * Ways through a record for a player who replays it. They lead to what stands out on a line and to the same position
 * elsewhere, and sum up the time that each side has used.
 */
import type { Game, Seat } from '#kernel/game.ts';
import { lineTo } from './line.ts';
import { type GameRecord, nodeAt, pathTo } from './record.ts';

/** The last node reached from `id` by always taking the first child. */
export const endOfLine = (record: GameRecord, id: number): number => {
  let node = nodeAt(record, id);
  for (let next = node.children[0]; next !== undefined; next = node.children[0])
    node = nodeAt(record, next);
  return node.id;
};

/** Plies from the root to that node. */
export const plyOf = (record: GameRecord, id: number): number => pathTo(record, id).length - 1;

/** The ids of the line through a node: from the root to it, and on by first children to the end. */
export const lineThrough = (record: GameRecord, id: number): readonly number[] =>
  pathTo(record, endOfLine(record, id));

/**
 * The landmarks that a player can go to along a line: words, a bookmark, a place where lines part, a move that took
 * something, a check.
 */
export type Landmark = 'comment' | 'bookmark' | 'variation' | 'capture' | 'check';

/** Whether a node is such a landmark: what is written at it, how many moves follow it, or what its move did. */
export const isLandmark = (
  game: Game,
  record: GameRecord,
  id: number,
  landmark: Landmark,
): boolean => {
  const { comment, bookmark, children, turn } = nodeAt(record, id);
  switch (landmark) {
    case 'comment':
      return comment !== '';
    case 'bookmark':
      return bookmark !== undefined;
    case 'variation':
      return children.length > 1;
    case 'capture': {
      const before = turn === null ? null : lineTo(game, record, id).before;
      return (
        before !== null && turn !== null && game.trace(before.position, turn).removed.length > 0
      );
    }
    case 'check':
      return game.facts(lineTo(game, record, id)).checked.length > 0;
  }
};

/**
 * The next node of a line after `from` that is such a landmark, or the previous one before it. Undefined if none is
 * left, or `from` is not on the line.
 */
export const seek = (
  game: Game,
  record: GameRecord,
  { line, from }: { readonly line: readonly number[]; readonly from: number },
  landmark: Landmark,
  way: 'next' | 'previous',
): number | undefined => {
  const place = line.indexOf(from);
  if (place === -1) return undefined;
  const isIt = (id: number): boolean => isLandmark(game, record, id, landmark);
  return way === 'next' ? line.slice(place + 1).find(isIt) : line.slice(0, place).findLast(isIt);
};

/**
 * Finds, for any node, the other nodes of the record with the same position, in the order of making. Positions with
 * different sides to move are different.
 */
export const equalPositions = (
  game: Game,
  record: GameRecord,
): ((id: number) => readonly number[]) => {
  const keys: string[] = [];
  const places = new Map<string, number[]>();
  const start = lineTo(game, record, record.root).position;
  // Not by `lineTo`: it would keep the positions of every line for as long as the record.
  const waiting: { readonly id: number; readonly position: object }[] = [
    { id: record.root, position: start },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, position } = next;
    const key = game.key(position);
    keys[id] = key;
    const known = places.get(key);
    if (known === undefined) places.set(key, [id]);
    else known.push(id);
    for (const child of nodeAt(record, id).children) {
      const { turn } = nodeAt(record, child);
      if (turn !== null) waiting.push({ id: child, position: game.play(position, turn) });
    }
  }
  for (const ids of places.values()) ids.sort((a, b) => a - b);
  return (id) => (places.get(keys[id] ?? '') ?? []).filter((other) => other !== id);
};

/** A turn of a line and the time it took. */
export interface TurnTime {
  readonly node: number;
  /** The side whose turn it was. */
  readonly seat: Seat;
  /** In milliseconds; null when unknown. */
  readonly spentMs: number | null;
  /** The time that each side has used up to here, in milliseconds; unknown times count nothing. */
  readonly totalMs: readonly [number, number];
}

/** The times of the turns from the root to a node, in their order. */
export const timesTo = (game: Game, record: GameRecord, id: number): readonly TurnTime[] => {
  const times: TurnTime[] = [];
  let totalMs: readonly [number, number] = [0, 0];
  for (const node of pathTo(record, id)) {
    const { before } = lineTo(game, record, node);
    if (before === null) continue;
    const seat = game.turn(before.position);
    const { spentMs } = nodeAt(record, node);
    const [first, second] = totalMs;
    const spent = spentMs ?? 0;
    totalMs = seat === 0 ? [first + spent, second] : [first, second + spent];
    times.push({ node, seat, spentMs, totalMs });
  }
  return times;
};
