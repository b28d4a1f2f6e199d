/** Why a piece cannot go somewhere, or nowhere, in English: with its name and the squares that matter. */
import type { ReasonTexts } from '../../shapes/banqi/reasons.ts';

const a = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
const A = (name: string): string => `A${a(name).slice(1)}`;

export const reasons: ReasonTexts = {
  steps: (piece) => `${A(piece)} moves and captures one square straight.`,
  jumps: 'A cannon goes one square, and takes by jumping over one piece.',
  notYourPiece: ({ name, square }) => `It is not your turn to move the ${name} on ${square}.`,
  emptySquare: (square) => `There is no piece on ${square}.`,
  faceDownPiece: (square) => `The piece on ${square} lies face down: it can only be turned up.`,
  colourUnknown: 'Nobody has a colour yet: turn a piece up first.',
  ownPiece: ({ name, square }) => `Your own ${name} stands on ${square}.`,
  faceDownTarget: (square) => `The piece on ${square} lies face down: it cannot be taken.`,
  notInLine: 'A cannon jumps only along a file or a rank.',
  noScreen: 'The cannon needs exactly one piece to jump over.',
  manyScreens: (screens) => `The cannon jumps exactly one piece, and here are ${screens}.`,
  cannotTake: (hunter, prey) => `${A(hunter)} cannot take ${a(prey)}.`,
  noMove: ({ name, square }) => `Your ${name} on ${square} has no move now.`,
};
