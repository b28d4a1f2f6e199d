/** The tree of a KIF file while it is read: lines of play that leave one another by ply. */
import { recordBuilder } from '#record/builder.ts';
import type { Notes } from '#record/record.ts';
import type { Position } from '../cells.ts';
import { isLegal } from '../legal.ts';
import { type Move, sameMove } from '../move.ts';
import { play } from '../play.ts';

/** Marks a ply of a line that was not read: nothing can leave it. */
const LOST = -1;

/** Grows a record from its first position; plies count from 1. `previousTo` is where the move before it went. */
export const growTree = (start: Position, previousTo: number | undefined) => {
  const builder = recordBuilder<Move>('shogi');
  const positions: Position[] = [start];
  // By ply, of the latest line that has it: the node, and the node it hangs on. Lines before keep the plies
  // that later ones do not reach, so that a branch finds the nearest line that still reaches its ply.
  const nodes: number[] = [0];
  const hangs: number[] = [];
  let ply = 0;
  let id = 0;

  const positionAt = (node: number): Position => {
    const position = positions[node];
    if (position === undefined) throw new Error(`no position at node ${node}`);
    return position;
  };

  const childFor = (move: Move): number | undefined =>
    builder.at(id)?.children.find((child) => {
      const turn = builder.at(child)?.turn;
      return turn ? sameMove(turn.move, move) : false;
    });

  const grow = (move: Move, spentMs: number | null): { illegal: boolean } => {
    const position = positionAt(id);
    const illegal = !isLegal(position, move);
    id = builder.add(id, { move }, illegal ? { spentMs, illegal } : { spentMs });
    positions[id] = play(position, { move });
    return { illegal };
  };

  return {
    builder,
    /** Where the line stands. */
    here: () => ({
      id,
      ply,
      position: positionAt(id),
      previousTo: builder.at(id)?.turn?.move.to ?? (id === 0 ? previousTo : undefined),
    }),
    /** Plays a move, or goes along with one that another line has already played here. */
    play(move: Move, spentMs: number | null): { readonly illegal: boolean } {
      ply += 1;
      hangs[ply] = id;
      const known = childFor(move);
      const made = known === undefined ? grow(move, spentMs) : { illegal: false };
      if (known !== undefined) {
        id = known;
        if (spentMs !== null && builder.at(id)?.spentMs === null) builder.note(id, { spentMs });
      }
      nodes[ply] = id;
      return made;
    },
    /** The line has this ply, though no move: it ends or breaks off here, and others may leave it. */
    reach(): void {
      hangs[ply + 1] = id;
    },
    /** A line had this ply, but it was not read: nothing can leave it there. */
    lose(lostPly: number): void {
      hangs[lostPly] = LOST;
    },
    /** Goes to where a line that begins with this ply leaves the nearest earlier one; false when none reaches it. */
    branch(first: number): boolean {
      const from = hangs[first] ?? nodes[first - 1];
      if (from === undefined || from === LOST || first < 1) return false;
      const shared = ply;
      id = from;
      ply = first - 1;
      // The plies before it are now this line's, down to where it meets the line that was read last.
      let node = from;
      for (let at = ply; at > 0 && !(at <= shared && nodes[at] === node); at--) {
        const parent = builder.at(node)?.parent ?? 0;
        nodes[at] = node;
        hangs[at] = parent;
        node = parent;
      }
      return true;
    },
    /** Adds notes where the line stands. */
    note(notes: Notes): void {
      builder.note(id, notes);
    },
  };
};

/** A growing tree. */
export type Tree = ReturnType<typeof growTree>;
