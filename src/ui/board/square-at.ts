/** A rectangle on the screen, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a point lies in a rectangle; its left and upper edge belong to it, as the lines of a board do. */
export const isWithin = ({ left, top, width, height }: Rect, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/**
 * The place of the square at a point of the screen, counted row by row; null beside the board. The squares of the board
 * fill `rect`.
 */
export const squareAt = (
  rect: Rect,
  columns: number,
  rows: number,
  flipped: boolean,
  x: number,
  y: number,
): number | null => {
  if (!isWithin(rect, x, y)) return null;
  // Rounding may carry a point just before the last edge over it. It still belongs to the last square.
  const column = Math.min(columns - 1, Math.floor(((x - rect.left) / rect.width) * columns));
  const row = Math.min(rows - 1, Math.floor(((y - rect.top) / rect.height) * rows));
  const seen = row * columns + column;
  return flipped ? columns * rows - 1 - seen : seen;
};
