/** The words of xiangqi in English. This catalogue is the type of the others. */

import type { EndingTexts } from './shape.ts';

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

export const en = {
  name: 'Xiangqi',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from point to point. Enter picks a piece up or puts it down, Escape lets go of it, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'game record',
  recordExplained: 'game record',

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

  endings,
};
