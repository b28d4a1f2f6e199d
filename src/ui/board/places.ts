/** Where things that are drawn over a board lie: in squares of 11 × 12, as the board is. */
const W = 11;
const H = 12;

/** A board to draw over: how many files and ranks it has, and whether it is turned about. */
export interface Drawn {
  readonly columns: number;
  readonly rows: number;
  readonly flipped: boolean;
}

/** The drawing’s size, the middle of a square, and the band of a file or rank, which count from the right and the top from 1. */
export const placesOn = ({ columns, rows, flipped }: Drawn) => {
  const middle = (square: number): readonly [x: number, y: number] => {
    const seen = flipped ? columns * rows - 1 - square : square;
    return [((seen % columns) + 0.5) * W, (Math.floor(seen / columns) + 0.5) * H];
  };
  return {
    viewBox: `0 0 ${columns * W} ${rows * H}`,
    middle,
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
