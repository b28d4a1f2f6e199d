/**
 * Places things that are drawn over a board. The unit is 1/11 of a square's width; the height of a square follows from the
 * board's aspect.
 */
import type { BoardSpec } from '../game/skin.ts';

const W = 11;

/** A board to draw over, and whether it is turned about. */
export interface Drawn {
  readonly board: BoardSpec;
  readonly flipped: boolean;
}

/**
 * The drawing’s size, the middle of a square, and the band of a file or rank. Files count from the right and ranks from the
 * top, from 1.
 */
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
    /** The outline of squares that lie together, with that of holes in them. */
    outline: (squares: readonly number[]): string => {
      const all = new Set(squares);
      return squares
        .map((square) => {
          const [x, y] = middle(square);
          const [left, top] = [x - W / 2, y - H / 2];
          // On a turned board the square above another has a greater number.
          const turn = flipped ? -1 : 1;
          const column = square % columns;
          const has = (right: number, down: number): boolean => {
            const [dx, dy] = [right * turn, down * turn];
            return column + dx >= 0 && column + dx < columns && all.has(square + dx + dy * columns);
          };
          return [
            has(0, -1) ? '' : `M${left} ${top}h${W}`,
            has(0, 1) ? '' : `M${left} ${top + H}h${W}`,
            has(-1, 0) ? '' : `M${left} ${top}v${H}`,
            has(1, 0) ? '' : `M${left + W} ${top}v${H}`,
          ].join('');
        })
        .join('');
    },
    /** A transform that moves a drawing round 0, 0 to a square. */
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
