import { at, type Position, STRIDE } from './position.ts';

/**
 * Equal exactly for positions that repeat one another: board, both hands and side to move, not the move number
 * (rules A57). Two numbers to a character, since each is below 64; the text is compared and never read.
 */
export const positionKey = ({ cells: c, hands: h, turn }: Position): string => {
  let key = String.fromCharCode(turn);
  for (let r = 2 * STRIDE + 1; r < 11 * STRIDE; r += STRIDE)
    key += String.fromCharCode(
      at(c, r) | (at(c, r + 1) << 6),
      at(c, r + 2) | (at(c, r + 3) << 6),
      at(c, r + 4) | (at(c, r + 5) << 6),
      at(c, r + 6) | (at(c, r + 7) << 6),
      at(c, r + 8),
    );
  for (let kind = 1; kind < 8; kind++) key += String.fromCharCode(at(h, kind), at(h, kind + 8));
  return key;
};
