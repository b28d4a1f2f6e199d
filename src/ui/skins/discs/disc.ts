/** The shape of a disc, drawn in a square of 110 × 110, in which points are as far apart as in its board. */
export const CELL = 110;

/** The middle of the square. */
export const MIDDLE = CELL / 2;

/** How far wood goes from the middle. */
export const WOOD = 48;

/** The face of a bare disc, as one that was tossed shows it. */
export const BARE = '-';

/** The face of a disc that lies face down: it is the same for every piece. */
export const BACK = 'x';

/** Whether a face is Red's: letters of position texts are upper case for Red. */
export const isRed = (face: string): boolean => face === face.toUpperCase();
