/** What makes a position unplayable, in English. */
import type { ProblemTexts } from '../shape.ts';

export const en: ProblemTexts = {
  'command-missing': ({ side }) =>
    `${side} has neither a general or governor nor a middle troop with a banner.`,
  'too-many': ({ side, piece }) => `${side} has more of this piece than a set has: ${piece}.`,
  'no-move': ({ side }) =>
    `${side} is to move and has no legal move: the game would be over before it began.`,
};
