/** The shape of a disc, drawn in a square of 110 × 110, in which points are as far apart as in its board. */
export const CELL = 110;

/** The middle of the square. */
export const MIDDLE = CELL / 2;

/** How far wood goes from the middle. */
export const WOOD = 48;

/** How much smaller a sign is that has its ways round it. */
export const BESIDE_WAYS = 0.66;

/** Whose a face is: letters of position texts are upper case for Red. */
export const isRed = (face: string): boolean => face === face.toUpperCase();
