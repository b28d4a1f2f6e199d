/** Where something is drawn on the screen, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a point lies in a rectangle; its left and upper edge belong to it, as the lines of a board do. */
export const isWithin = ({ left, top, width, height }: Rect, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** The place, counted row by row, of the square at a point of the screen, of a board whose squares fill `rect`; null beside it. */
export const squareAt = (
  rect: Rect,
  columns: number,
  rows: number,
  flipped: boolean,
  x: number,
  y: number,
): number | null => {
  if (!isWithin(rect, x, y)) return null;
  // What rounding makes of a point just before the last edge is still the last square.
  const column = Math.min(columns - 1, Math.floor(((x - rect.left) / rect.width) * columns));
  const row = Math.min(rows - 1, Math.floor(((y - rect.top) / rect.height) * rows));
  const seen = row * columns + column;
  return flipped ? columns * rows - 1 - seen : seen;
};
