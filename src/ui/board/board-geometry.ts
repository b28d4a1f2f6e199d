/** Where things that are drawn over a board lie: in squares 11 wide and as high as the board's are for that. */
import type { BoardSpec } from '../skin.ts';

const W = 11;

/** A board to draw over, and whether it is turned about. */
export interface Drawn {
  readonly board: BoardSpec;
  readonly flipped: boolean;
}

/** The drawing’s size, the middle of a square, and the band of a file or rank, which count from the right and the top from 1. */
export const boardGeometry = ({
  board: { columns, rows, aspect, seen: order },
  flipped,
}: Drawn) => {
  const H = W * aspect;
  const middle = (square: number): readonly [x: number, y: number] => {
    const place = order?.indexOf(square) ?? square;
    const seen = flipped ? columns * rows - 1 - place : place;
    return [((seen % columns) + 0.5) * W, (Math.floor(seen / columns) + 0.5) * H];
  };
  return {
    viewBox: `0 0 ${columns * W} ${rows * H}`,
    middle,
    /** The upper left corner of a square, in parts of the board. */
    part: (square: number): readonly [left: string, top: string] => {
      const [x, y] = middle(square);
      return [`${((x / W - 0.5) / columns) * 100}%`, `${((y / H - 0.5) / rows) * 100}%`];
    },
    /** Moves what is drawn round 0, 0 to a square. */
    onto: (square: number): string => `translate(${middle(square).join(' ')})`,
    band: (one: 'file' | 'rank', index: number) => {
      const file = one === 'file';
      const straight = file ? columns - index : index - 1;
      const at = flipped ? (file ? columns : rows) - 1 - straight : straight;
      return file
        ? { x: at * W, y: 0, width: W, height: rows * H }
        : { x: 0, y: at * H, width: columns * W, height: H };
    },
  };
};
