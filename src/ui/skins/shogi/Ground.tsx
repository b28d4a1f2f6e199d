import { GridLines } from '../../board/GridLines.tsx';
import type { BoardSpec } from '../../game/skin.ts';
import './ground.css';

/** The shogi board. */
export const board: BoardSpec = {
  columns: 9,
  rows: 9,
  aspect: 12 / 11,
  points: 'cells',
  hands: 'beside',
};

const thirds = [1, 2];

/** The ground under the pieces: the lines, and four stars that mark the camps. */
export const Ground = () => (
  <>
    <GridLines {...board} />
    {thirds.flatMap((row) =>
      thirds.map((column) => (
        <i key={`${column} ${row}`} className={`star across-${column} down-${row}`} />
      )),
    )}
  </>
);
