import { GridLines } from '../../board/GridLines.tsx';
import type { BoardSpec } from '../../skin.ts';

/** Half of a xiangqi board, lying: pieces stand in its cells. */
export const board: BoardSpec = {
  columns: 8,
  rows: 4,
  aspect: 1,
  points: 'cells',
  hands: 'none',
};

/** What lies under the pieces: the lines of the cells. */
export const Ground = () => <GridLines {...board} />;
