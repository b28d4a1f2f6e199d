import { everySquare, FILES, RANKS } from '#games/banqi/square.ts';
import { GridLines } from '../../board/GridLines.tsx';
import type { BoardSpec } from '../../game/skin.ts';
import './ground.css';

/** Half of a xiangqi board, lying: pieces stand in its cells. */
export const lying: BoardSpec = {
  columns: FILES,
  rows: RANKS,
  aspect: 1,
  points: 'cells',
  hands: 'none',
};

/** The same board turned by a quarter, as the hands of a clock turn: file a is above, rank 1 at the left. */
export const standing: BoardSpec = {
  ...lying,
  columns: RANKS,
  rows: FILES,
  seen: everySquare.map((place) => {
    const [file, rank] = [Math.floor(place / RANKS), place % RANKS];
    return (RANKS - 1 - rank) * FILES + file;
  }),
};

/** The ground under the pieces: the lines of the cells. */
export const LyingGround = () => <GridLines {...lying} />;

/** The same ground for a board that stands. */
export const StandingGround = () => <GridLines {...standing} />;
