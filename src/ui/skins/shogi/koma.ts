/** The shape of a koma, drawn in a square of 110 × 120, and how large each kind is. */

/** The square a piece stands in: the board's 11:12. */
export const CELL = { width: 110, height: 120 } as const;

/** How large each kind is beside the king, across and along. */
const sizes: Readonly<Record<string, readonly [across: number, along: number]>> = {
  K: [1, 1],
  R: [0.965, 0.97],
  B: [0.965, 0.97],
  G: [0.915, 0.935],
  S: [0.915, 0.935],
  N: [0.865, 0.9],
  L: [0.81, 0.9],
  P: [0.775, 0.845],
};

/** Width and height of the king's koma. */
export const KING_WIDTH = 93;
export const KING_HEIGHT = 105;

/** The size of a face beside the king; a promoted piece is as large as its base. */
export const sizeOf = (face: string): readonly [across: number, along: number] =>
  sizes[face.replace('+', '').toUpperCase()] ?? [1, 1];
