/** A mate explained step by step, in English. */

import type { Standing } from '../../shapes/shogi/reasons.ts';
import { listed } from '../format.ts';

const on = ({ name, square }: Standing): string => `${name} on ${square}`;
const the = (pieces: readonly Standing[]): string =>
  listed(pieces.map((piece) => `the ${on(piece)}`));

export const mates = {
  king: (king: Standing, checked: boolean) =>
    checked
      ? `The ${on(king)} is in check.`
      : `The ${on(king)} is not in check, but its side has no legal move.`,
  check: (piece: Standing) => `The ${on(piece)} gives check.`,
  own: ({ square, name }: Standing) =>
    `The king cannot go to ${square}: its own ${name} stands there.`,
  covered: (square: string, guards: readonly Standing[], takes: boolean) =>
    `The king cannot ${takes ? 'take on' : 'go to'} ${square}: ${the(guards)} would take it there.`,
  twoChecks: 'Two pieces give check: no move stops both.',
  noCapture: (piece: Standing) => `Nothing else can take the ${on(piece)}.`,
  pinned: (piece: Standing, square: string, pinners: readonly Standing[], takes: boolean) =>
    `The ${on(piece)} cannot ${takes ? 'take on' : 'step in on'} ${square}: it must shield its king from ${the(pinners)}.`,
  noBlock: (room: boolean) =>
    room ? 'Nothing can be put between.' : 'Nothing can be put between: there is no square for it.',
  noDrop: (piece: string, square: string, why: string) =>
    `No ${piece} can be dropped on ${square}. ${why}`,
};
