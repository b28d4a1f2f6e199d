/** What makes a position unplayable, in English. */
import type { ProblemTexts } from '../shape.ts';

export const en: ProblemTexts = {
  'face-up-without-colour': () => 'A piece lies face up, and nobody has a colour.',
  'second-without-colour': ({ side }) => `${side} is to move, and nobody has a colour.`,
  'no-pieces': ({ side }) => `${side} has no pieces: the game would be over before it began.`,
  'no-move': ({ side }) => `${side} has no move: the game would be over before it began.`,
};
