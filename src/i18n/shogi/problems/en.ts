/** What makes a position unplayable, in English. */
import type { ProblemTexts } from '../shape.ts';

export const en: ProblemTexts = {
  'king-missing': ({ side }) => `${side} has no king.`,
  'too-many-kings': ({ side }) => `${side} has more than one king.`,
  nifu: ({ side }) => `${side} has two unpromoted pawns on one file (nifu).`,
  'dead-piece': ({ side }) => `${side} has a piece that could never move.`,
  'too-many': ({ piece }) => `There are more pieces of this kind than a set has: ${piece}.`,
  'in-check': ({ side }) => `${side} is in check, although the other side is to move.`,
  checkmate: ({ side }) => `${side} is checkmated already: the game would be over before it began.`,
  'no-move': ({ side }) =>
    `${side} is to move and has no legal move: the game would be over before it began.`,
};
