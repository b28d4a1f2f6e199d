/** Stars for a level. */

/** The stars that so many moves and presses earn: three at par, two with one more, otherwise one. */
export const starsFor = (par: number, took: number): 1 | 2 | 3 =>
  took <= par ? 3 : took === par + 1 ? 2 : 1;
