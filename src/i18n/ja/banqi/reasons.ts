/** Why a piece cannot go somewhere, or nowhere, in Japanese: with its name and the squares that matter. */
import type { ReasonTexts } from '../../shapes/banqi/reasons.ts';

export const reasons: ReasonTexts = {
  steps: (piece) => `${piece}は縦横に1マス動き、隣の駒を取ります。`,
  jumps: '砲は縦横に1マス動き、駒を1つ飛び越えて取ります。',
  notYourPiece: ({ name, square }) => `いまは${square}の${name}を動かす番ではありません。`,
  emptySquare: (square) => `${square}に駒はありません。`,
  faceDownPiece: (square) => `${square}の駒は裏向きで、めくることしかできません。`,
  colourUnknown: 'まだ色が決まっていません。まず駒をめくってください。',
  ownPiece: ({ name, square }) => `${square}には自分の${name}がいます。`,
  faceDownTarget: (square) => `${square}の駒は裏向きなので取れません。`,
  notInLine: '砲が飛べるのは縦か横だけです。',
  noScreen: '砲が取るには、飛び越える駒がちょうど1つ要ります。',
  manyScreens: (screens) => `砲が飛び越える駒はちょうど1つです。ここには${screens}つあります。`,
  cannotTake: (hunter, prey) => `${hunter}で${prey}は取れません。`,
  noMove: ({ name, square }) => `${square}の${name}はいま動けません。`,
};
