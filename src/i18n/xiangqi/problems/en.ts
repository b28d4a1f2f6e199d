/** What makes a position unplayable, in English. */
import type { ProblemTexts } from '../shape.ts';

export const en: ProblemTexts = {
  'king-missing': ({ side }) => `${side} has no king.`,
  'too-many-kings': ({ side }) => `${side} has more than one king.`,
  misplaced: ({ side, piece }) => `${side}’s ${piece} stands where it could never come.`,
  'too-many': ({ side, piece }) => `${side} has more of this piece than a set has: ${piece}.`,
  'facing-kings': () => 'The kings face each other on an open file.',
  'in-check': ({ side }) => `${side} is in check, although the other side is to move.`,
  checkmate: ({ side }) => `${side} is checkmated already: the game would be over before it began.`,
  stalemate: ({ side }) =>
    `${side} is to move and has no legal move: the game would be over before it began.`,
  'no-attackers': () => 'Neither side has a piece that could cross the river.',
};
