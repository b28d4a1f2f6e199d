import { at, FIRST, LAST, type Position } from './position.ts';

/**
 * Equal exactly for positions that repeat one another: pieces with faces and base kinds, side to move, and the rule of the
 * banner and drums, not the move number. The text is compared and never read.
 */
export const positionKey = ({ cells, turn, substitute }: Position): string => {
  const codes = [turn + (substitute ? 2 : 0)];
  // The rim is the same in each: it parts the ranks and need not be left out.
  for (let cell = FIRST; cell <= LAST; cell++) codes.push(at(cells, cell));
  return String.fromCharCode(...codes);
};
