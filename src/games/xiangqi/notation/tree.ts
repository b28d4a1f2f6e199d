/** The tree of a game while it is read. */
import type { ParseError, Result } from '#kernel/result.ts';
import { type RecordBuilder, recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord, Headers } from '#record/record.ts';
import { type Budget, countGame, countMove } from '../../reading.ts';
import { classOf } from '../codes.ts';
import { canMove, inCheck } from '../legal.ts';
import { type Move, sameMove } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { violatedRule } from '../violation.ts';
import { formatFen } from './fen.ts';
import { namesIn } from './headers.ts';
import type { NoticeCode } from './reading.ts';

/** A record that grows, and where its reader stands in it. */
export interface Tree {
  readonly builder: RecordBuilder<Move>;
  readonly start: Position;
  /** The position and the ply at each node. */
  readonly places: { readonly position: Position; readonly ply: number }[];
  id: number;
  readonly budget: Budget;
}

/** A tree with nothing but its first position. */
export const growTree = (start: Position, budget: Budget): Tree => {
  countGame(budget);
  return {
    builder: recordBuilder<Move>('xiangqi'),
    start,
    places: [{ position: start, ply: 0 }],
    id: 0,
    budget,
  };
};

const placeAt = ({ places }: Tree, id: number): Tree['places'][number] => {
  const place = places[id];
  if (place === undefined) throw new Error(`the tree has no node ${id}`);
  return place;
};

/** The position where the reader stands. */
export const positionHere = (tree: Tree): Position => placeAt(tree, tree.id).position;

/** The node before the one where the reader stands; undefined at the start. */
export const parentHere = ({ builder, id }: Tree): number | undefined =>
  builder.at(id)?.parent ?? undefined;

const childFor = ({ builder, id }: Tree, move: Move): number | undefined =>
  builder.at(id)?.children.find((child) => {
    const turn = builder.at(child)?.turn;
    return turn ? sameMove(turn.move, move) : false;
  });

const codes: Readonly<Record<string, NoticeCode>> = {
  'no-such-piece': 'impossible-move',
  'ambiguous-move': 'ambiguous-move',
};

/**
 * Plays a move that was read, or goes along one that stands there already. A foul is played and gets a notice; a move
 * against the rules of movement is not played. `notice` is undefined where there is nothing to tell. `played` is false
 * where the line stops before the move.
 */
export const playRead = (
  tree: Tree,
  read: Result<Move, ParseError>,
): { readonly played: boolean; readonly notice?: NoticeCode } => {
  if (!read.ok) return { played: false, notice: codes[read.error.code] ?? 'unreadable-move' };
  const move = read.value;
  const known = childFor(tree, move);
  if (known !== undefined) {
    tree.id = known;
    return { played: true };
  }
  const { position, ply } = placeAt(tree, tree.id);
  const rule = violatedRule(position, move);
  if (rule !== null && classOf(rule) === 'slip')
    return { played: false, notice: 'impossible-move' };
  countMove(tree.budget, ply + 1);
  tree.id = tree.builder.add(tree.id, { move }, null, rule !== null);
  tree.places[tree.id] = { position: play(position, { move }), ply: ply + 1 };
  return rule === null ? { played: true } : { played: true, notice: 'illegal-move' };
};

/** The last node of the main line. */
const mainEnd = ({ builder }: Tree): number => {
  let id = 0;
  for (
    let next = builder.at(0)?.children[0];
    next !== undefined;
    next = builder.at(id)?.children[0]
  )
    id = next;
  return id;
};

/** Finds how a line ended where a file only names the winner. The last position decides, if it shows it. */
const toldByBoard = (tree: Tree, ending: Ending): Ending => {
  if (ending.by !== 'unknown' || ending.winner === null) return ending;
  const { position } = placeAt(tree, mainEnd(tree));
  if (position.turn === ending.winner || canMove(position)) return ending;
  const by = inCheck(position, position.turn) ? 'checkmate' : 'stalemate';
  return { winner: ending.winner, by };
};

/** The record of a tree that was read to its end, with the players' names from its headers. */
export const finishTree = (
  tree: Tree,
  headers: Headers,
  ending: Ending | null,
): GameRecord<Move> => ({
  ...tree.builder.build(
    formatFen(tree.start),
    headers,
    ending === null ? null : toldByBoard(tree, ending),
  ),
  players: namesIn(headers),
});
