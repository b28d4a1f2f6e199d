/** A game of a CSA file while it is read: what its head says, and where its moves stand. */
import type { Seat } from '#kernel/game.ts';
import type { Ending, Remark } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import { start } from '../starts.ts';
import { type CsaSetup, lacksRank, positionOfSetup } from './csa-head.ts';
import { type LineKind, type Notice, noticeAt } from './reading.ts';
import { growTree, noteHere, type Tree } from './tree.ts';
import { exceedsSet } from './unlikely.ts';

/** A game of a CSA file while it is read. */
export interface CsaState {
  readonly budget: Budget | undefined;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  /** Under the names they have in the file. */
  readonly headers: (readonly [string, string])[];
  /** Remarks, and statements that were not understood. */
  readonly remarks: Remark[];
  setup: CsaSetup | undefined;
  /** The last line of the setup. */
  setupLine: readonly [line: number, text: string];
  turn: Seat | undefined;
  /** The side that moves first by the word of a server, for a file that has no line of its own for it. */
  toMove: Seat | undefined;
  /** Undefined until the first move, or whatever else can only follow the position. */
  tree: Tree | undefined;
  comments: string[];
  ending: Ending | null;
  /** The statement that gave the ending. */
  endStatement: string;
  stopped: boolean;
  found: boolean;
}

/** A game of which nothing was read yet. */
export const newCsaState = (budget: Budget | undefined): CsaState => ({
  budget,
  notices: [],
  lineKinds: [],
  headers: [],
  remarks: [],
  setup: undefined,
  setupLine: [0, ''],
  turn: undefined,
  toMove: undefined,
  tree: undefined,
  comments: [],
  ending: null,
  endStatement: '',
  stopped: false,
  found: false,
});

/** The tree of a game, made from the position that its head gives. */
export const treeOf = (game: CsaState): Tree => {
  if (game.tree === undefined) {
    const position = game.setup === undefined ? start() : positionOfSetup(game.setup);
    if (game.setup !== undefined && lacksRank(game.setup))
      game.notices.push(noticeAt('bad-diagram', ...game.setupLine));
    if (game.setup !== undefined && exceedsSet(position))
      game.notices.push(noticeAt('too-many-pieces', ...game.setupLine));
    const turn = game.turn ?? game.toMove ?? position.turn;
    const first = turn === position.turn ? position : { ...position, turn };
    game.tree = growTree(first, game.budget);
  }
  return game.tree;
};

/** Notes the comments read so far where the game stands. */
export const flush = (game: CsaState): void => {
  if (game.comments.length === 0) return;
  noteHere(treeOf(game), { comment: game.comments.join('\n') });
  game.comments = [];
};

/** Keeps a line that is no part of the game where it stands. */
export const keepRemark = (game: CsaState, text: string): void => {
  const { tree, ending } = game;
  game.remarks.push({ node: tree?.id ?? 0, ...(ending !== null && { ended: true }), text });
};
