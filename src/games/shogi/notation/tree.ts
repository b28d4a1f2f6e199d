/** The tree of a kifu while it is read: lines of play that leave one another by ply. */
import { type RecordBuilder, recordBuilder, sameEnding } from '#record/builder.ts';
import type { Ending, Notes } from '#record/record.ts';
import { type Budget, countGame, countMove } from '../../reading.ts';
import { type Move, sameMove } from '../move.ts';
import { type Draft, draftOf, playIn } from '../play.ts';
import { playJudged } from '../play-judged.ts';
import type { Position } from '../position.ts';
import { turnOf } from './shared-moves.ts';

/** Marks a ply of a line that was not read: nothing can leave it. */
const LOST = -1;

/** How many plies apart positions are kept, to find the others from. */
const STEP = 32;

/** A record that grows, and where its reader stands in it. Plies count from 1. */
export interface Tree {
  readonly builder: RecordBuilder<Move>;
  /** The node on which the line stands, and its ply. */
  id: number;
  ply: number;
  /** The position there. It changes with each move: copying every one of a file would take longer than reading it. */
  position: Draft;
  /** Where the move before the first went, if the file said it; for 同. */
  readonly before: number | undefined;
  /**
   * The node of each ply, of the latest line that has it; `hangs` has the node that it hangs on. Earlier lines keep the
   * plies that later ones do not reach, so that a branch finds the nearest line that still reaches its ply.
   */
  readonly nodes: number[];
  readonly hangs: number[];
  /** Positions by node, of the first node and of every so many plies. */
  readonly kept: Map<number, Position>;
  /** Absent if reading has no limits. */
  readonly budget: Budget | undefined;
}

/** A tree with nothing but its first position; `before` is where the move before it went. */
export const growTree = (start: Position, budget?: Budget, before?: number): Tree => {
  if (budget !== undefined) countGame(budget);
  return {
    builder: recordBuilder<Move>('shogi'),
    id: 0,
    ply: 0,
    position: draftOf(start),
    before,
    nodes: [0],
    hangs: [],
    kept: new Map<number, Position>().set(0, start),
    budget,
  };
};

/** Where the last piece went: what 同 points at. */
export const previousTo = ({ builder, id, before }: Tree): number | undefined =>
  builder.at(id)?.turn?.move.to ?? (id === 0 ? before : undefined);

const childFor = ({ builder, id }: Tree, move: Move): number | undefined => {
  return builder.at(id)?.children.find((child) => {
    const turn = builder.at(child)?.turn;
    return turn ? sameMove(turn.move, move) : false;
  });
};

/**
 * Plays a move, or goes along with one that another line has already played here. Returns whether a new move broke a rule.
 */
export const playMove = (tree: Tree, move: Move, spentMs: number | null): boolean => {
  const { builder, id, budget } = tree;
  if (budget !== undefined) countMove(budget, tree.ply + 1);
  const alone = (builder.at(id)?.children.length ?? 0) === 0;
  const known = alone ? undefined : childFor(tree, move);
  const illegal = playJudged(tree.position, move);
  tree.ply += 1;
  tree.hangs[tree.ply] = id;
  if (known === undefined) {
    tree.id = builder.add(id, turnOf(move), spentMs, illegal);
    if (tree.ply % STEP === 0) tree.kept.set(tree.id, draftOf(tree.position));
  } else {
    tree.id = known;
    if (spentMs !== null && builder.at(known)?.spentMs === null) builder.note(known, { spentMs });
  }
  tree.nodes[tree.ply] = tree.id;
  return illegal && known === undefined;
};

/** The line has one more ply, though no move: it ends or breaks off here, and others may leave it. */
export const reachPly = (tree: Tree): void => {
  tree.hangs[tree.ply + 1] = tree.id;
};

/** A line had this ply, but it was not read: nothing can leave it there. */
export const losePly = (tree: Tree, ply: number): void => {
  tree.hangs[ply] = LOST;
};

/** Goes to a node of the tree, which lies at that ply. */
export const goTo = (tree: Tree, id: number, ply: number): void => {
  const { builder, kept } = tree;
  const path: Move[] = [];
  let node = id;
  let from = kept.get(node);
  while (from === undefined) {
    const { turn, parent } = builder.at(node) ?? {};
    if (!turn || parent === null || parent === undefined)
      throw new Error(`no way leads to node ${id}`);
    path.push(turn.move);
    node = parent;
    from = kept.get(node);
  }
  const position = draftOf(from);
  for (let move = path.pop(); move !== undefined; move = path.pop()) playIn(position, move);
  tree.id = id;
  tree.ply = ply;
  tree.position = position;
};

/** Goes to where a line that begins with this ply leaves the nearest earlier one; false when none reaches it. */
export const branchTo = (tree: Tree, first: number): boolean => {
  const { hangs, nodes, builder } = tree;
  const from = hangs[first] ?? nodes[first - 1];
  if (from === undefined || from === LOST || first < 1) return false;
  const shared = tree.ply;
  goTo(tree, from, first - 1);
  // The plies before it are now this line's, down to where it meets the line that was read last.
  let node = from;
  for (let at = tree.ply; at > 0 && !(at <= shared && nodes[at] === node); at--) {
    const parent = builder.at(node)?.parent ?? 0;
    nodes[at] = node;
    hangs[at] = parent;
    node = parent;
  }
  return true;
};

/** Adds notes where the line stands. */
export const noteHere = ({ builder, id }: Tree, notes: Notes): void => builder.note(id, notes);

/**
 * Ends a side line where it stands; false if that ending is lost. A node ends in one way only. On the main line an end like
 * that of the game would be taken for it. Nodes of the main line have the lowest ids.
 */
export const endSideLine = (
  tree: Tree,
  side: Ending,
  { mainEnd, mainEnding }: { readonly mainEnd: number; readonly mainEnding: Ending | null },
): boolean => {
  const there = (tree.id === mainEnd ? mainEnding : null) ?? tree.builder.at(tree.id)?.ending;
  if (there !== undefined) return sameEnding(there, side);
  if (tree.id < mainEnd && mainEnding !== null && sameEnding(mainEnding, side)) return false;
  noteHere(tree, { ending: side });
  return true;
};
