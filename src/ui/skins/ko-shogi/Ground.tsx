import { GridLines } from '../../board/GridLines.tsx';
import type { BoardSpec } from '../../game/skin.ts';
import './ground.css';

/** The ko shogi board: pieces stand where lines cross. A little higher than wide, as their names run downwards. */
export const board: BoardSpec = {
  columns: 19,
  rows: 19,
  aspect: 12 / 11,
  points: 'crossings',
  hands: 'none',
};

const WIDE = 11;
const HIGH = 12;

/** Nine stars: the upper and the lower three mark where the zones of promotion begin. */
const stars = [5, 9, 13].flatMap((row) =>
  [3, 9, 15].map((column) => [(column + 0.5) * WIDE, (row + 0.5) * HIGH] as const),
);

/** The ground under the pieces: the lines, and nine stars. */
export const Ground = () => (
  <>
    <GridLines {...board} />
    <svg
      className="ko-stars"
      viewBox={`0 0 ${board.columns * WIDE} ${board.rows * HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.5} />
      ))}
    </svg>
  </>
);
