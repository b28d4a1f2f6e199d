/** The words of shogi in English. This catalogue is the type of the others. */

import type { EndingTexts } from './shape.ts';

const endings: EndingTexts = {
  checkmate: {
    how: 'Checkmate',
    why: ({ loser }) => `${loser}’s king is in check, and no move saves it.`,
  },
  'no-move': {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in shogi that loses.`,
  },
  sennichite: {
    how: 'Repetition (sennichite)',
    why: () => 'The same position stood on the board for the fourth time.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position stood for the fourth time, and ${loser} had given check with every move: that is forbidden.`,
  },
  impasse: {
    how: 'Impasse (jishogi)',
    why: () => 'Neither king can be mated any more, so the points were counted.',
  },
  declaration: {
    how: 'Declaration',
    why: () => 'A king was declared to have entered, and the points were counted.',
  },
  'move-limit': {
    how: 'Move limit',
    why: () => 'The game reached the last move that its rules allow.',
  },
  'no-mate': { how: 'No mate', why: () => 'The problem has no solution along this line.' },
};

export const en = {
  name: 'Shogi',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from square to square and on to the pieces in hand. Enter picks a piece up or puts it down, Escape lets go of it, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'kifu',
  recordExplained: 'kifu (the record of a game)',

  sides: {
    sente: 'Sente',
    gote: 'Gote',
    shitate: 'Shitate',
    uwate: 'Uwate',
  },

  pieces: {
    king: { name: 'king' },
    rook: { name: 'rook' },
    bishop: { name: 'bishop' },
    gold: { name: 'gold' },
    silver: { name: 'silver' },
    knight: { name: 'knight' },
    lance: { name: 'lance' },
    pawn: { name: 'pawn' },
    dragon: { name: 'dragon' },
    horse: { name: 'horse' },
    'promoted-silver': { name: 'promoted silver' },
    'promoted-knight': { name: 'promoted knight' },
    'promoted-lance': { name: 'promoted lance' },
    tokin: { name: 'tokin' },
  },

  choice: {
    title: 'Promote?',
    promote: (face: string) => `Promote · ${face}`,
    keep: (face: string) => `Keep · ${face}`,
  },

  endings,
};
