/** The words of banqi in English. This catalogue is the type of the others. */

import type { EndingTexts, HiddenPieces } from './shape.ts';

const endings: EndingTexts = {
  'no-pieces': {
    how: 'All pieces captured',
    why: ({ loser }) => `${loser} has no piece left, on the board or face down.`,
  },
  'no-move': {
    how: 'No move left',
    why: ({ loser }) => `${loser} cannot move, and no piece is left to turn up.`,
  },
  repetition: {
    how: 'Repetition',
    why: () => 'The same position stood for the third time.',
  },
  'no-progress': {
    how: 'No progress',
    why: () => 'No piece was captured or turned up for as many turns as the rules allow.',
  },
};

export const en = {
  name: 'Banqi',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from square to square. Enter turns a face-down piece up, and picks a face-up piece up or puts it down. Escape lets go of a piece, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'game record',
  recordExplained: 'game record',

  /** Whoever moves first is player 1; who has which colour the first piece that is turned up tells. */
  sides: { first: 'Player 1', second: 'Player 2', red: 'Red', black: 'Black' },

  /** Says which colour a player has, when that is settled. */
  plays: (player: string, colour: string) => `${player} is ${colour}`,

  pieces: {
    king: { name: 'king' },
    advisor: { name: 'mandarin' },
    elephant: { name: 'elephant' },
    chariot: { name: 'chariot' },
    horse: { name: 'horse' },
    cannon: { name: 'cannon' },
    soldier: { name: 'soldier' },
    down: { name: 'face-down piece' },
  },

  /** A piece with its colour, as it is turned up: whose it is may not be known. */
  coloured: {
    red: (piece: string) => `red ${piece}`,
    black: (piece: string) => `black ${piece}`,
  },
  /** What still lies face down of a colour: how many pieces, and each kind with its number. */
  hidden: ({ colour, count, kinds }: HiddenPieces) =>
    count === 0
      ? `${colour}: nothing is face down`
      : `${colour}, face down: ${count}. ${kinds.map(([name, number]) => `${name} ${number}`).join(', ')}`,
  /** What a turn-up that was taken back has shown: it lies face down again, and both know it. */
  known: (square: string, piece: string) => `${square} lies face down, but is known: ${piece}`,
  captures: 'Who takes whom',

  endings,
};
