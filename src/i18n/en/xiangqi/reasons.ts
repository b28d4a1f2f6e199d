/** Why a piece cannot go somewhere, or nowhere, in English: with its name and the points that matter. */

import type { ReasonTexts, Standing } from '../../shapes/xiangqi/reasons.ts';
import { listed } from '../format.ts';
import type { pieces } from './pieces.ts';

const on = ({ name, square }: Standing): string => `${name} on ${square}`;
const a = ({ name }: Standing): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
const A = (piece: Standing): string => `A${a(piece).slice(1)}`;

export const reasons: ReasonTexts<keyof typeof pieces> = {
  movement: {
    king: 'A king goes one point straight, within its palace.',
    mandarin: 'A mandarin goes one point diagonally, within its palace.',
    elephant: 'An elephant goes exactly two points diagonally, on its own bank.',
    horse: 'A horse goes one point straight, then one diagonally outward.',
    chariot: 'A chariot goes any number of points in a straight line.',
    cannon: 'A cannon goes like a chariot, and captures over one piece.',
    soldier: 'A soldier goes one point forward; across the river sideways too.',
  },
  goes: {
    king: 'one point straight, within its palace',
    mandarin: 'one point diagonally, within its palace',
    elephant: 'two points diagonally, on its own bank',
    horse: 'one point straight, then one diagonally',
    chariot: 'any distance in a straight line',
    cannon: 'like a chariot, captures over one piece',
    soldier: 'one point forward; across the river sideways too',
  },
  notYourTurn: (piece) => `It is not your turn to move the ${on(piece)}.`,
  emptyPoint: (point) => `There is no piece on ${point}.`,
  ownPiece: (there) => `Your own ${there.name} stands on ${there.square}.`,
  blocked: (by) => `The ${on(by)} is in the way.`,
  soldierBackwards: 'A soldier never goes back.',
  soldierSideways: 'A soldier goes sideways only across the river.',
  palace: (piece) => `${A(piece)} may not leave its palace.`,
  river: (piece) => `${A(piece)} may not cross the river.`,
  horseLeg: (by) => `The ${on(by)} stands at the horse’s leg and blocks it.`,
  elephantEye: (by) => `The ${on(by)} stands in the elephant’s eye and blocks it.`,
  cannonNoScreen: (to) => `To capture on ${to} the cannon needs one piece to jump over.`,
  cannonManyScreens: (screens) => `A cannon captures over one piece, not over ${screens}.`,
  pinned: (piece, by) => `The ${on(piece)} shields your king from the ${on(by)}.`,
  facingKings: (king) => `Your king would face the ${on(king)} on an open file.`,
  stillInCheck: (by) =>
    `The ${listed(by.map(on))} still check${by.length > 1 ? '' : 's'} your king.`,
  wouldCheck: (by) => `With this move the ${on(by)} would check your king.`,
  kingTaken: (to, by) => `The ${on(by)} would take your king on ${to}.`,
  walledIn: ({ name }, points) =>
    points.length === 0
      ? `Your ${name} is blocked by pieces on every side.`
      : `Your ${name} is blocked by ${points.length > 1 ? 'pieces' : 'a piece'} on ${listed(points)}.`,
  cannotStopCheck: ({ name }, by) => `Your ${name} cannot stop the check by the ${on(by)}.`,
  noSafePoint: 'Your king has no safe point to go to.',
};
