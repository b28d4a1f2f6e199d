/** How chance completes a move: drawn when the move is made, and never twice for the same hidden thing. */
import type { Game, Line, Weighted } from '#kernel/game.ts';
import { lineTo } from './line.ts';
import type { GameRecord } from './record.ts';

/** Everything that was turned up in any line of a record, by the name of the thing that lay hidden. */
export const seenIn = (game: Game, record: GameRecord): ReadonlyMap<string, string> => {
  const seen = new Map<string, string>();
  for (const node of record.nodes) {
    if (node?.turn?.drawn === undefined) continue;
    const name = game.hidden?.(node.turn.move);
    if (name !== undefined && !seen.has(name)) seen.set(name, node.turn.drawn);
  }
  return seen;
};

/** The names of what was turned up on a line. */
const turnedUpOn = (game: Game, end: Line<object, object>): ReadonlySet<string> => {
  const names = new Set<string>();
  for (let at: Line<object, object> | null = end; at !== null; at = at.before) {
    const name = at.turn?.drawn === undefined ? undefined : game.hidden?.(at.turn.move);
    if (name !== undefined) names.add(name);
  }
  return names;
};

/**
 * The ways chance can complete a move at a node of a record, and their weights; empty where none takes part. What was
 * turned up in any line of the record, taken back or not, stays what it was: it shows the same again, and is not drawn
 * for anything else while it lies hidden (rules C8).
 */
export const chancesAt = (
  game: Game,
  record: GameRecord,
  node: number,
  move: object,
): readonly Weighted[] => {
  const line = lineTo(game, record, node);
  const draws = game.draws(line.position, move);
  const name = game.hidden?.(move);
  if (draws.length === 0 || name === undefined) return draws;
  const seen = seenIn(game, record);
  const own = draws.filter(({ drawn }) => drawn === seen.get(name));
  if (own.length > 0) return own;
  const here = turnedUpOn(game, line);
  const weights = new Map(draws.map(({ drawn, weight }) => [drawn, weight]));
  for (const [hidden, drawn] of seen)
    if (!here.has(hidden)) weights.set(drawn, (weights.get(drawn) ?? 0) - 1);
  const left = draws.flatMap(({ drawn }) => {
    const weight = weights.get(drawn) ?? 0;
    return weight > 0 ? [{ drawn, weight }] : [];
  });
  // A record from outside may contradict itself; then what the position says holds.
  return left.length > 0 ? left : draws;
};

/** Draws one of the chances by weight, for a number from 0 up to but not including 1; undefined if there are none. */
export const drawFrom = (chances: readonly Weighted[], random: number): string | undefined => {
  const sum = chances.reduce((total, { weight }) => total + weight, 0);
  let left = random * sum;
  for (const { drawn, weight } of chances) {
    if (left < weight) return drawn;
    left -= weight;
  }
  return chances.at(-1)?.drawn;
};

/** How a game draws for a move at a node of a record, by a random number from 0 to below 1; undefined for a move without chance. */
export const drawIn =
  (game: Game) =>
  (record: GameRecord, node: number, move: object, random: number): string | undefined =>
    drawFrom(chancesAt(game, record, node, move), random);
