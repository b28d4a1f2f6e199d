/** The shape of a piece, drawn in a square of 110 × 120, in which points are as far apart as on its board. */
export const CELL = { width: 110, height: 120 } as const;

/** The middle of the square. */
export const MIDDLE = { x: CELL.width / 2, y: CELL.height / 2 } as const;

/** How wide and high the wood is. */
export const WOOD = { width: 98, height: 110 } as const;

/** The middle of a face lies a little below the middle of its square, where the wood is widest. */
export const LOWER = 5;

/** The letters of a face, without the plus of those that pieces turn over to, in upper case for both sides. */
export const lettersOf = (face: string): string => face.replace('+', '').toUpperCase();

/** Whether a face is one that a piece turns over to. */
export const isTurned = (face: string): boolean => face.startsWith('+');
