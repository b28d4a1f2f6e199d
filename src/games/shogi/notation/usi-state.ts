/** A game of USI or USEN while its lines are read. */
import type { Ending, Remark } from '#record/record.ts';
import type { Budget } from '../../reading.ts';
import type { Position } from '../position.ts';
import type { LineKind, Notice } from './reading.ts';
import { growTree, type Tree } from './tree.ts';

/** A game that grows line by line. */
export interface UsiState {
  readonly tree: Tree;
  readonly start: Position;
  readonly notices: Notice[];
  readonly lineKinds: LineKind[];
  readonly remarks: Remark[];
  readonly firstLine: number;
  /** Whether all its lines so far were bare positions, which another may follow. */
  readonly isList: boolean;
  /** The words of its moves. */
  words: readonly string[];
  ending: Ending | null;
}

/** A game of which nothing but its start was read. */
export const newUsiState = (
  start: Position,
  line: number,
  isList: boolean,
  words: readonly string[],
  budget?: Budget,
): UsiState => ({
  tree: growTree(start, budget),
  start,
  notices: [],
  lineKinds: [],
  remarks: [],
  firstLine: line,
  isList,
  words,
  ending: null,
});
