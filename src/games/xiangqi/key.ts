import { at, FIRST, LAST, type Position, STRIDE } from './position.ts';

/**
 * A key that is equal exactly for positions that repeat one another: board and side to move (rules B16). Two numbers go
 * into a character, since each is below 64. The text is compared and never read.
 */
export const positionKey = ({ cells: c, turn }: Position): string => {
  let key = String.fromCharCode(turn);
  for (let r = FIRST; r < LAST; r += STRIDE)
    key += String.fromCharCode(
      at(c, r) | (at(c, r + 1) << 6),
      at(c, r + 2) | (at(c, r + 3) << 6),
      at(c, r + 4) | (at(c, r + 5) << 6),
      at(c, r + 6) | (at(c, r + 7) << 6),
      at(c, r + 8),
    );
  return key;
};
