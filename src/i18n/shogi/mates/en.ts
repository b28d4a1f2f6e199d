/** A mate told step by step, in English. Pieces come with their squares: "gold on 5b". */
import { listed } from '../../format.ts';

const list = listed('en');
const the = (pieces: readonly string[]): string => list(pieces.map((piece) => `the ${piece}`));

export const en = {
  on: (piece: string, square: string) => `${piece} on ${square}`,
  king: (king: string, checked: boolean) =>
    checked
      ? `The ${king} is in check.`
      : `The ${king} is not in check, but its side has no legal move.`,
  check: (piece: string) => `The ${piece} gives check.`,
  own: (square: string, piece: string) =>
    `The king cannot go to ${square}: its own ${piece} stands there.`,
  covered: (square: string, guards: readonly string[], takes: boolean) =>
    `The king cannot ${takes ? 'take on' : 'go to'} ${square}: ${the(guards)} would take it there.`,
  twoChecks: 'Two pieces give check: no move stops both.',
  noCapture: (piece: string) => `Nothing else can take the ${piece}.`,
  pinned: (piece: string, square: string, pinners: readonly string[], takes: boolean) =>
    `The ${piece} cannot ${takes ? 'take on' : 'step in on'} ${square}: it must shield its king from ${the(pinners)}.`,
  noBlock: (room: boolean) =>
    room ? 'Nothing can be put between.' : 'Nothing can be put between: there is no square for it.',
  noDrop: (piece: string, square: string, why: string) =>
    `No ${piece} can be dropped on ${square}. ${why}`,
};
