/** A Japanese record while it is read: its lines of play, what waits for its place, and what its times should sum to. */
import type { Arrow } from '#record/marks.ts';
import type { Ending, Remark } from '#record/record.ts';
import type { Head } from './kif-head.ts';
import { type LineKind, type Notice, noticeAt } from './reading.ts';
import { noteHere, type Tree } from './tree.ts';

/** The lines of play of a game while they are read. */
export interface KakinokiState {
  readonly tree: Tree;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  /** Remarks, and lines that were not understood. */
  readonly remarks: Remark[];
  /** Arrows by node, from all lines that tell of them. */
  readonly arrows: Map<number, Arrow[]>;
  /** Comment lines that wait for the node they belong to. */
  comments: string[];
  /** The ending of the line of play that is being read, and whether that is the main line. */
  ending: Ending | null;
  inMain: boolean;
  /** The next ply of a line of play that was stopped; its moves are passed over. */
  lost: number | null;
  mainEnding: Ending | null;
  mainEnd: number;
  /** How much higher than its ply the file numbers a move. */
  offset: number | undefined;
  /** The number that the next line should have; undefined where any may be right. */
  number: number | undefined;
  /** The time that its side had used after each move, in seconds, by node, as far as the file says it. */
  readonly totals: (number | undefined)[];
  /** Moves and endings that were read. */
  moves: number;
  /** Whether a line had an ending that kifu know, or a move, even one that could not be made. */
  told: boolean;
  /** The place in its line where the last move or ending ended. */
  end: number;
}

/** Begins to read where the head of a file ended. */
export const newKakinokiState = (tree: Tree, head: Head): KakinokiState => {
  if (head.bookmarks.length > 0) noteHere(tree, { bookmark: head.bookmarks.join('\n') });
  return {
    tree,
    notices: [...head.notices],
    lineKinds: [...head.lineKinds],
    remarks: head.remarks.map((text) => ({ node: 0, text })),
    arrows: new Map([[0, [...head.arrows]]]),
    comments: [...head.comment],
    ending: null,
    inMain: true,
    lost: null,
    mainEnding: null,
    mainEnd: 0,
    offset: undefined,
    number: head.anyNumber ? undefined : head.position.ply,
    totals: [],
    moves: 0,
    told: false,
    end: 0,
  };
};

/** Keeps a line that is no part of the game where it stands. */
export const keepRemark = (state: KakinokiState, text: string): void => {
  const ended =
    state.ending !== null || (state.tree.id === state.mainEnd && state.mainEnding !== null);
  state.remarks.push({ node: state.tree.id, ...(ended && { ended }), text });
};

/**
 * Compares the second figure of a time with what the side had used before; one notice says where they part. `above` is the
 * node the move hangs on, so the side's move before is the one above that.
 */
export const checkTotal = (
  state: KakinokiState,
  text: string,
  from: number,
  line: number,
  above: number,
  spentMs: number,
  total: number | undefined,
): number | undefined => {
  if (total === undefined) return undefined;
  const { builder } = state.tree;
  const before = builder.at(above)?.parent;
  const used = before === null || before === undefined || before === 0 ? 0 : state.totals[before];
  // A zero claims nothing where no time was counted, as in variations.
  if (total === 0 && spentMs === 0) return used === 0 ? 0 : undefined;
  if (
    used !== undefined &&
    Math.abs(used * 1000 + spentMs - total * 1000) >= 1000 &&
    state.offset === 0
  )
    state.notices.push(noticeAt('total-differs', line, text, from + 1));
  return total;
};
