/** The words of xiangqi in English. This catalogue is the type of the others. */

import type { EndingTexts, WarningTexts } from './shape.ts';

const endings: EndingTexts = {
  checkmate: {
    how: 'Checkmate',
    why: ({ loser }) => `${loser}’s king is in check, and no move saves it.`,
  },
  stalemate: {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in xiangqi that loses.`,
  },
  'no-attackers': {
    how: 'Nothing left to attack with',
    why: () => 'Neither side has a piece left that could cross the river.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position came back, and ${loser} had given check with every move: that is forbidden.`,
  },
  'perpetual-chase': {
    how: 'Perpetual chase',
    why: ({ loser }) =>
      `The same position came back, and ${loser} had chased the same piece with every move: that is forbidden.`,
  },
  repetition: {
    how: 'Repetition',
    why: () => 'The same position came back too often, and neither side had to stop.',
  },
  'no-capture': {
    how: 'No capture for too long',
    why: () => 'No piece was captured for as many moves as the rules allow.',
  },
};

const warnings: WarningTexts = {
  'second-time-checking': (side) => `Repeated by nothing but checks: if it goes on, ${side} loses.`,
  'second-time-chasing': (side) => `Repeated by chasing one piece: if it goes on, ${side} loses.`,
};

export const en = {
  name: 'Xiangqi',

  sides: {
    red: 'Red',
    black: 'Black',
  },

  pieces: {
    king: { name: 'king' },
    mandarin: { name: 'mandarin' },
    elephant: { name: 'elephant' },
    horse: { name: 'horse' },
    chariot: { name: 'chariot' },
    cannon: { name: 'cannon' },
    soldier: { name: 'soldier' },
  },

  /** Moves as they can be typed. */
  typed: 'For example C2=5, h2e2, 炮二平五, or e2',

  endings,
  warnings,
};
