/** Why a piece cannot go somewhere, or nowhere, in English: with its name and the squares that matter. */

import type { Named, ReasonTexts, Standing } from '../../shapes/shogi/reasons.ts';
import { listed } from '../format.ts';
import type { pieces } from './pieces.ts';

const on = ({ name, square }: Standing): string => `${name} on ${square}`;
const a = ({ name }: Named): string => `a ${name}`;
const A = ({ name }: Named): string => `A ${name}`;
const likeGold = (name: string): string => `A ${name} goes like a gold.`;

export const reasons: ReasonTexts<keyof typeof pieces> = {
  movement: {
    king: 'A king goes one square in any direction.',
    rook: 'A rook goes any number of squares in a straight line.',
    bishop: 'A bishop goes any number of squares diagonally.',
    gold: 'A gold goes one square, but not diagonally backward.',
    silver: 'A silver goes one square forward or diagonally.',
    knight: 'A knight jumps two squares forward and one to the side.',
    lance: 'A lance goes any number of squares straight forward.',
    pawn: 'A pawn goes one square straight forward.',
    dragon: 'A dragon goes like a rook, or one square diagonally.',
    horse: 'A horse goes like a bishop, or one square straight.',
    'promoted-silver': likeGold('promoted silver'),
    'promoted-knight': likeGold('promoted knight'),
    'promoted-lance': likeGold('promoted lance'),
    tokin: likeGold('tokin'),
  },
  goes: {
    king: 'one square in any direction',
    rook: 'any distance in a straight line',
    bishop: 'any distance diagonally',
    gold: 'one square, but not diagonally backward',
    silver: 'one square forward or diagonally',
    knight: 'jumps two forward and one to the side',
    lance: 'any distance straight forward',
    pawn: 'one square forward',
    dragon: 'like a rook, or one diagonally',
    horse: 'like a bishop, or one straight',
    'promoted-silver': 'like a gold',
    'promoted-knight': 'like a gold',
    'promoted-lance': 'like a gold',
    tokin: 'like a gold',
  },
  notYourTurn: (piece) => `It is not your turn to move the ${on(piece)}.`,
  notYourHand: ({ name }) => `That ${name} in hand is not yours to drop now.`,
  emptySquare: (square) => `There is no piece on ${square}.`,
  notInHand: ({ name }) => `You have no ${name} in hand.`,
  occupied: (by) => `${by.square} is taken by ${a(by)}: a drop needs an empty square.`,
  ownPiece: (there) => `Your own ${there.name} stands on ${there.square}.`,
  blocked: (by) => `The ${on(by)} is in the way.`,
  neverPromotes: (piece) => `${A(piece)} never promotes.`,
  promotedAlready: (piece) => `${A(piece)} is promoted already.`,
  promotesLater: ({ name }) => `A dropped ${name} can promote only on a later move.`,
  outsideZone: (from, to) => `Neither ${from} nor ${to} is in the promotion zone.`,
  mustPromote: (piece, to) => `${A(piece)} must promote on ${to}: it could never move from there.`,
  nifu: (pawn) => `Your pawn on ${pawn} is already on this file (nifu).`,
  deadSquare: (piece, to) => `${A(piece)} dropped on ${to} could never move.`,
  pinned: (piece, by) => `The ${on(piece)} is pinned by the ${on(by)}.`,
  stillInCheck: (by) =>
    `The ${listed(by.map(on))} still check${by.length > 1 ? '' : 's'} your king.`,
  kingTaken: (to, by) => `The ${on(by)} would take your king on ${to}.`,
  uchifuzume: (to) => `A pawn dropped on ${to} may not give mate (uchifuzume).`,
  noMove: ({ name }) => `Your ${name} has no move now.`,
  walledIn: ({ name }, squares) =>
    squares.length === 0
      ? `Your ${name} is blocked by your pieces on every side.`
      : `Your ${name} is blocked by your ${squares.length > 1 ? 'pieces' : 'piece'} on ${listed(squares)}.`,
  cannotStopCheck: ({ name }, by) => `Your ${name} cannot stop the check by the ${on(by)}.`,
  noSafeSquare: 'Your king has no safe square to go to.',
  noSquareFromHand: ({ name }) => `There is no square now for your ${name} in hand.`,
};
